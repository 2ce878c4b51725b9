import { classNames } from "../../ui/class-names.ts"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { about } from "../content/about.ts"
import { walls } from "../content/walls.ts"
import style from "./about-hero.module.css"

type Props = { hero: typeof about.hero; promises: typeof about.promises }

const grounds = [style.agua, style.cobalto, style.petroleo, style.sol]

/** The figures are a row of buildings; what they promise stands in the street before them. */
export function AboutHero({ hero, promises }: Props) {
  return (
    <>
      <section aria-labelledby="escritorio">
        <div className={style.say}>
          <h1 id="escritorio">{hero.title}</h1>
          <p>{hero.text}</p>
        </div>
        <ul className={style.houses} aria-label={hero.statsTitle}>
          {walls.houses.map(({ roof, face }, at) => (
            <li key={roof} className={style.house} data-part="stat">
              <Wall rows={roof} />
              <div className={classNames(style.face, grounds[at])}>
                <Wall rows={face} hasGrout={false} />
                <strong>{hero.stats[at]?.value}</strong> <span>{hero.stats[at]?.label}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={style.promises} aria-labelledby="compromissos">
        <h2 id="compromissos">{promises.title}</h2>
        <ul>
          {promises.items.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
