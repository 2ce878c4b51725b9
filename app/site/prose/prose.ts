export type LabelledLink = { label: string; href: string }

/** Running text; a part that is not plain text is a link. */
export type Prose = string | readonly (string | LabelledLink)[]

export type TitledText = { title: string; text: Prose }

/** The text without links. */
export function plainText(prose: Prose) {
  return typeof prose === "string"
    ? prose
    : prose.map((part) => (typeof part === "string" ? part : part.label)).join("")
}
