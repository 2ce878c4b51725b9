import style from "./document-sheet.examples.module.css"
import { DocumentSheet } from "./document-sheet.tsx"
import { tile } from "./tile-code.ts"

const motif = tile("c2acs")

export function Proposal() {
  return (
    <div className={style.box} data-ground="cobalto">
      <DocumentSheet kind="proposal" motif={motif} marks={5} />
    </div>
  )
}

export function People() {
  return (
    <div className={style.box} data-ground="petroleo">
      <DocumentSheet kind="people" motif={motif} marks={5} />
    </div>
  )
}

/** Fewer marks than places. */
export function Card() {
  return (
    <div className={style.box} data-ground="verde">
      <DocumentSheet kind="card" motif={motif} marks={3} />
    </div>
  )
}
