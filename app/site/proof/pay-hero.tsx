import { Tile } from "../../ui/tiles/wall.tsx"
import type { howPaid } from "../content/how-paid.ts"
import style from "./pay-hero.module.css"

/** The answer first, then the way of the money as three tiles. */
export function PayHero({ title, lead, chain }: Pick<typeof howPaid, "title" | "lead" | "chain">) {
  return (
    <section className={style.hero} aria-labelledby="pagos">
      <div className={style.text}>
        <h1 id="pagos">{title}</h1>
        <p>{lead}</p>
      </div>
      <ol className={style.chain} aria-label={chain.label}>
        {chain.steps.map((step) => (
          <li key={step.title} data-part="payer">
            <Tile of={step.tile} />
            <b>{step.title}</b> <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
