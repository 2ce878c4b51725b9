import type { privacy } from "../content/privacy.ts"
import type { PolicyBlock, PolicySection, WrittenSection } from "./policy.ts"

type Kept = { what: string; period: string; detail: string }

type Decided = {
  cookies: readonly { name: string; purpose: string; duration: string }[]
  /** Kept for as long as it is in hand, without a date. */
  undated: Kept
  dated: readonly Kept[]
}

/** The policy as it is shown: its text with the cookie categories and with how long each kind of data is kept at most. */
export function fillPolicy(policy: typeof privacy, decided: Decided) {
  const { sections, request, ...head } = policy
  return { ...head, sections: sections.map((section) => filledSection(section, decided)), request }
}

export type FilledPolicy = ReturnType<typeof fillPolicy>

function filledSection({ id, title, blocks }: WrittenSection, decided: Decided): PolicySection {
  return { id, title, blocks: blocks.map((block) => filledBlock(block, decided)) }
}

function filledBlock(block: WrittenSection["blocks"][number], decided: Decided): PolicyBlock {
  if (block.kind === "retention") return { kind: "definitions", items: periods(decided) }
  if (block.kind !== "cookies") return block
  const { kind, caption, headings, button } = block
  return { kind, caption, headings, rows: decided.cookies.map(cookieRow), button }
}

function cookieRow({ name, purpose, duration }: Decided["cookies"][number]) {
  return { category: name, purpose, duration: duration.charAt(0).toUpperCase() + duration.slice(1) }
}

function periods({ undated, dated }: Decided) {
  return [
    { title: undated.what, text: `Guardado ${undated.period}.` },
    ...dated.map(({ what, period, detail }) => ({ title: what, text: `Até ${period}. ${detail}` })),
  ]
}
