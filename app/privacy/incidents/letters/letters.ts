import { scamWarning } from "../../../leads/lead/scam-warning.ts"
import { counted, longDay, longMoment } from "../../../locale/pt-br.ts"
import { law } from "../../../norms/law.ts"
import type { IncidentAssessment, IncidentFacts } from "../incident.ts"
import { dataText, kindText } from "../incident-text.ts"
import { periodText } from "../period-text.ts"

/** The label, such as 'Quais dados.', starts the paragraph. */
type Paragraph = { label?: string; text: string }
export type Letter = { subject: string; paragraphs: readonly Paragraph[] }

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
    /** Of these leads, those that are locked: an administrator opens them to write to their holders. */
    lockedProtocols: readonly string[]
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
      { text: `${sender.city}, ${longDay(facts.today)}` },
      { text: "À Agência Nacional de Proteção de Dados (ANPD)" },
      { text: legalBasis },
      {
        label: "Controlador:",
        text: `${sender.legalName}, CNPJ ${sender.cnpj}, ${sender.address}. Telefone ${sender.phone}, e-mail ${sender.privacyEmail}. Encarregado: ${written("company", sender.dataOfficer)}.`,
      },
      { label: "O que houve:", text: `${kindText[facts.kind].toLowerCase()}. ${facts.description}` },
      {
        label: "Quando:",
        text: `${whenText(facts, written)}. A empresa soube em ${longMoment(facts.knownAt)}.`,
      },
      { label: "1. Natureza dos dados afetados:", text: `${dataList(facts, written)}.` },
      { label: "2. Titulares envolvidos:", text: holdersText(facts, written) },
      {
        label: "3. Medidas técnicas e de segurança que protegiam os dados:",
        text: written("measuresBefore", facts.measuresBefore),
      },
      { label: "4. Riscos relacionados ao incidente:", text: written("dangers", facts.dangers) },
      {
        label: "5. Motivo da demora em comunicar:",
        text: hasDelay(facts)
          ? written("delayReason", facts.delayReason)
          : "não se aplica; a comunicação é feita no prazo.",
      },
      {
        label: "6. Medidas adotadas e a adotar para reverter ou reduzir os efeitos:",
        text: written("measuresTaken", facts.measuresTaken),
      },
      {
        text: `${written("company", sender.dataOfficer)}, encarregado pelo tratamento de dados pessoais de ${sender.legalName}`,
      },
    ],
  }
}

/** In plain words, to one person. */
export function holderLetter(facts: LetterFacts, sender: Sender, holder: { name: string }): Letter {
  const written = fillGaps(facts, sender)
  return {
    subject: "Aviso sobre os seus dados pessoais",
    paragraphs: [
      { text: `${sender.city}, ${longDay(facts.today)}` },
      { text: `Olá, ${holder.name}.` },
      { text: `Escrevemos para contar o que houve com dados seus que estavam com a ${sender.name}.` },
      { label: "O que houve.", text: written("account", facts.account) },
      { label: "Quais dados.", text: `Os dados envolvidos são: ${dataList(facts, written)}.` },
      {
        label: "Desde quando.",
        text: `${capital(whenText(facts, written))}. Soubemos em ${longMoment(facts.knownAt)}.`,
      },
      { label: "O que isso pode causar.", text: written("dangers", facts.dangers) },
      { label: "O que fizemos.", text: written("measuresTaken", facts.measuresTaken) },
      ...(hasDelay(facts)
        ? [{ label: "Por que avisamos só agora.", text: written("delayReason", facts.delayReason) }]
        : []),
      { label: "O que você pode fazer.", text: `${written("advice", facts.advice)} ${scamWarning}` },
      {
        label: "Com quem falar.",
        text: `${written("company", sender.dataOfficer)}, encarregado pelos dados pessoais na ${sender.name}: ${sender.phone}, ${sender.privacyEmail}. Você pode pedir para ver, corrigir ou apagar os seus dados.`,
      },
      { text: sender.legalName },
    ],
  }
}

/** As text for a mail or a form. */
export function letterText({ paragraphs }: Letter) {
  return paragraphs.map(({ label, text }) => (label ? `${label} ${text}` : text)).join("\n\n")
}

type Written = (field: string, text: string) => string

/** Text of a field, or its gap in brackets. */
function fillGaps(facts: LetterFacts, sender: Sender): Written {
  const gaps = new Map(letterGaps(facts, sender).map(({ field, text }) => [field, `${gapStart}${text}]`]))
  return (field, text) => gaps.get(field) ?? text
}

function dataList({ dataKinds }: LetterFacts, written: Written) {
  return written("dataKinds", dataKinds.map((data) => dataText[data]).join("; "))
}

function whenText({ startedAt, endedAt }: LetterFacts, written: Written) {
  if (startedAt) return periodText(startedAt, endedAt)
  const start = `desde ${written("startedAt", "")}`
  return endedAt ? `${start}, até ${longMoment(endedAt)}` : start
}

const hasDelay = ({ isLate, delayReason }: LetterFacts) => isLate || delayReason !== ""
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function holdersText(facts: LetterFacts, written: Written) {
  const { leadCount, erasedCount, lockedProtocols, holderCount } = facts
  const requests = counted(leadCount, "pedido de cotação", "pedidos de cotação")
  const people = counted(holderCount, "pessoa", "pessoas")
  const erased = counted(erasedCount, "pedido já tinha sido apagado", "pedidos já tinham sido apagados")
  const locked = counted(lockedProtocols.length, "pedido está bloqueado", "pedidos estão bloqueados")
  return written(
    "leads",
    [
      `pessoas que pediram cotação no site. São ${requests}, de ${people} que podemos avisar.`,
      erasedCount > 0 && `${erased} dos nossos registros.`,
      lockedProtocols.length > 0 &&
        `${locked}: houve pedido de eliminação e o prazo de guarda ainda corre. Quem fez o pedido também será avisado.`,
    ]
      .filter(Boolean)
      .join(" "),
  )
}
