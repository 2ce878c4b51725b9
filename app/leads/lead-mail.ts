import { escapeHtml } from "../platform/escape-html.ts"
import { ageBands, bandOf } from "./ages.ts"
import { offers } from "./catalog.ts"
import { operatorKey } from "./operator-key.ts"
import { promiseText } from "./promise-text.ts"

type LeadForMail = {
  protocol: string
  name: string
  email: string
  phone: string
  operadora: string
  subject: string
  message: string
  messageIsAutomatic: boolean
  idade: string
  ages: number[]
  sourcePage: string
  dueAt: Date | null
}

const allOffers = Object.values(offers)

export const operatorLabel = (key: string) =>
  key === "main"
    ? "Formulário principal"
    : (allOffers.find((offer) => operatorKey(offer.operadora) === key)?.operadora ?? key)

/** D11: people read the label, not the code. */
export const subjectLabel = (stored: string) => {
  const subjects: readonly { code: string; label: string }[] = allOffers.flatMap((offer) => [
    ...offer.subjects,
  ])
  return (
    subjects.find((subject) => stored === subject.code || stored.endsWith(` - ${subject.code}`))?.label ??
    stored
  )
}

const agesLine = (lead: LeadForMail) => {
  if (lead.ages.length === 0) return lead.idade || "não informadas"
  const bands = ageBands
    .map((band) => ({ band, lives: lead.ages.filter((age) => bandOf(age) === band).length }))
    .filter(({ lives }) => lives > 0)
    .map(({ band, lives }) => `${lives} de ${band}`)
  return `${lead.idade} (${lead.ages.length === 1 ? "1 vida" : `${lead.ages.length} vidas`}: ${bands.join(", ")})`
}

/** The office's notice of a new request: enough to call back without opening anything. */
export const officeNotice = (lead: LeadForMail, now: Date) => {
  const promise = `Prazo prometido: contato ${promiseText(lead.dueAt, now)}.`
  const rows: [string, string][] = [
    ["Protocolo", lead.protocol],
    ["Nome", lead.name],
    ["Telefone", lead.phone],
    ["E-mail", lead.email],
    ["Operadora", operatorLabel(lead.operadora)],
    ["Assunto", subjectLabel(lead.subject)],
    ["Idades", agesLine(lead)],
    ["Página", lead.sourcePage],
    [lead.messageIsAutomatic ? "Mensagem (automática)" : "Mensagem", lead.message],
  ]
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  )
  return {
    subject: `Nova cotação ${lead.protocol}: ${subjectLabel(lead.subject)}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${promise}\n`,
    html: `<!doctype html><html lang="pt-BR"><body><table cellpadding="6">${cells.join("")}</table><p>${promise}</p></body></html>`,
  }
}
