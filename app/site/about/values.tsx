import { Wall } from "../../ui/tiles/wall.tsx"
import type { about } from "../content/about.ts"
import { walls } from "../content/walls.ts"
import style from "./values.module.css"

export function AboutValues({ values }: { values: typeof about.values }) {
  return (
    <section className={style.values} aria-labelledby="valores">
      <h2 id="valores">{values.title}</h2>
      <ul>
        {values.cards.map(({ title, text }, index) => (
          <li key={title} data-part="value">
            <Wall rows={walls.values[index] ?? "l0a"} hasGrout={false} fit="xMidYMid slice" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
