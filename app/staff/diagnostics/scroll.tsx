import type { ReactNode } from "react"
import style from "./pieces.module.css"

/** A table wider than a phone. It can be reached by keyboard, since it is scrolled sideways. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={style.scroll} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
