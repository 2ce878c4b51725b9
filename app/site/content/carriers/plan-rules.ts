import { href } from "react-router"
import { law } from "../../../norms/law.ts"
import { ageBands } from "../../../plans/catalogue/ages.ts"
import type { BenefitCard, DetailBlock, Exhibit } from "../../carrier/carrier-page.ts"
import { figureOf } from "../../company/claim.ts"
import type { Prose } from "../../prose/prose.ts"
import { claims } from "../claims.ts"

/** Rules that hold for every carrier, worded once. */

/** The articles name the norms, with links to their texts. */
export const sourcesNote: Prose = [
  "Resumo das regras gerais. As normas estão nos artigos sobre ",
  { label: "carências", href: href("/blog/:slug", { slug: "carencias" }) },
  ", ",
  { label: "portabilidade", href: href("/blog/:slug", { slug: "portabilidade-de-carencias" }) },
  " e ",
  { label: "faixas etárias", href: href("/blog/:slug", { slug: "faixas-etarias-da-ans" }) },
  ".",
]

export const urgencyCard = {
  title: "Urgência sem longa espera",
  text: law(
    `A Lei 9.656/1998 limita a carência a ${claims.urgencyWait.value} em urgência e emergência.`,
    "CAR-03",
  ),
} as const satisfies BenefitCard

export const portabilityCard = {
  title: "Carências que você já cumpriu",
  text: law(
    `Quem está ${claims.portability.phrase} pode pedir a portabilidade (RN 438/2018 da ANS), se a faixa de preço for compatível, e não cumprir carências de novo. O prazo é de ${claims.portabilityAfterIllness.phrase}.`,
    "POR-01",
    "POR-02",
    "POR-04",
  ),
} as const satisfies BenefitCard

export const reimbursementCard = {
  title: "Ressarcimento para o servidor federal",
  text: [
    law(
      "No Executivo federal, o servidor titular do plano pode pedir, pelo SouGov, o ressarcimento mensal por vida. O valor depende da remuneração e da faixa etária: ",
      "FED-08",
      "FED-12",
    ),
    { label: "veja a tabela e como pedir", href: href("/blog/:slug", { slug: "ressarcimento-no-sougov" }) },
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
  text: law(
    `Carência é o tempo entre o início do plano e o direito de usar cada serviço. A lei fixa os prazos máximos; o contrato pode ter prazos menores. Para doença ou lesão que você já sabia ter, pode haver ${claims.knownIllness.phrase}.`,
    "CAR-01",
    "CAR-02",
    "CAR-03",
    "PRE-01",
    "PRE-03",
  ),
  exhibit: waitingExhibit,
} as const satisfies DetailBlock

export const priceBlock = {
  title: "Preço e reajuste",
  text: law(
    `O preço segue ${claims.ageBands.phrase}, e a última custa ${claims.priceSpan.phrase}. Além da mudança de faixa, o contrato coletivo tem reajuste anual, sem o teto que a ANS fixa para os planos individuais. Contratos com até 29 pessoas recebem todos o mesmo percentual da operadora (RN 565/2022 da ANS).`,
    "IDA-01",
    "IDA-02",
    "REA-01",
    "REA-05",
  ),
  exhibit: {
    kind: "priceSpan",
    first: ageBands[0],
    last: ageBands[9],
    caption: law(`Da primeira à última faixa: a última custa ${claims.priceSpan.phrase}`, "IDA-02"),
  },
} as const satisfies DetailBlock
