import type { NormRow } from "../../app/norms/norm.ts"
import { norms } from "../../app/norms/norms.ts"

/** A passage that rests on norms: the words around it decide what certainty is enough. */
export type Quotation = {
  where: string
  /** The block or sentence itself. */
  text: string
  /** The whole page or article, where a norm may be named once for all of it. */
  context: string
  ids: readonly string[]
}

// A reader may lose cover or money by a rule that is not certain: the surer we are, the plainer it may be said.
const flatly = 95
const namingTheNorm = 90
const asAReading = 80

const attribution =
  /\b(segundo|para a CGU|em geral|em regra|costuma|entende|entendeu|pergunte|perguntar|proposta|propôs|discute|depende|aceitou|reconheceu|afastou|própri[oa]s?|peça|confira)\b/i

/** Why these words may not rest on these norms today; empty when they may. */
export function normFaults({ where, text, context, ids }: Quotation, today: string) {
  const register: Readonly<Record<string, NormRow>> = norms
  return ids.flatMap((id) => {
    const row = register[id]
    const fault = row ? faultOf(row, text, context, today) : "is not in the register"
    return fault ? [`${where}: ${id} ${fault}`] : []
  })
}

function faultOf(row: NormRow, text: string, context: string, today: string) {
  const { certainty, recheckBy } = row
  const isUnread = row.checked.startsWith("C")
  if (recheckBy < today) return `was to be rechecked by ${recheckBy}`
  if (certainty < asAReading) return `is ${certainty} % certain: leave the rule out`
  if (certainty < namingTheNorm || isUnread)
    return attribution.test(text)
      ? null
      : `is ${certainty} % certain (${row.checked[0]}): say whose reading it is`
  if (certainty < flatly && !numbersOf(row.norm).some((number) => context.includes(number)))
    return `is ${certainty} % certain: name ${row.norm}`
  return null
}

/** How a text names the norm: '557/2022', 'Tema 1.314', 'Súmula 302', or, of a document without a number, its first word. */
function numbersOf(norm: string) {
  return (
    norm.match(/\d[\d.]*\/\d{4}/g) ??
    norm.match(/(?:Tema|Súmula|ADI|ADC|REsp) [\d.]+|Manual/g) ??
    norm.match(/^\p{L}+/u) ??
    []
  )
}

const statesLaw =
  /\b(a lei|pela lei|na lei|da lei|Lei (nº )?\d|Decreto(-Lei)? \d|RN \d|Resolução|Súmula|Tema \d|STJ|STF|a norma|CDC|LGPD|Constituição|IN \d|Portaria)\b|\bANS (fixa|limita|exige|manda|proíbe|garante|obriga|determina)/

/** True of a text that speaks of law and therefore has to say on which norms it rests. */
export const speaksOfLaw = (text: string) => statesLaw.test(text)
