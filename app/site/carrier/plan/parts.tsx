import { ButtonLink } from "../../../ui/controls/button.tsx"
import { ArrowIcon } from "../../../ui/tiles/icon.tsx"
import type { WallRows } from "../../../ui/tiles/tile-code.ts"
import { ProseText } from "../../prose/prose-text.tsx"
import type { Glaze, PlanCard } from "../carrier-page.ts"
import style from "./parts.module.css"

/** Selects the subject in the page's form. */
export type ChooseSubject = (subject: string) => void

export type PlanListProps = {
  cards: readonly PlanCard[]
  art?: readonly WallRows[]
  ground?: Glaze
  onChooseSubject: ChooseSubject
}

type ActionProps = { of: PlanCard; look: "act" | "quiet" | "inverse" | "go"; onChooseSubject: ChooseSubject }

/** A link to the form; with script it also selects the subject. */
export function PlanAction({ of: { action }, look, onChooseSubject }: ActionProps) {
  const link = { href: "#formulario", onClick: () => onChooseSubject(action.subject) }
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

export function PlanFlag({ of: { highlight } }: { of: PlanCard }) {
  return highlight && <p className={style.flag}>{highlight}</p>
}

export function PlanTerms({ of: { terms } }: { of: PlanCard }) {
  return (
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
  )
}
