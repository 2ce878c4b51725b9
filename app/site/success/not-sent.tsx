import { ButtonLink } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { useCompany } from "../company/company-context.ts"
import type { success } from "../content/success.ts"
import { walls } from "../content/walls.ts"
import style from "./success-message.module.css"

/** The success page when no form was sent: it confirms nothing. */
export function NotSent({ title, text, form, beforePhone }: typeof success.notSent) {
  const { display, e164 } = useCompany().mainPhone
  return (
    <section className={style.done} aria-labelledby="nada-enviado">
      <div className={style.textBlock}>
        <h1 id="nada-enviado">{title}</h1>
        <p className={style.lead}>{text}</p>
        <p className={style.action}>
          <ButtonLink href={form.href}>
            {form.label}
            <ArrowIcon />
          </ButtonLink>
        </p>
        <p>
          {beforePhone} <a href={`tel:${e164}`}>{display}</a>.
        </p>
      </div>
      <div className={style.wall}>
        <Wall rows={walls.success} />
      </div>
    </section>
  )
}
