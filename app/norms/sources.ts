import type { NormRow } from "./norm.ts"
import { type NormId, norms } from "./norms.ts"

/** What a list of sources shows of the norms that a text rests on: one line per document, with the passages used. */
export function sourcesOf(ids: readonly NormId[]) {
  const documents = Map.groupBy(
    ids.map((id): NormRow => norms[id]),
    ({ address }) => address,
  )
  return [...documents].map(([address, rows]) => {
    const [name = ""] = rows.map(({ norm }) => norm).toSorted((a, b) => a.length - b.length)
    const passages = [...new Set(rows.map(passageOf))].join("; ")
    const label = `${name.replace("RN ANS", "RN")}: ${passages}`
    return address.startsWith("http")
      ? { label: `${label}.`, href: address }
      : { label: `${label}. ${searchFor(address)}` }
  })
}

/** An article that was only seen in the norm replaced, '(ex-RN 195/2009, art. 9º)', says so in words. */
function passageOf({ article, subject }: NormRow) {
  const former = /^\(ex-(.+)\)$/.exec(article)?.[1]
  return former ? `trecho que veio da ${former}` : article.replace(/ \(ex-.+\)$/, "") || subject
}

/** 'buscar por "RN 593/2023" em gov.br/ans' as an advice to the reader. */
const searchFor = (address: string) => address.replace(/^buscar por "([^"]+)"(.*)$/, "Busque por “$1”$2.")
