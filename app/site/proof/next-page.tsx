import { Link } from "react-router"
import { buttonClass } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { walls } from "../content/walls.ts"
import style from "./next-page.module.css"

type Props = { title: string; text: string; link: { label: string; href: string } }

/** A band that leads to the next page. */
export function NextPage({ title, text, link }: Props) {
  return (
    <section className={style.band} aria-labelledby="t-seguinte">
      <div className={style.text}>
        <h2 id="t-seguinte">{title}</h2>
        <p>{text}</p>
        <Link className={buttonClass()} to={link.href}>
          {link.label}
          <ArrowIcon />
        </Link>
      </div>
      <Wall rows={walls.payers} fit="xMaxYMid slice" className={style.wall} />
    </section>
  )
}
