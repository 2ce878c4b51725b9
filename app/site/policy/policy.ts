import type { Prose, TitledText } from "../prose/prose.ts"

type CookieTable = {
  kind: "cookies"
  caption: string
  headings: { category: string; purpose: string; duration: string }
  rows: readonly { category: string; purpose: string; duration: string }[]
  button: string
}

type PlainBlock =
  | { kind: "text"; text: Prose }
  | { kind: "list"; items: readonly string[] }
  | { kind: "definitions"; items: readonly TitledText[] }
  | { kind: "notice"; title: string; text: Prose }

export type PolicyBlock = PlainBlock | CookieTable
export type PolicySection = { id: string; title: string; blocks: readonly PolicyBlock[] }

/** The text of the policy, without cookies and retention periods, which the privacy domain defines. */
type WrittenBlock = PlainBlock | Omit<CookieTable, "rows"> | { kind: "retention" }
export type WrittenSection = { id: string; title: string; blocks: readonly WrittenBlock[] }
