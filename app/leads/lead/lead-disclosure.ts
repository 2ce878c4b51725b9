import { longDate, longMoment } from "../../locale/pt-br.ts"
import type { Touch } from "./lead.ts"
import { leadEventText } from "./lead-event.ts"
import { detailFacts, type LeadTexts } from "./lead-fields.ts"
import { agesText, operatorLabel, subjectLabel, suspicionText, touchText } from "./lead-labels.ts"
import type { LeadStatus } from "./lead-status.ts"

/** All stored data of a lead, as its holder may read it (LGPD art. 18, II). */
export type WholeLead = LeadTexts & {
  protocol: string
  createdAt: string
  updatedAt: string
  phoneE164: string | null
  phoneSentAnyway: boolean
  operadora: string
  messageIsAutomatic: boolean
  ages: number[]
  emailConsent: boolean
  userAgent: string | null
  sourcePage: string
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  firstTouch: Touch | null
  lastTouch: Touch | null
  status: LeadStatus
  priority: number
  notes: string | null
  dueAt: string | null
  isTest: boolean
  suspicions: string[]
  submissionKey: string | null
  fingerprint: string
  consents: { choice: boolean; version: string; text: string; page: string; createdAt: string }[]
  events: {
    kind: string
    fromStatus: string | null
    toStatus: string | null
    note: string | null
    createdAt: string
  }[]
  /** Until when a contract is kept. */
  contractUntil: string | null
  /** Set when the holder asked to erase the lead (D80). */
  lock: { since: string; undoUntil: string; openings: string[] } | null
}

/** The statuses of D17, worded for the holder. */
const statusTexts: Record<LeadStatus, string> = {
  novo: "Recebido, à espera do primeiro contato",
  em_contato: "Em conversa com o corretor",
  cotacao_enviada: "Cotação enviada",
  fechado: "Plano contratado",
  perdido: "Encerrado sem contratação",
  descartado: "Descartado",
}

export function leadDisclosure(lead: WholeLead) {
  return {
    protocol: lead.protocol,
    title:
      lead.operadora === "main"
        ? subjectLabel(lead.subject)
        : `${operatorLabel(lead.operadora)}: ${subjectLabel(lead.subject)}`,
    sent: at(lead.createdAt),
    status: statusText(lead.status),
    facts: factsOf(lead),
    consents: lead.consents.map(({ choice, text, version, page, createdAt }, place) => ({
      id: place,
      when: at(createdAt),
      text: `${consentText(choice, place, page)}: “${text}” (texto de ${version})`,
    })),
    events: lead.events.map((event, place) => ({
      id: place,
      when: at(event.createdAt),
      text: eventText(event),
    })),
    shared: sharedWith(lead),
    isReceivingEmails: lead.emailConsent,
    contractUntil: lead.contractUntil && longDate(new Date(lead.contractUntil)),
    lock: lead.lock && {
      undoUntil: at(lead.lock.undoUntil),
      openings: lead.lock.openings.map((moment, place) => ({ id: place, when: at(moment) })),
    },
  }
}

function consentText(choice: boolean, place: number, page: string) {
  // No page of the site: the mail provider reported a mail of ours as spam (decision 039).
  if (page === "/complaint")
    return "O consentimento foi encerrado por um aviso de spam do seu provedor de e-mail"
  return `${choice ? "Aceitou" : place > 0 ? "Retirou o consentimento" : "Não aceitou"}, na página ${page}`
}

const statusText = (status: string | null) => statusTexts[status as LeadStatus] ?? "sem situação"

function eventText({ kind, fromStatus, toStatus, note }: WholeLead["events"][number]) {
  const change =
    fromStatus &&
    toStatus &&
    `A situação mudou de “${statusText(fromStatus)}” para “${statusText(toStatus)}”.`
  const happened = change && kind === "status_changed" ? null : leadEventText(kind)
  return [happened, change, note && `Anotação: ${note}`].filter(Boolean).join(" ")
}

/** The office's own CRM is the only recipient outside this system (decision 011). */
function sharedWith({ events }: Pick<WholeLead, "events">) {
  const delivered = events.find(({ kind }) => kind === "webhook_delivered")
  return delivered
    ? [`Sistema de atendimento (CRM) usado pelo escritório, em ${longMoment(new Date(delivered.createdAt))}`]
    : []
}

const optional = (label: string, text: string | null) => (text ? [{ label, text }] : [])
const at = (moment: string) => longMoment(new Date(moment))

/** All stored data as labels and readable texts, without codes. */
function factsOf(lead: WholeLead) {
  return [
    { label: "Nome", text: lead.name },
    { label: "E-mail", text: lead.email },
    { label: "Telefone", text: lead.phone },
    ...(lead.phoneSentAnyway
      ? [
          {
            label: "Sobre o número",
            text: "Avisamos que ele parecia incompleto ou errado, e você enviou assim mesmo.",
          },
        ]
      : []),
    { label: "Idades", text: agesText(lead) },
    ...detailFacts(lead),
    { label: lead.messageIsAutomatic ? "Mensagem (escrita pelo site)" : "Mensagem", text: lead.message },
    ...(lead.operadora === "main" ? [] : [{ label: "Operadora", text: operatorLabel(lead.operadora) }]),
    { label: "Assunto", text: subjectLabel(lead.subject) },
    ...optional("Prazo que prometemos para o contato", lead.dueAt && at(lead.dueAt)),
    { label: "Prioridade no atendimento", text: `${lead.priority}, de 1 a 5` },
    ...optional("Anotações do atendimento", lead.notes),
    { label: "Recebe e-mails com ofertas e conteúdos", text: lead.emailConsent ? "Sim" : "Não" },
    { label: "Página de onde veio", text: lead.sourcePage },
    ...optional("Primeira visita", lead.firstTouch && touchText(lead.firstTouch)),
    ...optional("Visita do envio", lead.lastTouch && touchText(lead.lastTouch)),
    ...optional(
      "Códigos de anúncio",
      [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(", "),
    ),
    ...optional("Navegador", lead.userAgent),
    ...optional("Sinais de envio automático", suspicionText(lead.suspicions)),
    ...(lead.isTest ? [{ label: "Tipo", text: "Pedido de teste" }] : []),
  ]
}
