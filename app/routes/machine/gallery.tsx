import type { ComponentType } from "react"
import { data } from "react-router"
import { DeskFrame } from "../../desk/frame/desk-frame.tsx"
import { sampleAddresses, sampleNavItems, sampleOffice, samplePerson } from "../../desk/frame/sample-desk.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/gallery"
import style from "./gallery.module.css"

type Examples = Record<string, ComponentType>

const files = import.meta.glob<Examples>("../../{ui,site,staff,desk}/**/*.examples.tsx", { eager: true })

const components = Object.entries(files).map(([file, examples]) => ({
  name: file.replace(/^.*\/(.*)\.examples\.tsx$/, "$1"),
  isAtDesk: file.includes("/desk/") && !file.includes("/desk/frame/"),
  examples: Object.entries(examples).sort(([a], [b]) => a.localeCompare(b)),
}))

export default function Gallery({ loaderData: { alone } }: Route.ComponentProps) {
  if (alone) return <SingleExample path={alone} />
  return (
    <main id="conteudo" className={style.gallery}>
      <h1>Galeria de componentes</h1>
      {components.map(({ name, examples }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{name}</h2>
          {examples.map(([title, Example]) => (
            <section key={title} className={style.example} data-example={`${name}/${title}`}>
              <h3>{title}</h3>
              {isPage(title) ? <a href={`?exemplo=${name}/${title}`}>Abrir sozinha</a> : <Example />}
            </section>
          ))}
        </section>
      ))}
    </main>
  )
}

/** An example of a whole page opens alone, at `?exemplo=queue/WaitingPage`. */
const isPage = (title: string) => title.endsWith("Page")

/** Development only: every example of every component, for people and for axe. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(appContext).isDevelopment) throw data(null, { status: 404 })
  return { alone: new URL(request.url).searchParams.get("exemplo") }
}

export const handle = { isBare: true }

export const meta = () => [{ title: "Galeria de componentes" }, { name: "robots", content: "noindex" }]

/** Adds the desk's frame around its pages. */
function SingleExample({ path }: { path: string }) {
  const [name, title = ""] = path.split("/")
  const component = components.find((candidate) => candidate.name === name)
  const Example = component?.examples.find(([candidate]) => candidate === title)?.[1]
  if (!component || !Example) return <main>Não há este exemplo.</main>
  if (!component.isAtDesk) return <Example />
  return (
    <DeskFrame
      navItems={sampleNavItems(name?.startsWith("numbers") ? "Números" : "Leads")}
      office={sampleOffice}
      person={samplePerson}
      addresses={sampleAddresses}
    >
      <Example />
    </DeskFrame>
  )
}
