import { SiteLink } from "../shell/site-link.tsx"
import style from "./official-link.module.css"

type Props = { label: string; href: string }

/** A link to the public look-up of a body, or to one of our own addresses. */
export function OfficialLink({ label, href }: Props) {
  const isOther = href.startsWith("https:")
  return isOther ? (
    <a className={style.other} href={href} rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <SiteLink className={style.own} href={href}>
      {label}
    </SiteLink>
  )
}
