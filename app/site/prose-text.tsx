import type { Link, Prose } from "./prose.ts"

const ProseLink = ({ label, href }: Link) =>
  href.startsWith("https:") ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <a href={href}>{label}</a>
  )

/** Running text with its links. */
export const ProseText = ({ text }: { text: Prose }) =>
  typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : <ProseLink key={part.href} {...part} />))
