import { classNames } from "../../ui/class-names.ts"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Tile, Wall } from "../../ui/tiles/wall.tsx"
import { walls } from "../content/walls.ts"
import type { FilledPolicy } from "./fill-policy.ts"
import style from "./policy-hero.module.css"

export function PolicyHero({ page }: { page: FilledPolicy }) {
  return (
    <>
      <section className={style.hero} aria-labelledby="politica">
        <div className={style.textBlock}>
          <h1 id="politica">{page.title}</h1>
          <p className={style.lead}>{page.text}</p>
          <div className={style.act}>
            <ButtonLink href={`#${page.request.id}`}>
              {page.request.title}
              <ArrowIcon />
            </ButtonLink>
            <p>
              {page.updatedLabel}{" "}
              <strong>
                <time dateTime={page.updatedOn}>{page.updated}</time>
              </strong>
            </p>
          </div>
        </div>
        <div className={style.wall}>
          <Wall rows={walls.policy} />
        </div>
      </section>
      <ul className={style.summary} aria-label={page.summaryTitle}>
        {walls.policySummary.map((tile, index) => (
          <li key={tile} className={classNames(isDark(tile) && style.onDark)}>
            <Tile of={tile} />
            <span>{page.summary[index]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const isDark = (tile: string) => !tile.startsWith("s", 2)
