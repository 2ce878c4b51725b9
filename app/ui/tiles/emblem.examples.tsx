import { Emblem } from "./emblem.tsx"
import style from "./wall.examples.module.css"

export function Amil() {
  return (
    <div className={style.tile}>
      <Emblem initials="Am" ground="l0c" motif="c2acs" />
    </div>
  )
}
