import { classNames } from "../../ui/class-names.ts"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { about } from "../content/about.ts"
import { walls } from "../content/walls.ts"
import style from "./about-hero.module.css"

type Props = { hero: typeof about.hero; promises: typeof about.promises }

const backgrounds = [style.agua, style.cobalto, style.petroleo, style.sol]

/** Figures drawn as a row of buildings, and the promises below them. */
export function AboutHero({ hero, promises }: Props) {
  return (
    <>
      <section aria-labelledby="escritorio">
        <div className={style.textBlock}>
          <h1 id="escritorio">{hero.title}</h1>
          <p>{hero.text}</p>
        </div>
        {hero.stats.length > 0 && (
          <ul className={style.houses} aria-label={hero.statsTitle}>
            {walls.houses.slice(0, hero.stats.length).map(({ roof, face }, index) => (
              <li key={roof} className={style.house} data-part="stat">
                <Wall rows={roof} />
                <div className={classNames(style.face, backgrounds[index])}>
                  <Wall rows={face} hasGrout={false} />
                  <strong>{hero.stats[index]?.value}</strong> <span>{hero.stats[index]?.label}</span>
                </div>
              </li>
            ))}
          </ul>
        )}
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
