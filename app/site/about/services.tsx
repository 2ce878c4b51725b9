import { Wall } from "../../ui/tiles/wall.tsx"
import type { about } from "../content/about.ts"
import { walls } from "../content/walls.ts"
import style from "./services.module.css"

export function AboutServices({ services }: { services: typeof about.services }) {
  return (
    <section className={style.services} data-ground="petroleo" aria-labelledby="servicos">
      <h2 id="servicos">{services.title}</h2>
      <div className={style.columns}>
        {services.columns.map(({ title, text, points }, index) => (
          <article key={title} data-part="service">
            <Wall rows={walls.services[index] ?? "l0p"} hasGrout={false} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}
