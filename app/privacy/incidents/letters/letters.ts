import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import { counted, longDay, longMoment } from "../../../locale/pt-br.ts"
import { law } from "../../../norms/law.ts"
import type { IncidentAssessment, IncidentFacts } from "../incident.ts"
import { dataText, kindText } from "../incident-text.ts"

export type Letter = { subject: string; paragraphs: readonly string[] }

/** The company as the letters name it. */
export type Sender = {
  name: string
  legalName: string
  cnpj: string
  address: string
  city: string
  phone: string
  privacyEmail: string
  /** The encarregado of LGPD art. 41; empty when nobody is named yet. */
  dataOfficer: string
}

export type LetterFacts = IncidentFacts &
  IncidentAssessment & {
    id: number
    leadCount: number
    /** Of these leads, how many were erased since. */
    erasedCount: number
    /** How many people can still be written to. */
    holderCount: number
    /** True after the last day for telling: the reason of the delay is then due. */
    isLate: boolean
    /** YYYY-MM-DD */
    today: string
  }

/** A field that a letter needs and that is empty; `field` names it on the incident's page. */
export type Gap = { field: string; text: string }

const gapStart = "[a preencher: "
const gapPattern = /(\[a preencher: [^\]]+\])/

/** The letter in parts: a part that still has to be written is a gap. */
export function letterParts(paragraph: string) {
  return paragraph.split(gapPattern).map((text) => ({ text, isGap: text.startsWith(gapStart) }))
}

/** What the two letters still lack, in the order of the form. */
export function letterGaps(facts: LetterFacts, sender: Sender): Gap[] {
  const gaps: (Gap & { isMissing: boolean })[] = [
    { field: "dataKinds", text: "quais dados foram afetados", isMissing: facts.dataKinds.length === 0 },
    { field: "startedAt", text: "desde quando", isMissing: facts.startedAt === null },
    { field: "leads", text: "de quem são os dados", isMissing: facts.leadCount === 0 },
    { field: "account", text: "o que houve, em palavras para o titular", isMissing: !facts.account },
    { field: "dangers", text: "os riscos para os titulares", isMissing: !facts.dangers },
    {
      field: "measuresBefore",
      text: "as medidas que já protegiam os dados",
      isMissing: !facts.measuresBefore,
    },
    { field: "measuresTaken", text: "o que foi feito e o que será feito", isMissing: !facts.measuresTaken },
    {
      field: "delayReason",
      text: "o motivo da demora em comunicar",
      isMissing: facts.isLate && !facts.delayReason,
    },
    { field: "advice", text: "o que o titular pode fazer", isMissing: !facts.advice },
    { field: "company", text: "o nome do encarregado", isMissing: !sender.dataOfficer },
  ]
  return gaps.filter(({ isMissing }) => isMissing).map(({ field, text }) => ({ field, text }))
}

const legalBasis = law(
  "Comunicamos um incidente de segurança com dados pessoais, nos termos do art. 48 da Lei 13.709/2018 (LGPD) e da Resolução CD/ANPD 15/2024.",
  "DAD-10",
)

