import { ButtonLink } from "../../../ui/controls/button.tsx"
import { ArrowIcon } from "../../../ui/tiles/icon.tsx"
import type { WallRows } from "../../../ui/tiles/tile-code.ts"
import { ProseText } from "../../prose/prose-text.tsx"
import type { Glaze, PlanCard } from "../carrier-page.ts"
import style from "./parts.module.css"

/** Chooses the subject in the page's form. */
export type AskAbout = (subject: string) => void

export type PlanListProps = {
  cards: readonly PlanCard[]
  art?: readonly WallRows[]
  ground?: Glaze
  onAsk: AskAbout
}

type ActionProps = { of: PlanCard; look: "act" | "quiet" | "inverse" | "go"; onAsk: AskAbout }

/** Without script a plain way to the form; with it the subject is chosen on arrival. */
export function PlanAction({ of: { action }, look, onAsk }: ActionProps) {
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
