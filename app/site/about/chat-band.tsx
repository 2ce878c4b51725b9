import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChatIcon } from "../../ui/tiles/icon.tsx"
import style from "./chat-band.module.css"

type Props = {
  label: string
  hint: string
  /** For screen readers: where the link opens. */
  opens: string
  href: string
}

/** The whole band is one link that opens the chat. */
export function ChatBand({ label, hint, opens, href }: Props) {
  return (
    <a className={style.band} data-ground="verde" href={href} target="_blank" rel="noopener noreferrer">
      <span className={style.label}>{label}</span>
      <span className={style.hint}>
        <ChatIcon />
        <span>{hint}</span>
        <VisuallyHidden> ({opens})</VisuallyHidden>
      </span>
    </a>
  )
}
