import { Wall } from "../../ui/tiles/wall.tsx"
import type { Exhibit } from "./carrier-page.ts"
import style from "./exhibit-figure.module.css"

type PropsOf<Kind extends Exhibit["kind"]> = { exhibit: Extract<Exhibit, { kind: Kind }> }

export function ExhibitFigure({ exhibit }: { exhibit: Exhibit }) {
  return (
    <figure className={style.exhibit}>
      <Drawing exhibit={exhibit} />
      <figcaption>{exhibit.caption}</figcaption>
    </figure>
  )
}

function Bond({ exhibit: { links } }: PropsOf<"bond">) {
  return (
    <div className={style.bond}>
      <Wall rows="c0zcs a2zt a3zt c2zts" hasGrout={false} />
      <ul>
        {links.map((link) => (
          <li key={link}>{link}</li>
        ))}
      </ul>
    </div>
  )
}

function Lives() {
  return (
    <Wall
      className={style.lives}
      hasGrout={false}
      rows={`
      c0zts*2 . c0zcs*2 . - -
      . . . . c0ztb c0zcs`}
    />
  )
}

function ItemList({ exhibit: { items } }: PropsOf<"list">) {
  return (
    <ul className={style.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const minLength = 2

/** Bars to scale, with a minimum length so that the shortest is visible. */
function Waiting({ exhibit: { periods } }: PropsOf<"waiting">) {
  const longest = Math.max(...periods.map(({ days }) => days))
  return (
    <dl className={style.waiting}>
      {periods.map(({ value, label, days }) => {
        const length = Math.max((days / longest) * 100, minLength)
        return (
          <div key={label}>
            <dt>{value}</dt>
            <dd>
              {label}
              <svg className={style.bar} aria-hidden="true" focusable="false">
                <rect width={`${length}%`} height="16" rx={length > minLength ? 8 : 0} />
                <rect width={`${length / 2}%`} height="16" />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Drawing({ exhibit }: { exhibit: Exhibit }) {
  switch (exhibit.kind) {
    case "bond":
      return <Bond exhibit={exhibit} />
    case "lives":
      return <Lives />
    case "list":
      return <ItemList exhibit={exhibit} />
    case "waiting":
      return <Waiting exhibit={exhibit} />
    default:
      return exhibit satisfies never
  }
}
