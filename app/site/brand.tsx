import { Mark } from "../ui/mark.tsx"
import style from "./brand.module.css"

type Props = { name: string; audience: string; isOnDark?: boolean }

export const Brand = ({ name, audience, isOnDark = false }: Props) => (
  <a className={style.brand} href="/" aria-label={`${name} ${audience}, página inicial`}>
    <Mark isOnDark={isOnDark} />
    <span className={style.name}>
      {name}
      <small>{audience}</small>
    </span>
  </a>
)
