import { firstName, operatorLabel } from "../../leads/lead/lead-labels.ts"
import { locale } from "../../locale/pt-br.ts"
import type { QueueLead } from "../desk-lead.ts"
import { type ReadyTextKey, readyTexts, scamWarning } from "./ready-texts.ts"

type TextLead = Pick<QueueLead, "name" | "operadora" | "ages" | "idade">

const countWords = ["", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"]

const list = new Intl.ListFormat(locale, { type: "conjunction" })

/** A ready text for this lead, from this writer. */
export function fillReadyText(key: ReadyTextKey, lead: TextLead, writer: { name: string; company: string }) {
  const person = firstName(lead.name)
  const values: Readonly<Record<string, string>> = {
    ola: person ? `Olá, ${person}!` : "Olá, tudo bem?",
    pessoa: writer.name.split(" ")[0] ?? writer.name,
    empresa: writer.company,
    pedido: request(lead),
    idades: knownAges(lead),
  }
  const { text } = readyTexts.find((ready) => ready.key === key) ?? readyTexts[0]
  return `${text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")} ${scamWarning}`
}

function agesList(ages: readonly number[]) {
  const oneYear = ages.length === 1 && ages[0] === 1
  return `${list.format(ages.map(String))} ${oneYear ? "ano" : "anos"}`
}

/** 'para três pessoas (52, 49 e 17 anos)'. */
function forWhom(ages: readonly number[]) {
  if (ages.length === 0) return ""
  const count = countWords[ages.length] ?? String(ages.length)
  return ` para ${count} ${ages.length === 1 ? "pessoa" : "pessoas"} (${agesList(ages)})`
}

function request({ operadora, ages }: TextLead) {
  return `${operadora === "main" ? "de cotação" : `sobre o plano da ${operatorLabel(operadora)}`}${forWhom(ages)}`
}

function knownAges({ ages }: TextLead) {
  return ages.length > 0 ? `No pedido constam ${agesList(ages)}: está certo?` : "Pode me dizer quais são?"
}

type Progress = Pick<QueueLead, "status" | "firstContactAt" | "attempts" | "ages">

/** The ready text that fits the state of the lead. */
export function suggestedText({ status, firstContactAt, attempts, ages }: Progress): ReadyTextKey {
  if (status === "cotacao_enviada") return "retomar"
  if (firstContactAt) return ages.length === 0 ? "idades" : "cotacao"
  return attempts > 0 ? "nao-consegui" : "primeira"
}
