import type { privacy } from "../content/privacy.ts"
import type { PolicyBlock, PolicySection, WrittenSection } from "./policy.ts"

type KeptData = { what: string; period: string; detail: string }

type PolicyFacts = {
  cookies: readonly { name: string; purpose: string; duration: string }[]
  /** Kept while the request is being handled, without a fixed period. */
  undated: KeptData
  dated: readonly KeptData[]
}

/** Adds the cookie categories and the retention periods to the text of the policy. */
export function fillPolicy(policy: ReturnType<typeof privacy>, facts: PolicyFacts) {
  const { sections, request, ...head } = policy
  return { ...head, sections: sections.map((section) => fillSection(section, facts)), request }
}

function fillSection({ id, title, blocks }: WrittenSection, facts: PolicyFacts): PolicySection {
  return { id, title, blocks: blocks.map((block) => fillBlock(block, facts)) }
}

function fillBlock(block: WrittenSection["blocks"][number], facts: PolicyFacts): PolicyBlock {
  if (block.kind === "retention") return { kind: "definitions", items: periods(facts) }
  if (block.kind !== "cookies") return block
  const { kind, caption, headings, button } = block
  return { kind, caption, headings, rows: facts.cookies.map(cookieRow), button }
}

function cookieRow({ name, purpose, duration }: PolicyFacts["cookies"][number]) {
  return { category: name, purpose, duration: duration.charAt(0).toUpperCase() + duration.slice(1) }
}

function periods({ undated, dated }: PolicyFacts) {
  return [
    { title: undated.what, text: `Guardado ${undated.period}.` },
    ...dated.map(({ what, period, detail }) => ({ title: what, text: `Até ${period}. ${detail}` })),
  ]
}
