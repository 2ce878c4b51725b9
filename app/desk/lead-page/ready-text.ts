import { greeting, introduction } from "../../leads/lead/first-message.ts"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { locale } from "../../locale/pt-br.ts"
import { carriersWithPage } from "../../plans/catalogue/carriers.ts"
import type { QueueLead } from "../desk-lead.ts"
import { shortName } from "../short-name.ts"
import { type ReadyTextKey, readyTexts } from "./ready-texts.ts"

type TextLead = Pick<QueueLead, "name" | "operadora" | "ages" | "firstContactAt">

const list = new Intl.ListFormat(locale, { type: "conjunction" })

/** A ready text for this lead, from this writer. */
export function fillReadyText(key: ReadyTextKey, lead: TextLead, writer: { name: string; company: string }) {
  const values: Readonly<Record<string, string>> = {
    ola: greeting(lead.name),
    eu: introduction(writer),
    pessoa: shortName(writer.name),
    empresa: writer.company,
    sobre: aboutCarrier(lead),
    idades: knownAges(lead),
  }
  const { text } = readyTexts.find((ready) => ready.key === key) ?? readyTexts[0]
  return `${text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")} ${scamWarning}`
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

/** The ready text that fits the state of the lead. */
export function suggestedText({ status, firstContactAt, attempts, ages }: Progress): ReadyTextKey {
  if (status === "cotacao_enviada") return "retomar"
  if (status === "fechado") return "pos-venda"
  if (status === "perdido") return "encerrar"
  if (firstContactAt) return ages.length === 0 ? "idades" : "cotacao"
  return attempts > 0 ? "nao-consegui" : "primeira"
}
