import { ButtonLink } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { Emblem } from "../../ui/tiles/emblem.tsx"
import { ArrowIcon, ChatIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { chatLink } from "../company/chat-link.ts"
import { useCompany } from "../company/company-context.ts"
import { quoteText } from "../content/quote-text.ts"
import style from "./carrier-hero.module.css"
import type { CarrierPage, HeroAction } from "./carrier-page.ts"
import { initials } from "./initials.ts"

type Props = { page: Pick<CarrierPage, "name" | "glaze" | "art" | "hero" | "sideCard"> }

/** The carrier's colour, picture, name, promise and two buttons. */
export function CarrierHero({ page: { name, glaze, art, hero, sideCard } }: Props) {
  return (
    <section className={style.hero} data-ground={glaze}>
      <div className={style.textBlock}>
        <p className={style.tag}>
          <span className={style.emblem}>
            <Emblem initials={initials(name)} {...art.emblem} />
          </span>
          {name}
        </p>
        <h1>{hero.title}</h1>
        <p className={style.lead}>{hero.text}</p>
        <div className={style.actions}>
          {hero.actions.map((action) => (
            <Action key={action.label} action={action} message={sideCard.message} />
          ))}
        </div>
      </div>
      <div className={style.mural}>
        <Wall rows={art.mural} />
      </div>
    </section>
  )
}

function Action({ action, message }: { action: HeroAction; message: string }) {
  const { mainPhone, whatsapp } = useCompany()
  switch (action.to) {
    case "form":
      return (
        <ButtonLink look="inverse" href="#formulario">
          {action.label}
          <ArrowIcon />
        </ButtonLink>
      )
    case "chat":
      return (
        <ButtonLink look="chat" href={chatLink(whatsapp, message)} target="_blank" rel="noopener noreferrer">
          <ChatIcon />
          {action.label} <VisuallyHidden>{quoteText.newTab}</VisuallyHidden>
        </ButtonLink>
      )
    case "phone":
      return (
        <ButtonLink look="line" href={`tel:${mainPhone.e164}`}>
          <PhoneIcon />
          {action.label} {mainPhone.display}
        </ButtonLink>
      )
    case "anchor":
      return (
        <ButtonLink look="line" href={action.href}>
          {action.label}
        </ButtonLink>
      )
    default:
      return action satisfies never
  }
}
