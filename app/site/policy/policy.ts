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

/** As the policy is written: without the cookies and the periods, which the privacy domain decides. */
type WrittenBlock = PlainBlock | Omit<CookieTable, "rows"> | { kind: "retention" }
export type WrittenSection = { id: string; title: string; blocks: readonly WrittenBlock[] }
