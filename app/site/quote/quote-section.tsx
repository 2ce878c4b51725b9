import type { ReactNode } from "react"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChatIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { chatLink } from "../company/chat-link.ts"
import { useCompany } from "../company/company-context.ts"
import { quoteText } from "../content/quote-text.ts"
import { walls } from "../content/walls.ts"
import style from "./quote-section.module.css"

export type ChatCard = {
  title: string
  text: string
  /** The first message of the visitor's chat, also shown on the page. */
  message: string
  button: string
  hasPhone: boolean
}

type Props = {
  id: string
  card: ChatCard
  /** The form; the route passes it in. */
  children: ReactNode
}

/** The form and, beside it, the chat: the last section of the home page and of every carrier page. */
export function QuoteSection({ id, card, children }: Props) {
  return (
    <section id={id} className={style.section} aria-labelledby={titleId(id)}>
      <div className={style.quote}>{children}</div>
      <ChatPanel {...card} />
    </section>
  )
}

type HeadingProps = { id: string; title: string; intro: string; level: 1 | 2 }

/** The title and the introduction of the section with this id. Its form renders them, after its errors. */
export function QuoteHeading({ id, title, intro, level }: HeadingProps) {
  const Title = `h${level}` as const
  return (
    <>
      <Title id={titleId(id)} className={style.title}>
        {title}
      </Title>
      <p className={style.intro}>{intro}</p>
    </>
  )
}

const titleId = (id: string) => `${id}-title`

function ChatPanel({ title, text, message, button, hasPhone }: ChatCard) {
  const { mainPhone, whatsapp } = useCompany()
  const { display, e164 } = mainPhone
  return (
    <div className={style.chat} data-ground="petroleo">
      <div className={style.talk}>
        <h3>{title}</h3>
        <p>{text}</p>
        <blockquote className={style.bubble}>{message}</blockquote>
        <div className={style.ways}>
          <ButtonLink
            look="chat"
            href={chatLink(whatsapp, message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ChatIcon />
            {button} <VisuallyHidden>{quoteText.newTab}</VisuallyHidden>
          </ButtonLink>
          {hasPhone && (
            <ButtonLink look="line" href={`tel:${e164}`}>
              <PhoneIcon />
              <VisuallyHidden>{quoteText.call} </VisuallyHidden>
              {display}
            </ButtonLink>
          )}
        </div>
        <p className={style.safety}>
          <strong>{quoteText.safetyTitle}</strong> {quoteText.safety} <a href={`tel:${e164}`}>{display}</a>.
        </p>
      </div>
      <div className={style.wall}>
        <Wall rows={walls.chat} />
      </div>
    </div>
  )
}
