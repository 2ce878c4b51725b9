import { ChatIcon, PenIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import style from "./mobile-actions.module.css"

type Props = { call: string | null; chat: string | null }

/** The main actions, fixed at the bottom of the screen on a phone. */
export function MobileActions({ call, chat }: Props) {
  return (
    <nav className={style.actions} aria-label="Agir agora" data-mobile-actions>
      {call && (
        <a href={call} className={style.call}>
          <PhoneIcon />
          Ligar
        </a>
      )}
      {chat && (
        <a href={chat} className={style.chat} target="_blank" rel="noreferrer">
          <ChatIcon />
          WhatsApp
        </a>
      )}
      <a href="#registrar">
        <PenIcon />
        Registrar
      </a>
    </nav>
  )
}
