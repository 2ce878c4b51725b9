import type { ReactNode } from "react"
import { Wall } from "../../ui/tiles/wall.tsx"
import { emptyWall } from "../content/topics.ts"
import style from "./empty-screen.module.css"

type Props = {
  title: string
  text: string
  heading: "h1" | "h2" | "h3"
  hasArt?: boolean
  children?: ReactNode
}

/** A message that there is nothing to show, with links to go on. */
export function EmptyScreen({ title, text, heading: Heading, hasArt = true, children }: Props) {
  return (
    <div className={hasArt ? style.empty : style.plain}>
      {hasArt && (
        <div className={style.art}>
          <Wall rows={emptyWall} />
        </div>
      )}
      <div className={style.textBlock}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}

/** Links and buttons, side by side. */
export function EmptyActions({ children }: { children: ReactNode }) {
  return <div className={style.ways}>{children}</div>
}
