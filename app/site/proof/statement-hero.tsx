import { AccessibilityIcon } from "../../ui/tiles/icon.tsx"
import type { accessibility } from "../content/accessibility.ts"
import style from "./statement-hero.module.css"

type Texts = Pick<ReturnType<typeof accessibility>, "title" | "lead" | "dated" | "goal">

/** What the statement is about, of which day, and the two standards it follows. */
export function StatementHero({ title, lead, dated, goal }: Texts) {
  return (
    <>
      <section className={style.hero} aria-labelledby="acessibilidade">
        <div className={style.text}>
          <h1 id="acessibilidade">{title}</h1>
          <p className={style.lead}>{lead}</p>
          <p>
            {dated.label} <time dateTime={dated.on}>{dated.date}</time>
          </p>
        </div>
        <div className={style.symbol} data-ground="cobalto">
          <AccessibilityIcon />
        </div>
      </section>
      <section className={style.goal} aria-labelledby="t-meta">
        <h2 id="t-meta">{goal.title}</h2>
        <dl>
          {goal.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{goal.text}</p>
      </section>
    </>
  )
}
