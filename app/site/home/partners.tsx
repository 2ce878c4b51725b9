import { friezeButton } from "../../locale/control-texts.ts"
import { Frieze } from "../../ui/tiles/frieze.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { carrierEmblem } from "../carrier/carrier-emblem.ts"
import type { home } from "../content/home.ts"
import { walls } from "../content/walls.ts"
import { SiteLink } from "../shell/site-link.tsx"
import style from "./partners.module.css"

type Props = typeof home.partners

const drawings = [walls.reach, walls.network, walls.seal]

export function HomePartners({ id, title, text, carouselLabel, carriers, pageHint, reasons }: Props) {
  return (
    <section id={id} className={style.partners} aria-labelledby={`${id}-title`}>
      <div className={style.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </div>
      <Frieze
        link={SiteLink}
        label={carouselLabel}
        {...friezeButton}
        cards={carriers.map(({ name, href }) => ({
          id: name,
          title: name,
          ...carrierEmblem(name),
          ...(href && { href, hint: pageHint }),
        }))}
      />
      <ul className={style.reasons}>
        {reasons.map(({ title, text }, index) => (
          <li key={title}>
            <div className={style.reason}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Wall rows={drawings[index] ?? walls.reach} className={style.drawing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
