import { ButtonLink } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChatIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import { company } from "../content/company.ts"
import { quoteText } from "../content/quote-text.ts"
import { chatLink } from "./chat-link.ts"
import style from "./contact-strip.module.css"

type Props = { text: string; chat: { label: string; message: string } }

/** Phone and chat, for pages without a form. */
export function ContactStrip({ text, chat }: Props) {
  return (
    <div className={style.strip}>
      <p>
        {text} <span>{company.hours}.</span>
      </p>
      <div className={style.ways}>
        <ButtonLink look="line" href={`tel:${company.mainPhone.e164}`}>
          <PhoneIcon />
          {company.mainPhone.display}
        </ButtonLink>
        <ButtonLink look="chat" href={chatLink(chat.message)} target="_blank" rel="noopener noreferrer">
          <ChatIcon />
          {chat.label} <VisuallyHidden>{quoteText.newTab}</VisuallyHidden>
        </ButtonLink>
      </div>
    </div>
  )
}
