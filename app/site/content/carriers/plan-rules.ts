import { ageBands } from "../../../plans/catalogue/ages.ts"
import type { BenefitCard, DetailBlock, Exhibit } from "../../carrier/carrier-page.ts"
import { figureOf } from "../../company/claim.ts"
import type { Prose } from "../../prose/prose.ts"
import { claims } from "../claims.ts"

/** Rules of the regulator that hold for every carrier, worded once. */

export const ansNote: Prose = [
  "Resumo das regras da ANS. Antes de decidir, confirme os prazos e as condições com a agência: ",
  { label: "gov.br/ans", href: "https://www.gov.br/ans" },
  ".",
]

export const urgencyCard = {
  title: "Urgência sem longa espera",
  text: `Para urgência e emergência, a ANS admite ${claims.urgencyWait.phrase}, e não mais que isso.`,
} as const satisfies BenefitCard

export const portabilityCard = {
  title: "Carências que você já cumpriu",
  text: `Quem está ${claims.portability.phrase} pode pedir a portabilidade da ANS, se a faixa de preço for compatível, e não cumprir carências de novo.`,
} as const satisfies BenefitCard

export const reimbursementCard = {
  title: "Ressarcimento para o servidor federal",
  text: [
    "No Executivo federal, o servidor titular do plano pode pedir, pelo SouGov, o ressarcimento mensal por vida. O valor depende da remuneração e da faixa etária: ",
    { label: "consulte a tabela oficial", href: "https://www.gov.br/servidor" },
    ".",
  ],
} as const satisfies BenefitCard

const waitingExhibit = {
  kind: "waiting",
  periods: [
    { ...figureOf(claims.urgencyWait), days: 1 },
    { ...figureOf(claims.generalWait), days: 180 },
    { ...figureOf(claims.birthWait), days: 300 },
  ],
  caption: "Prazos máximos, em escala",
} as const satisfies Exhibit

export const waitingBlock = {
  title: "Carências",
  text: `Carência é o tempo entre a contratação e o uso. A ANS fixa os prazos máximos; o contrato pode ter prazos menores. Para doença ou lesão que você já sabia ter, pode haver ${claims.knownIllness.phrase}.`,
  exhibit: waitingExhibit,
} as const satisfies DetailBlock

export const priceBlock = {
  title: "Preço e reajuste",
  text: `O preço segue ${claims.ageBands.phrase}, e a última custa ${claims.priceSpan.phrase}. Além da mudança de faixa, o contrato coletivo tem reajuste negociado, sem o teto que a ANS fixa para os planos individuais.`,
  exhibit: {
    kind: "priceSpan",
    first: ageBands[0],
    last: ageBands[9],
    caption: `Da primeira à última faixa: a última custa ${claims.priceSpan.phrase}`,
  },
} as const satisfies DetailBlock
