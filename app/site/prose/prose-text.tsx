import { Fragment } from "react"
import type { Link, Prose } from "./prose.ts"
import style from "./prose-text.module.css"

/** Running text with its links. */
export function ProseText({ text }: { text: Prose }) {
  return typeof text === "string"
    ? text
    : text.map((part) =>
        typeof part === "string" ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <ProseLink key={part.href} {...part} />
        ),
      )
}

function ProseLink({ label, href }: Link) {
  return href.startsWith("https:") ? (
    <a href={href} className={style.link} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <a href={href} className={style.link}>
      {label}
    </a>
  )
}
