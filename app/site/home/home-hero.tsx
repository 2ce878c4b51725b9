import { ButtonLink } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Tile, Wall } from "../../ui/tiles/wall.tsx"
import { company } from "../content/company.ts"
import type { home } from "../content/home.ts"
import { walls } from "../content/walls.ts"
import style from "./home-hero.module.css"

type Props = typeof home.hero

const sentenceEnd = /(?<=\.) /

/** One pair of tiles for each advantage, in order: pulse, arch, two people, hospital, leaves. */
const pairs = [
  ["m0pw", "m2pw"],
  ["a2pt", "a3pt"],
  ["c0pcs", "c0pts"],
  ["q1pw", "x0pt"],
  ["f1ptw", "f0ptw"],
] as const

export function HomeHero({ id, kicker, title, text, action, beforePhone, hours, ...perks }: Props) {
  return (
    <section id={id} className={style.hero} aria-labelledby={`${id}-title`}>
      <div className={style.textBlock}>
        <p className={style.kicker}>{kicker}</p>
        <h1 id={`${id}-title`}>
          {title.split(sentenceEnd).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className={style.lead}>{text}</p>
        <div className={style.act}>
          <ButtonLink href={action.href}>
            {action.label}
            <ArrowIcon />
          </ButtonLink>
          <p>
            {beforePhone} <a href={`tel:${company.mainPhone.e164}`}>{company.mainPhone.display}</a>
            <br />
            {hours}
          </p>
        </div>
      </div>
      <div className={style.mural}>
        <Wall rows={walls.mural} />
      </div>
      <Advantages {...perks} />
    </section>
  )
}

function Advantages({ advantagesTitle, advantages }: Pick<Props, "advantagesTitle" | "advantages">) {
  return (
    <div className={style.perks}>
      <div className={style.perksHead}>
        <div className={style.base}>
          <Wall rows={walls.perksBase} />
        </div>
        <h2>{advantagesTitle}</h2>
      </div>
      <ul>
        {advantages.map(({ title, text }, index) => (
          <li key={title}>
            <span className={style.pair}>
              {pairs[index]?.map((tile) => (
                <Tile key={tile} of={tile} />
              ))}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Wall rows={walls.perksFill} className={style.fill} />
    </div>
  )
}
