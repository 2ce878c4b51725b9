import { Emblem } from "./emblem.tsx"
import { tile } from "./tile-code.ts"
import style from "./wall.examples.module.css"

export function Amil() {
  return (
    <div className={style.tile}>
      <Emblem initials="Am" ground={tile("l0c")} motif={tile("c2acs")} />
    </div>
  )
}
