import { Link } from "react-router"
import { bondParameter, bonds } from "../../plans/catalogue/bonds.ts"
import { type TileCode, tile } from "../../ui/tiles/tile-code.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import style from "./bond-question.module.css"

type Props = {
  id: string
  title: string
  text: string
  /** The id of the section with the quote form on this page. */
  formId: string
  /** The label of the answer that fills in nothing. */
  unknown: string
}

/**
 * The first question of the site, as a wall of answers. Each answer is a link to the quote form of the page with the bond
 * filled in. The wall is as wide as its container; a container with a margin of its own sets `--bleed: 0px`.
 */
export function BondQuestion({ id, title, text, formId, unknown }: Props) {
  const hash = `#${formId}`
  return (
    <div className={style.question}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <ul aria-labelledby={id}>
        {bonds.map(({ slug, label }) => (
          <li key={slug}>
            <Tile of={looks[slug].tile} />
            <Link to={{ search: `?${bondParameter}=${slug}`, hash }} data-part="answer">
              <Label text={label} strong={looks[slug].strong} />
            </Link>
          </li>
        ))}
        <li>
          <Tile of={tile("m2ae")} />
          <Link to={{ search: "", hash }} data-part="answer">
            <b>{unknown}</b>
          </Link>
        </li>
      </ul>
    </div>
  )
}

type Look = {
  tile: TileCode
  /** The part of the label that tells the answers apart. */
  strong: string
}

const looks = {
  federal: { tile: tile("q2cn"), strong: "federal" },
  estadual: { tile: tile("m0cn"), strong: "estadual" },
  municipal: { tile: tile("q1cn"), strong: "municipal" },
  aposentado: { tile: tile("f1cn"), strong: "Aposentado" },
  pensionista: { tile: tile("a2cn"), strong: "Pensionista" },
  familiar: { tile: tile("c0cn"), strong: "Familiar" },
  empresa: { tile: tile("t2cn"), strong: "Empresa" },
} as const satisfies Record<(typeof bonds)[number]["slug"], Look>

function Label({ text, strong }: { text: string; strong: string }) {
  const [before, after] = text.split(strong)
  return (
    <>
      {before && <small>{before}</small>}
      <b>{strong}</b>
      {after && <small>{after}</small>}
    </>
  )
}
