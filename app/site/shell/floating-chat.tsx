import { ChatIcon } from "../../ui/tiles/icon.tsx"
import { shell } from "../content/shell.ts"
import style from "./floating-chat.module.css"

/** S2.23: on every public page (D65). */
export function FloatingChat({ href }: { href: string }) {
  return (
    <aside aria-label={shell.floatingChat.region}>
      <a
        className={style.float}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shell.floatingChat.description}
      >
        <ChatIcon />
        <span>{shell.floatingChat.label}</span>
      </a>
    </aside>
  )
}
