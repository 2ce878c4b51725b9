import type { ComponentType } from "react"
import { data } from "react-router"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/gallery"
import style from "./gallery.module.css"

type Examples = Record<string, ComponentType>

const files = import.meta.glob<Examples>("../../{ui,site}/*.examples.tsx", { eager: true })

const components = Object.entries(files).map(([file, examples]) => ({
  name: file.replace(/^.*\/(.*)\.examples\.tsx$/, "$1"),
  examples: Object.entries(examples).sort(([a], [b]) => a.localeCompare(b)),
}))

/** Development only: every example of every component, for eyes and for axe. */
export const loader = ({ context }: Route.LoaderArgs) => {
  if (!context.get(worldContext).isDevelopment) throw data(null, { status: 404 })
  return null
}

export const handle = { isBare: true }

export const meta: Route.MetaFunction = () => [
  { title: "Galeria de componentes" },
  { name: "robots", content: "noindex" },
]

export default function Gallery() {
  return (
    <main id="conteudo" className={style.gallery}>
      <h1>Galeria de componentes</h1>
      {components.map(({ name, examples }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{name}</h2>
          {examples.map(([title, Example]) => (
            <section key={title} className={style.example} data-example={`${name}/${title}`}>
              <h3>{title}</h3>
              <Example />
            </section>
          ))}
        </section>
      ))}
    </main>
  )
}
