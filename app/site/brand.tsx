import { Mark } from "../ui/mark.tsx"
import { VisuallyHidden } from "../ui/visually-hidden.tsx"
import style from "./brand.module.css"

type Props = { name: string; audience: string; isOnDark?: boolean }

export const Brand = ({ name, audience, isOnDark = false }: Props) => (
  <a className={style.brand} href="/">
    <Mark isOnDark={isOnDark} />
    <span className={style.name}>
      {name} <small>{audience}</small>
    </span>
    <VisuallyHidden>, página inicial</VisuallyHidden>
  </a>
)
