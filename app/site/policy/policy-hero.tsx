import { Link } from "react-router"
import { buttonClass } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { walls } from "../content/walls.ts"
import style from "./policy-hero.module.css"

type Props = {
  title: string
  text: string
  action: { label: string; href: string }
  updated: { label: string; on: string; date: string }
}

export function PolicyHero({ title, text, action, updated }: Props) {
  return (
    <section className={style.hero} aria-labelledby="politica">
      <div className={style.textBlock}>
        <h1 id="politica">{title}</h1>
        <p className={style.lead}>{text}</p>
        <div className={style.act}>
          <Link className={buttonClass()} to={action.href}>
            {action.label}
            <ArrowIcon />
          </Link>
          <p>
            {updated.label}{" "}
            <strong>
              <time dateTime={updated.on}>{updated.date}</time>
            </strong>
          </p>
        </div>
      </div>
      <div className={style.wall}>
        <Wall rows={walls.policy} />
      </div>
    </section>
  )
}
