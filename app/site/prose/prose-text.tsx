import { Fragment } from "react"
import { SiteLink } from "../shell/site-link.tsx"
import type { LabelledLink, Prose } from "./prose.ts"
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

function ProseLink({ label, href }: LabelledLink) {
  return href.startsWith("https:") ? (
    <a href={href} className={style.link} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <SiteLink href={href} className={style.link}>
      {label}
    </SiteLink>
  )
}
