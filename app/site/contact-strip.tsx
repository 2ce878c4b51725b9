import { ButtonLink } from "../ui/button.tsx"
import { ChatIcon, PhoneIcon } from "../ui/icon.tsx"
import { VisuallyHidden } from "../ui/visually-hidden.tsx"
import { chatLink } from "./chat-link.ts"
import style from "./contact-strip.module.css"
import { company } from "./content/company.ts"
import { quoteWords } from "./content/quote-words.ts"

type Props = { text: string; chat: { label: string; message: string } }

/** Phone and chat in one band, where a page has nothing better to offer. */
export const ContactStrip = ({ text, chat }: Props) => (
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
        {chat.label} <VisuallyHidden>{quoteWords.newTab}</VisuallyHidden>
      </ButtonLink>
    </div>
  </div>
)
