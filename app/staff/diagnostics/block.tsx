import type { ReactNode } from "react"
import style from "./pieces.module.css"

type Props = { id: string; title: string; side?: ReactNode; children: ReactNode }

export const Block = ({ id, title, side, children }: Props) => (
  <section className={style.block} aria-labelledby={id}>
    <div className={style.head}>
      <h2 id={id}>{title}</h2>
      {side && <div className={style.soft}>{side}</div>}
    </div>
    {children}
  </section>
)

/** Two columns where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={style.pair}>{children}</div>
