import { href, Link } from "react-router"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { Mark } from "../../ui/tiles/mark.tsx"
import style from "./brand.module.css"

type Props = { name: string; audience: string; isOnDark?: boolean }

export function Brand({ name, audience, isOnDark = false }: Props) {
  return (
    <Link className={style.brand} to={href("/")}>
      <Mark isOnDark={isOnDark} />
      <span className={style.name}>
        {name} <small>{audience}</small>
      </span>
      <VisuallyHidden>, início</VisuallyHidden>
    </Link>
  )
}
