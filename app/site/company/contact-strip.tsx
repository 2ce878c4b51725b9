import { ButtonLink } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChatIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import { quoteText } from "../content/quote-text.ts"
import { chatLink } from "./chat-link.ts"
import { useKnownCompany } from "./company-context.ts"
import style from "./contact-strip.module.css"

type Props = { text: string; chat: { label: string; message: string } }

/** Phone and chat, for pages without a form; nothing while the company is not known. */
export function ContactStrip({ text, chat }: Props) {
  const company = useKnownCompany()
  if (!company) return null
  const { mainPhone, whatsapp, openingHours } = company
  return (
    <div className={style.strip}>
      <p>
        {text} {openingHours && <span>{openingHours}.</span>}
      </p>
      <div className={style.ways}>
        <ButtonLink look="line" href={`tel:${mainPhone.e164}`}>
          <PhoneIcon />
          {mainPhone.display}
        </ButtonLink>
        <ButtonLink
          look="chat"
          href={chatLink(whatsapp, chat.message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ChatIcon />
          {chat.label} <VisuallyHidden>{quoteText.newTab}</VisuallyHidden>
        </ButtonLink>
      </div>
    </div>
  )
}
