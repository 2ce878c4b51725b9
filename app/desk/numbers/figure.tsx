import type { ReactNode } from "react"
import { classNames } from "../../ui/class-names.ts"
import style from "./numbers-page.module.css"

type Props<T> = {
  title: string
  /** Null when it could not be counted (D71). */
  of: T | null
  text?: (of: T) => ReactNode
  isLast?: boolean
  children: (of: T) => ReactNode
}

/** One figure of the page, or a message that it could not be counted. */
export function NumbersFigure<T>({ title, of, text, isLast, children }: Props<T>) {
  return (
    <section className={classNames(style.figure, isLast && style.last)}>
      <h2>{title}</h2>
      {of === null ? (
        <p className={style.failed}>
          <b aria-hidden="true">?</b>
          Não foi possível contar agora. Os outros números desta página estão certos.
        </p>
      ) : (
        <>
          {text && <p className={style.soft}>{text(of)}</p>}
          {children(of)}
        </>
      )}
    </section>
  )
}
