import { ButtonLink } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { chatLink } from "../company/chat-link.ts"
import { useCompany } from "../company/company-context.ts"
import type { home } from "../content/home.ts"
import { quoteText } from "../content/quote-text.ts"
import { walls } from "../content/walls.ts"
import { BondQuestion } from "../quote/bond-question.tsx"
import style from "./home-hero.module.css"
import { ProofStrip } from "./proof-strip.tsx"

type Props = typeof home.hero

const sentenceEnd = /(?<=\.) /

export function HomeHero({ id, kicker, title, question, proofsLabel, proofs, ...rest }: Props) {
  return (
    <section id={id} className={style.hero} aria-labelledby={`${id}-title`}>
      <div className={style.textBlock}>
        <p className={style.kicker}>{kicker}</p>
        <h1 id={`${id}-title`}>
          {title.split(sentenceEnd).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <BondQuestion {...question} />
        <OtherWays {...rest} />
      </div>
      <div className={style.mural}>
        <Wall rows={walls.mural} />
      </div>
      <ProofStrip label={proofsLabel} proofs={proofs} />
      <Advantages {...rest} />
    </section>
  )
}

type OtherWaysProps = Pick<Props, "action" | "beforePhone" | "beforeChat" | "chat" | "hours">

/** For those who answer nothing: the form, the telephone and the chat. */
function OtherWays({ action, beforePhone, beforeChat, chat, hours }: OtherWaysProps) {
  const { mainPhone, whatsapp } = useCompany()
  return (
    <div className={style.act}>
      <ButtonLink look="quiet" href={action.href}>
        {action.label}
        <ArrowIcon />
      </ButtonLink>
      <p>
        {beforePhone} <a href={`tel:${mainPhone.e164}`}>{mainPhone.display}</a> {beforeChat}{" "}
        <a href={chatLink(whatsapp, chat.message)} target="_blank" rel="noopener noreferrer">
          {chat.label}
          <VisuallyHidden> {quoteText.newTab}</VisuallyHidden>
        </a>
        {hours}
      </p>
    </div>
  )
}

function Advantages({
  advantagesTitle,
  text,
  advantages,
}: Pick<Props, "advantagesTitle" | "text" | "advantages">) {
  return (
    <div className={style.perks}>
      <div className={style.perksHead}>
        <h2>{advantagesTitle}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {advantages.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
