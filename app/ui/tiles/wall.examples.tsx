import { Row } from "../layout/row.tsx"
import style from "./wall.examples.module.css"
import { Tile, Wall } from "./wall.tsx"

const kit = ["q0at", "m0ac", "a0at", "x0ac", "f0atc", "c0acs", "c2acs", "t0at", "l0a"] as const

export function Kit() {
  return (
    <Row>
      {kit.map((tile) => (
        <Tile key={tile} of={tile} className={style.tile} />
      ))}
    </Row>
  )
}

const clocks = ["p4ate", "p3ate", "p2spy", "p1spy", "p1bwd", "p0hw", "c0at", "c0ab", "m0vi", "o0at"] as const

export function Clocks() {
  return (
    <Row>
      {clocks.map((tile) => (
        <Tile key={tile} of={tile} className={style.tile} />
      ))}
    </Row>
  )
}

export const Turns = () => <Wall className={style.strip} rows="q0at q1at q2at q3at f0ac f1ac f2ac f3ac" />

export function Mural() {
  return (
    <Wall
      className={style.mural}
      rows={`
      l0a q2ae q3ae l0a+ f1ae l0a
      f1ac c2ats*4 .+ . . q2ac~
      f0ac+ . .+ . .~ f0at
      f1ac! .~ . . . f1at+
      f0ab! . c0acw c0acw . f0at`}
    />
  )
}

export function OnDark() {
  return (
    <div data-ground="petroleo">
      <Wall className={style.strip} rows="m0pt m2pw c0pcs c0pts f1ptw x0pw" />
    </div>
  )
}

export function WithLabel() {
  return <Wall className={style.tile} rows="f1at x0ac" label="Uma folha e uma cruz" hasGrout={false} />
}
