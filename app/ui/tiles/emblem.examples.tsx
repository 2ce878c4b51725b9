import { Emblem } from "./emblem.tsx"
import style from "./wall.examples.module.css"

export const Amil = () => (
  <div className={style.tile}>
    <Emblem initials="Am" ground="l0c" motif="c2acs" />
  </div>
)
