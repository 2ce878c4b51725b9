import { ChatIcon } from "../ui/icon.tsx"
import style from "./floating-chat.module.css"

/** S2.23: on every public page, a tap away (D65). */
export const FloatingChat = ({ href }: { href: string }) => (
  <aside aria-label="Atendimento por chat">
    <a
      className={style.float}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="WhatsApp: falar com consultor (abre em nova aba)"
    >
      <ChatIcon />
      <span>WhatsApp</span>
    </a>
  </aside>
)
