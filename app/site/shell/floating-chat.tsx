import { ChatIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import type { Phone } from "../company/company.ts"
import { shell } from "../content/shell.ts"
import style from "./floating-chat.module.css"

type Props = { href: string; phone: Phone }

/**
 * S2.23: the chat on every public page (D65). On small screens it shares a bar at the bottom with the phone; on wide ones it
 * is the last tile of the header, because there no text, field or link of a page can be under it (N3.07).
 */
export function FloatingChat({ href, phone }: Props) {
  const { region, call, label, description } = shell.floatingChat
  return (
    <aside aria-label={region} className={style.bar}>
      <a className={style.phone} data-ground="petroleo" href={`tel:${phone.e164}`}>
        <PhoneIcon />
        <span className={style.word}>{call}</span>
        <span className={style.number}>{phone.display}</span>
      </a>
      <a
        className={style.chat}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={description}
      >
        <ChatIcon />
        {label}
      </a>
    </aside>
  )
}
