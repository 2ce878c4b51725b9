import { Link } from "react-router"
import { tile } from "../../ui/tiles/tile-code.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import style from "./proof-strip.module.css"

type Proof = { title: string; text: string; href: string }

const tiles = [tile("c2tm"), tile("q1ae"), tile("m0pr")] as const
const grounds = [style.verde, style.agua, style.petroleo] as const

/** Large words that lead to what proves them. */
export function ProofStrip({ label, proofs }: { label: string; proofs: readonly Proof[] }) {
  return (
    <ul className={style.strip} aria-label={label}>
      {proofs.map(({ title, text, href }, index) => (
        <li key={href} className={grounds[index]}>
          <Tile of={tiles[index] ?? tiles[0]} />
          <Link to={href}>
            <b>{title}</b> <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
