import type { ReactNode } from "react"
import { Link } from "react-router"
import { ButtonLink, buttonClass } from "../../ui/controls/button.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon, ChatIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { chatLink } from "../company/chat-link.ts"
import { useCompany } from "../company/company-context.ts"
import type { success } from "../content/success.ts"
import { walls } from "../content/walls.ts"
import style from "./success-message.module.css"

type Props = {
  page: typeof success
  /** 'na segunda-feira, até as 9h40', or the general promise. */
  promise: string
  /** For screen readers: where the chat opens. */
  opensInNewTab: string
  /** At the bottom, with the full width. */
  children: ReactNode
}

export function SuccessMessage({ page, promise, opensInNewTab, children }: Props) {
  const { title, text, deadlineTitle, phoneTitle, stepsTitle, steps, back, chat } = page
  const { mainPhone, whatsapp } = useCompany()
  return (
    <section className={style.done} aria-labelledby="enviada">
      <div className={style.textBlock}>
        <h1 id="enviada">{title}</h1>
        <p className={style.lead}>{text}</p>
        <dl className={style.deadline}>
          <div>
            <dt>{deadlineTitle}</dt>
            <dd>{promise}</dd>
          </div>
          <div>
            <dt>{phoneTitle}</dt>
            <dd>
              <a href={`tel:${mainPhone.e164}`}>{mainPhone.display}</a>
            </dd>
          </div>
        </dl>
        <h2>{stepsTitle}</h2>
        <ol className={style.steps}>
          {steps.map((step) => (
            <li key={step.title} data-part="step">
              <strong>{step.title}</strong>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <Row>
          <Link className={buttonClass()} to={back.href}>
            {back.label}
            <ArrowIcon />
          </Link>
          <ButtonLink
            look="chat"
            href={chatLink(whatsapp, chat.message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ChatIcon />
            {chat.label}
            <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
          </ButtonLink>
        </Row>
      </div>
      <div className={style.wall}>
        <Wall rows={walls.success} />
      </div>
      {children}
    </section>
  )
}