/** What art. 48, § 1, asks for, item by item. */
export function anpdLetter(facts: LetterFacts, sender: Sender): Letter {
  const written = fillGaps(facts, sender)
  return {
    subject: `Comunicação de incidente de segurança com dados pessoais (registro nº ${facts.id})`,
    paragraphs: [
      `${sender.city}, ${longDay(facts.today)}`,
      "À Agência Nacional de Proteção de Dados (ANPD)",
      legalBasis,
      `Controlador: ${sender.legalName}, CNPJ ${sender.cnpj}, ${sender.address}. Telefone ${sender.phone}, e-mail ${sender.privacyEmail}. Encarregado: ${written("company", sender.dataOfficer)}.`,
      `O que houve: ${kindText[facts.kind].toLowerCase()}. ${facts.description}`,
      `Quando: ${periodText(facts, written)} A empresa soube em ${longMoment(facts.knownAt)}.`,
      `1. Natureza dos dados afetados: ${dataList(facts, written)}.`,
      `2. Titulares envolvidos: ${holdersText(facts, written)}`,
      `3. Medidas técnicas e de segurança que protegiam os dados: ${written("measuresBefore", facts.measuresBefore)}`,
      `4. Riscos relacionados ao incidente: ${written("dangers", facts.dangers)}`,
      ...(facts.isLate || facts.delayReason
        ? [`5. Motivo da demora em comunicar: ${written("delayReason", facts.delayReason)}`]
        : ["5. Motivo da demora em comunicar: não se aplica; a comunicação é feita no prazo."]),
      `6. Medidas adotadas e a adotar para reverter ou reduzir os efeitos: ${written("measuresTaken", facts.measuresTaken)}`,
      `${written("company", sender.dataOfficer)}, encarregado pelo tratamento de dados pessoais de ${sender.legalName}`,
    ],
  }
}

/** In plain words, to one person. */
export function holderLetter(facts: LetterFacts, sender: Sender, holder: { name: string }): Letter {
  const written = fillGaps(facts, sender)
  return {
    subject: "Aviso sobre os seus dados pessoais",
    paragraphs: [
      `${sender.city}, ${longDay(facts.today)}`,
      `Olá, ${holder.name}.`,
      `Escrevemos para contar o que houve com dados seus que estavam com a ${sender.name}.`,
      `O que houve. ${written("account", facts.account)}`,
      `Quais dados. Os dados envolvidos são: ${dataList(facts, written)}.`,
      `Desde quando. ${periodText(facts, written)} Soubemos em ${longMoment(facts.knownAt)}.`,
      `O que isso pode causar. ${written("dangers", facts.dangers)}`,
      `O que fizemos. ${written("measuresTaken", facts.measuresTaken)}`,
      ...(facts.isLate || facts.delayReason
        ? [`Por que avisamos só agora. ${written("delayReason", facts.delayReason)}`]
        : []),
      `O que você pode fazer. ${written("advice", facts.advice)} ${scamWarning}`,
      `Com quem falar. ${written("company", sender.dataOfficer)}, encarregado pelos dados pessoais na ${sender.name}: ${sender.phone}, ${sender.privacyEmail}. Você pode pedir para ver, corrigir ou apagar os seus dados.`,
      sender.legalName,
    ],
  }
}

/** As text for a mail or a form. */
export const letterText = ({ paragraphs }: Letter) => paragraphs.join("\n\n")

type Written = (field: string, text: string) => string

/** Text of a field, or its gap in brackets. */
function fillGaps(facts: LetterFacts, sender: Sender): Written {
  const gaps = new Map(letterGaps(facts, sender).map(({ field, text }) => [field, `${gapStart}${text}]`]))
  return (field, text) => gaps.get(field) ?? text
}

function dataList({ dataKinds }: LetterFacts, written: Written) {
  return written("dataKinds", dataKinds.map((data) => dataText[data]).join("; "))
}

function periodText({ startedAt, endedAt }: LetterFacts, written: Written) {
  const start = written("startedAt", startedAt ? longMoment(startedAt) : "")
  return endedAt ? `De ${start} a ${longMoment(endedAt)}.` : `Desde ${start}.`
}

function holdersText({ leadCount, erasedCount, holderCount }: LetterFacts, written: Written) {
  const requests = counted(leadCount, "pedido de cotação", "pedidos de cotação")
  const people = counted(holderCount, "pessoa", "pessoas")
  const erased = counted(erasedCount, "pedido já tinha sido apagado", "pedidos já tinham sido apagados")
  return written(
    "leads",
    `pessoas que pediram cotação no site. São ${requests}, de ${people} que podemos avisar.${erasedCount > 0 ? ` ${erased} dos nossos registros.` : ""}`,
  )
}
