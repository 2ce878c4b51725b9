import { grouped } from "../../locale/pt-br.ts"
import {
  affectedData,
  type IncidentAssessment,
  type IncidentFacts,
  type IncidentNotice,
  incidentKinds,
  incidentRisks,
  longestChannel,
  longestNote,
  longestReference,
  longestText,
  mostProtocols,
  noticeRecipients,
} from "./incident.ts"

/** A posted form: the text of a field, the ticked boxes of a name, and how a field for day and time is read. */
export type PostedForm = {
  text: (name: string) => string
  all: (name: string) => readonly string[]
  /** An invalid date for invalid text. */
  moment: (typed: string) => Date
  now: Date
}

/** The fault of each refused field, in the order of the form. */
export type FieldFaults<Name extends string = string> = Partial<Record<Name, string>>
export type FactsField = keyof IncidentFacts
export type AssessmentField = keyof IncidentAssessment
export type NoticeField = keyof IncidentNotice

type ReadForm<Values, Name extends string> = { values: Values } | { faults: FieldFaults<Name> }

export function readFacts(form: PostedForm): ReadForm<IncidentFacts, FactsField> {
  const { text, all } = form
  const kind = incidentKinds.find((known) => known === text("kind"))
  const description = text("description").trim()
  const knownAt = readMoment(form, "knownAt")
  const startedAt = readMoment(form, "startedAt")
  const endedAt = readMoment(form, "endedAt")
  const faults = keepFaults<FactsField>({
    kind: !kind && "Escolha o que houve.",
    description: textFault(description, "Descreva o que houve."),
    knownAt: knownAt === null ? "Diga quando a empresa soube." : momentFault(knownAt),
    startedAt:
      momentFault(startedAt) ??
      (isAfter(startedAt, knownAt) && "O começo não pode ser depois de a empresa saber."),
    endedAt: momentFault(endedAt) ?? (isAfter(startedAt, endedAt) && "O fim não pode ser antes do começo."),
  })
  if (faults || !kind || !isMoment(knownAt)) return { faults: faults ?? {} }
  const ticked = new Set(all("dataKinds"))
  const dataKinds = affectedData.filter((data) => ticked.has(data))
  const orNull = (read: ReadMoment) => (isMoment(read) ? read : null)
  const period = { startedAt: orNull(startedAt), endedAt: orNull(endedAt) }
  return { values: { kind, description, dataKinds, ...period, knownAt } }
}

const assessmentTexts = [
  "riskReason",
  "account",
  "dangers",
  "measuresBefore",
  "measuresTaken",
  "delayReason",
  "advice",
] as const

export function readAssessment({ text }: PostedForm): ReadForm<IncidentAssessment, AssessmentField> {
  const risk = incidentRisks.find((known) => known === text("risk"))
  const written = Object.fromEntries(assessmentTexts.map((name) => [name, text(name).trim()])) as Record<
    (typeof assessmentTexts)[number],
    string
  >
  const faults = keepFaults<AssessmentField>({
    risk: !risk && "Escolha uma das opções.",
    ...Object.fromEntries(assessmentTexts.map((name) => [name, textFault(written[name])])),
    ...(risk && risk !== "a_avaliar" && { riskReason: textFault(written.riskReason, "Escreva o motivo.") }),
  })
  return faults || !risk ? { faults: faults ?? {} } : { values: { risk, ...written } }
}

export function readNotice(form: PostedForm): ReadForm<IncidentNotice, NoticeField> {
  const recipient = noticeRecipients.find((known) => known === form.text("recipient"))
  const toldAt = readMoment(form, "toldAt")
  const [channel, reference, note] = ["channel", "reference", "note"].map((name) => form.text(name).trim())
  const faults = keepFaults<NoticeField>({
    recipient: !recipient && "Escolha quem foi avisado.",
    toldAt: toldAt === null ? "Diga quando." : momentFault(toldAt),
    channel: textFault(channel ?? "", "Diga como.", longestChannel),
    reference: textFault(reference ?? "", undefined, longestReference),
    note: textFault(note ?? "", recipient === "outro" ? "Diga quem foi avisado." : undefined, longestNote),
  })
  if (faults || !recipient || !isMoment(toldAt)) return { faults: faults ?? {} }
  return {
    values: { recipient, toldAt, channel: channel ?? "", reference: reference ?? "", note: note ?? "" },
  }
}

const protocol = /^WP-[0-9A-Z]{4}-[0-9A-Z]{4}$/

/** Protocols, one per line; empty lines and repeated ones are left out. */
export function readProtocols(typed: string): { protocols: string[] } | { fault: string } {
  const lines = typed.split(/[\s,;]+/).map((line) => line.toUpperCase())
  const protocols = [...new Set(lines.filter(Boolean))]
  const invalid = protocols.filter((line) => !protocol.test(line))
  if (protocols.length === 0) return { fault: "Escreva ao menos um protocolo." }
  if (protocols.length > mostProtocols) return { fault: `Use até ${mostProtocols} protocolos de cada vez.` }
  if (invalid.length > 0) return { fault: `Não é um protocolo: ${listed(invalid)}.` }
  return { protocols }
}

const mostListed = 5
/** The first few of a list, so that a message stays short. */
export function listed(words: readonly string[]) {
  const first = words.slice(0, mostListed).map((word) => word.slice(0, 40))
  const more = words.length - first.length
  return more > 0 ? `${first.join(", ")} e mais ${more}` : first.join(", ")
}

type ReadMoment = Date | null | "invalid" | "future"
const earliest = Date.parse("2000-01-01T00:00:00Z")

function readMoment({ text, moment, now }: PostedForm, name: string): ReadMoment {
  const typed = text(name)
  if (typed === "") return null
  const read = moment(typed)
  if (!(read.getTime() >= earliest)) return "invalid"
  return read > now ? "future" : read
}

function isMoment(read: ReadMoment): read is Date {
  return read instanceof Date
}

function momentFault(read: ReadMoment) {
  if (read === "invalid") return "Confira o dia e a hora."
  return read === "future" ? "Este dia e hora ainda não chegaram." : undefined
}

const isAfter = (one: ReadMoment, other: ReadMoment) => isMoment(one) && isMoment(other) && one > other

function textFault(text: string, ifEmpty?: string, longest = longestText) {
  if (text.length > longest) return `Use até ${grouped(longest)} caracteres.`
  return text === "" ? ifEmpty : undefined
}

/** Only the fields with a fault; null when there is none. */
function keepFaults<Name extends string>(
  all: Partial<Record<Name, string | false | undefined>>,
): FieldFaults<Name> | null {
  const faults = Object.entries(all).filter(([, fault]) => fault)
  return faults.length > 0 ? (Object.fromEntries(faults) as FieldFaults<Name>) : null
}
