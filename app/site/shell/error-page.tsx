import { ButtonLink } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { ContactStrip } from "../company/contact-strip.tsx"
import { errors } from "../content/errors.ts"
import { faultMetadata } from "../content/fault-metadata.ts"
import { walls } from "../content/walls.ts"
import style from "./fault-page.module.css"

type Props = {
  fault: "unexpected" | "unavailable" | "unreachable" | "tooMany"
  /** The address to try again. */
  retryHref: string
}

/** The page for an internal error or an overload. It has its own title. */
export function ErrorPage({ fault, retryHref }: Props) {
  const { title, text } = errors[fault]
  return (
    <>
      <title>{faultMetadata.error.title}</title>
      <meta name="robots" content="noindex" />
      <div className={style.loose}>
        <Wall rows={walls.loose} />
      </div>
      <div className={style.textBlock}>
        <div>
          <h1>{title}</h1>
          <p className={style.lead}>{text}</p>
          <div className={style.ways}>
            {/* external: the browser loads the page again from the server, without the state of the failure. */}
            <ButtonLink href={retryHref} rel="external">
              {errors.retry}
              <ArrowIcon />
            </ButtonLink>
            <ButtonLink look="line" href={errors.home.href} rel="external">
              {errors.home.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ContactStrip text={errors.contact} chat={errors.chat} />
    </>
  )
}
