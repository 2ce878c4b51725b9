import { Fragment } from "react"
import type { Link, Prose } from "./prose.ts"
import style from "./prose-text.module.css"

const ProseLink = ({ label, href }: Link) =>
  href.startsWith("https:") ? (
    <a href={href} className={style.link} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <a href={href} className={style.link}>
      {label}
    </a>
  )

/** Running text with its links. */
export const ProseText = ({ text }: { text: Prose }) =>
  typeof text === "string"
    ? text
    : text.map((part) =>
        typeof part === "string" ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <ProseLink key={part.href} {...part} />
        ),
      )
