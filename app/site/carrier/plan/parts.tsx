import { ButtonLink } from "../../../ui/controls/button.tsx"
import { ArrowIcon } from "../../../ui/tiles/icon.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import type { Glaze, PlanCard } from "../carrier-page.ts"
import style from "./parts.module.css"

/** Chooses the subject in the page's form. */
export type AskAbout = (subject: string) => void

export type PlanListProps = {
  cards: readonly PlanCard[]
  art?: readonly string[]
  ground?: Glaze
  onAsk: AskAbout
}

type ActionProps = { of: PlanCard; look: "act" | "quiet" | "inverse" | "go"; onAsk: AskAbout }

/** Without script a plain way to the form; with it the subject is chosen on arrival. */
export const PlanAction = ({ of: { action }, look, onAsk }: ActionProps) => {
  const link = { href: "#formulario", onClick: () => onAsk(action.subject) }
  return look === "go" ? (
    <a {...link} className={style.go}>
      {action.label}
      <ArrowIcon />
    </a>
  ) : (
    <ButtonLink {...link} look={look}>
      {action.label}
      <ArrowIcon />
    </ButtonLink>
  )
}

export const PlanFlag = ({ of: { highlight } }: { of: PlanCard }) =>
  highlight && <p className={style.flag}>{highlight}</p>

export const PlanTerms = ({ of: { terms } }: { of: PlanCard }) =>
  terms.length > 0 && (
    <dl className={style.terms}>
      {terms.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ProseText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
