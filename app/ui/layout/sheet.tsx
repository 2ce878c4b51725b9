import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import style from "./sheet.module.css"

/** Two columns of blocks; one column on a narrow screen. */
export function Sheet({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={style.sheet}>
      <div className={style.half}>{left}</div>
      <div className={style.half}>{right}</div>
    </div>
  )
}

type Order = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type BlockProps = {
  title: string
  id?: string
  /** A short text at the other end of the title's line. */
  aside?: ReactNode
  /** Its position on a phone. */
  order?: Order
  children: ReactNode
}

/** One block of a sheet. */
export function SheetBlock({ title, id, aside, order, children }: BlockProps) {
  return (
    <section id={id} className={classNames(style.block, order !== undefined && style[`o${order}`])}>
      <div className={style.head}>
        <h2>{title}</h2>
        {aside && <div className={style.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
