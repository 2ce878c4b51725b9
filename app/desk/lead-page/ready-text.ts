import { greeting, introduction } from "../../leads/lead/first-message.ts"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { locale } from "../../locale/pt-br.ts"
import { carriersWithPage } from "../../plans/catalogue/carriers.ts"
import type { QueueLead } from "../desk-lead.ts"
import { shortName } from "../short-name.ts"
import type { ReadyText, ReadyTextKey } from "./ready-texts.ts"

type TextLead = Pick<QueueLead, "name" | "operadora" | "ages" | "firstContactAt">
type Writer = { name: string; company: string }

const list = new Intl.ListFormat(locale, { type: "conjunction" })

/** A ready text for this lead, from this writer, with the warning against fraud. Without any text, greeting and writer. */
export function fillReadyText(texts: readonly ReadyText[], key: string, lead: TextLead, writer: Writer) {
  return fillText(findReadyText(texts, key)?.text ?? "{ola} {eu}", lead, writer)
}

/** The text of this key, or the first one when the office has removed it. */
export function findReadyText(texts: readonly ReadyText[], key: string) {
  return texts.find((ready) => ready.key === key) ?? texts[0]
}

/** What a text may contain in braces, explained to those who write one. */
export const placeholders = {
  ola: "cumprimento, com o primeiro nome da pessoa, se for conhecido",
  eu: "apresentação de quem escreve, com o nome da corretora",
  pessoa: "primeiro nome de quem escreve",
  empresa: "nome da corretora",
  sobre:
    "“sobre o plano” e o nome da operadora, se ela tiver página no site; escreva sem espaço antes da chave",
  idades: "pergunta as idades; depois do primeiro contato, pede para confirmar as que a pessoa informou",
} as const

type Placeholder = keyof typeof placeholders

function fillText(text: string, lead: TextLead, writer: Writer) {
  const values: Readonly<Record<Placeholder, string>> = {
    ola: greeting(lead.name),
    eu: introduction(writer),
    pessoa: shortName(writer.name),
    empresa: writer.company,
    sobre: aboutCarrier(lead),
    idades: knownAges(lead),
  }
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (isPlaceholder(name) ? values[name] : ""))
  return `${filled} ${scamWarning}`
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name)
}

/** Each part in braces that no message would fill, and each brace without its other half, once and as written. */
export function unknownPlaceholders(text: string): string[] {
  const braced = text.match(/\{[^{}]*\}|\{[^\s{}]*|\}/g) ?? []
  const isKnown = (part: string) => part.endsWith("}") && isPlaceholder(part.slice(1, -1))
  return [...new Set(braced.filter((part) => !isKnown(part)))]
}

/** How a text reads for a fictional lead after the first contact. */
export function exampleOf(text: string, company: string): string {
  const lead = {
    name: "Marina Exemplo",
    operadora: carriersWithPage()[0]?.key ?? "",
    ages: [52, 49],
    firstContactAt: new Date(0),
  }
  return fillText(text, lead, { name: "Beatriz Modelo", company })
}

/** ' sobre o plano Amil', or nothing without a known carrier. */
function aboutCarrier({ operadora }: TextLead) {
  const carrier = carriersWithPage().find(({ key }) => key === operadora)
  return carrier ? ` sobre o plano ${carrier.name}` : ""
}

/** W2: before the first contact nobody has confirmed whose number it is, so the ages stay out. */
function knownAges({ ages, firstContactAt }: TextLead) {
  if (ages.length === 0 || firstContactAt === null) return "Pode me dizer quais são?"
  const years = ages.every((age) => age === 1) ? "ano" : "anos"
  return `No pedido, você informou: ${list.format(ages.map(String))} ${years}. Confere?`
}

type Progress = Pick<QueueLead, "status" | "firstContactAt" | "attempts" | "ages">

/** The key of the default text that fits the state of the lead. */
export function suggestedText({ status, firstContactAt, attempts, ages }: Progress): ReadyTextKey {
  if (status === "cotacao_enviada") return "retomar"
  if (status === "fechado") return "pos-venda"
  if (status === "perdido") return "encerrar"
  if (firstContactAt) return ages.length === 0 ? "idades" : "cotacao"
  return attempts > 0 ? "nao-consegui" : "primeira"
}
