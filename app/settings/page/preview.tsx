import { Button } from "../../ui/controls/button.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { EyeIcon } from "../../ui/tiles/icon.tsx"
import style from "./preview.module.css"
import { settingsText } from "./settings-text.ts"

const texts = settingsText.preview

/** The name of the frame: forms and links show a page in it. */
export const previewFrame = "previa-do-site"

export type PreviewFacts = {
  /** Answers a GET with the page as it is, and a POST of the form with the page as it would be. */
  href: string
  path: string
  pages: readonly { path: string; label: string }[]
}

/** Inside the form: the real page of the site, with what is in the fields. Without script its button updates it. */
export function Preview({ href, path, pages }: PreviewFacts) {
  return (
    <div className={style.frame}>
      <section className={style.preview} aria-labelledby="previa">
        <div className={style.head}>
          <h3 id="previa">{texts.title}</h3>
          <fieldset className={style.widths}>
            <legend>{texts.widths.legend}</legend>
            <label>
              <input type="radio" name="width" value="phone" defaultChecked />
              {texts.widths.phone}
            </label>
            <label>
              <input type="radio" name="width" value="desktop" data-width="desktop" />
              {texts.widths.desktop}
            </label>
          </fieldset>
        </div>
        <div className={style.choice}>
          <label htmlFor="previewPage">{texts.page}</label>
          <Select id="previewPage" name="page" defaultValue={path}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.label}
              </option>
            ))}
          </Select>
          <Button
            type="submit"
            look="quiet"
            isSmall
            formAction={href}
            formTarget={previewFrame}
            data-preview-button=""
          >
            <EyeIcon />
            {texts.update}
          </Button>
        </div>
        <div className={style.screen}>
          <iframe
            className={style.page}
            name={previewFrame}
            title={texts.frame}
            src={`${href}?page=${encodeURIComponent(path)}`}
            sandbox="allow-same-origin"
          />
        </div>
        <p className={style.note}>{texts.note}</p>
      </section>
    </div>
  )
}
