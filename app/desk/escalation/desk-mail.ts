import { deadlineText, momentText } from "../../leads/deadline/promise-text.ts"
import { promisedWorkingHours } from "../../leads/lead/lead.ts"
import { operatorLabel, subjectLabel } from "../../leads/lead/lead-labels.ts"
import { leadPath } from "../../leads/lead/lead-path.ts"
import { grouped, locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { durationText } from "../desk-time.ts"
import type { DeskNotice } from "./desk-queues.ts"

export type LeadForDesk = {
  id: number
  protocol: string
  createdAt: Date
  dueAt: Date | null
  name: string
  phone: string
  phoneE164: string | null
  operadora: string
  subject: string
  attempts: number
  ownerName: string | null
  offeredUntil: Date | null
}

type Site = { companyName: string; publicUrl: string }

/** A notice about a lead that waits for its first contact. */
export function deskMail(notice: DeskNotice, lead: LeadForDesk, site: Site, now: Date) {
  const content = contentOf(notice, lead, site, now)
  return {
    subject: subjects[notice](lead, now),
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}

const promisedMinutes = promisedWorkingHours * 60
const msPerMinute = 60_000

type TextOf = Record<DeskNotice, (lead: LeadForDesk, now: Date) => string>

/** The subject says what to do and has the protocol, and no text that a visitor typed. */
const subjects: TextOf = {
  offered: ({ protocol }) => `Aceite o pedido: ${protocol}`,
  half: (lead, now) =>
    `${leftText(minutesLeft(lead, promisedMinutes / 2, now))} para o contato: ${lead.protocol}`,
  four_fifths: (lead, now) =>
    `${leftText(minutesLeft(lead, promisedMinutes / 5, now))}: ligue já. ${lead.protocol}`,
  escalated: ({ protocol }) => `Prazo vencido: ligue já. ${protocol}`,
  nobody: ({ protocol }) => `Ninguém disponível: passe o pedido a alguém. ${protocol}`,
}

/** `most` when the notice is on time, less when it is late. The night before a deadline does not count. */
function minutesLeft({ dueAt }: LeadForDesk, most: number, now: Date) {
  const onClock = dueAt ? Math.ceil((dueAt.getTime() - now.getTime()) / msPerMinute) : most
  return Math.max(0, Math.min(most, onClock))
}

/** 'Falta 1h', 'Faltam 24 min'. */
function leftText(minutes: number) {
  const isOne = minutes === 1 || (minutes >= 60 && minutes < 120)
  return `${isOne ? "Falta" : "Faltam"} ${durationText(minutes)}`
}

function dueText({ dueAt }: LeadForDesk, now: Date) {
  return dueAt ? `Prazo do contato: ${deadlineText(dueAt, now)}.` : "Este pedido está sem prazo."
}

const noticeTexts: TextOf = {
  offered: (lead, now) =>
    `Este pedido foi oferecido a você. ${
      lead.offeredUntil
        ? `Aceite ${deadlineText(lead.offeredUntil, now)}; depois disso, ele passa para outra pessoa. `
        : ""
    }${dueText(lead, now)}`,
  half: (lead, now) => `Metade do prazo já passou e ainda não houve contato. ${dueText(lead, now)}`,
  four_fifths: (lead, now) =>
    `Faltam menos de ${promisedMinutes / 5} minutos de expediente e ainda não houve contato. ${dueText(lead, now)}`,
  escalated: ({ dueAt }, now) =>
    `${dueAt ? `O prazo era ${deadlineText(dueAt, now)}, e venceu sem contato.` : "O prazo venceu sem contato."} Ligue agora.`,
  nobody: (lead, now) =>
    `Um pedido chegou e nenhuma pessoa do atendimento está disponível. ${dueText(lead, now)}`,
}

function contentOf(
  notice: DeskNotice,
  lead: LeadForDesk,
  { companyName, publicUrl }: Site,
  now: Date,
): MailContent {
  const text = noticeTexts[notice](lead, now)
  const isUrgent = notice === "escalated" || notice === "nobody"
  return {
    preview: text,
    sender: `${companyName} · painel`,
    parts: [
      {
        kind: "title",
        above: `${operatorLabel(lead.operadora)} · ${subjectLabel(lead.subject)}`,
        text: lead.name,
      },
      { kind: "notice", tone: isUrgent ? "warning" : "promise", text },
      {
        kind: "buttons",
        buttons: [
          ...(lead.phoneE164
            ? ([{ label: "Ligar", href: `tel:${lead.phoneE164}`, tone: "call" }] as const)
            : []),
          { label: "Abrir no painel", href: publicUrl + leadPath(lead.id), tone: "plain" },
        ],
      },
      {
        kind: "rows",
        rows: [
          { label: "Telefone", text: lead.phone },
          { label: "Protocolo", text: lead.protocol },
          { label: "Recebido", text: momentText(lead.createdAt, now) },
          { label: "Responsável", text: lead.ownerName ?? "ninguém ainda" },
          { label: "Tentativas", text: grouped(lead.attempts) },
        ],
      },
      {
        kind: "small",
        text: "Aviso automático do painel. O relógio só para quando há um contato registrado.",
      },
    ],
  }
}
