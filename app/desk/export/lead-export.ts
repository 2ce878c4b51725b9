import { detailNames, fieldOf, type LeadDetails } from "../../leads/lead/lead-fields.ts"
import { agesText, operatorLabel, subjectLabel } from "../../leads/lead/lead-labels.ts"
import { type LeadStatus, leadStatuses } from "../../leads/lead/lead-status.ts"
import { dayOf, shortTime } from "../../locale/pt-br.ts"
import type { RequestedPeriod } from "../numbers/period.ts"
import { statusLabels } from "../status-text.ts"

/** The exported leads: a period of days, optionally of one status or operadora. */
export type ExportFilter = Pick<RequestedPeriod, "from" | "to"> & {
  status?: LeadStatus | undefined
  operadora?: string | undefined
}

export function readExportFilter(parameters: URLSearchParams, period: RequestedPeriod): ExportFilter {
  const operadora = parameters.get("operadora")?.slice(0, 80) || undefined
  return {
    from: period.from,
    to: period.to,
    status: leadStatuses.find((status) => status === parameters.get("situacao")),
    operadora,
  }
}

/** Only these roles may export leads. */
export const exportRoles = ["gestao", "administracao"] as const

export type ExportedLead = LeadDetails & {
  protocol: string
  createdAt: Date
  dueAt: Date | null
  firstContactAt: Date | null
  firstContactMinutes: number | null
  status: string
  name: string
  email: string
  phone: string
  operadora: string
  subject: string
  idade: string
  ages: number[]
  message: string
  emailConsent: boolean
  sourcePage: string
  source: string | null
  notes: string | null
  owner: string | null
}

/** '16/11/2026 14h32': text for a spreadsheet in any language. */
function moment(date: Date | null) {
  return date ? `${dayOf(date).split("-").toReversed().join("/")} ${shortTime(date)}` : ""
}

const columns: readonly [heading: string, cell: (lead: ExportedLead) => string][] = [
  ["Protocolo", ({ protocol }) => protocol],
  ["Recebido em", ({ createdAt }) => moment(createdAt)],
  ["Prazo", ({ dueAt }) => moment(dueAt)],
  ["Primeiro contato", ({ firstContactAt }) => moment(firstContactAt)],
  [
    "Minutos de expediente até o contato",
    ({ firstContactMinutes }) => (firstContactMinutes === null ? "" : String(Math.ceil(firstContactMinutes))),
  ],
  ["Situação", ({ status }) => statusLabels[status as LeadStatus] ?? status],
  ["Responsável", ({ owner }) => owner ?? ""],
  ["Nome", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Telefone", ({ phone }) => phone],
  ["Operadora", ({ operadora }) => operatorLabel(operadora)],
  ["Assunto", ({ subject }) => subjectLabel(subject)],
  ["Idades", agesText],
  ...detailNames.map((name): [string, (lead: ExportedLead) => string] => [
    fieldOf(name).label,
    (lead) => lead[name],
  ]),
  ["Mensagem", ({ message }) => message],
  ["Autorizou e-mails", ({ emailConsent }) => (emailConsent ? "sim" : "não")],
  ["Página", ({ sourcePage }) => sourcePage],
  ["Origem", ({ source }) => source ?? "direto"],
  ["Observações", ({ notes }) => notes ?? ""],
]

export const exportHeadings = columns.map(([heading]) => heading)
export const exportCells = (lead: ExportedLead) => columns.map(([, cell]) => cell(lead))

/** 'leads-2026-11-01-a-2026-11-16.csv' */
export const exportName = ({ from, to }: ExportFilter) => `leads-${from ?? "inicio"}-a-${to}.csv`
