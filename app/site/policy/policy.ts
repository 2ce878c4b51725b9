import type { Prose, TitledText } from "../prose/prose.ts"

export type PolicyBlock =
  | { kind: "text"; text: Prose }
  | { kind: "list"; items: readonly string[] }
  | { kind: "definitions"; items: readonly TitledText[] }
  | {
      kind: "cookies"
      caption: string
      headings: { category: string; purpose: string; duration: string }
      rows: readonly { category: string; purpose: string; duration: string }[]
      button: string
    }
  | { kind: "notice"; title: string; text: Prose }

export type PolicySection = { id: string; title: string; blocks: readonly PolicyBlock[] }
