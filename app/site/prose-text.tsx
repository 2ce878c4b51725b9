import { Fragment } from "react"
import type { Prose } from "./prose.ts"
import style from "./prose-text.module.css"

/** Running text with its links. */
export const ProseText = ({ of }: { of: Prose }) =>
  typeof of === "string"
    ? of
    : of.map((part) =>
        typeof part === "string" ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <a key={part.href} href={part.href} className={style.link}>
            {part.label}
          </a>
        ),
      )
