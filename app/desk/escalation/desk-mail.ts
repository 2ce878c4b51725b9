import { momentText } from "../../leads/deadline/promise-text.ts"
import { operatorLabel, subjectLabel } from "../../leads/lead/lead-labels.ts"
import { leadPath } from "../../leads/lead/lead-path.ts"
import { grouped, locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
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

/** The subject has the step and the protocol, and no text that a visitor typed. */
const titles: Record<DeskNotice, string> = {
  offered: "Lead para você aceitar",
  half: "Metade do prazo",
  four_fifths: "Segundo aviso",
  escalated: "Prazo vencido",
  nobody: "Ninguém disponível para atender",
}

/** A notice about a lead that waits for its first contact. */
export function deskMail(notice: DeskNotice, lead: LeadForDesk, site: Site, now: Date) {
  const content = contentOf(notice, lead, site, now)
  return {
    subject: `${titles[notice]}: ${lead.protocol}`,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}

function dueText({ dueAt }: LeadForDesk, now: Date) {
  return dueAt ? `O contato foi prometido até ${momentText(dueAt, now)}.` : "Este pedido está sem prazo."
}

const noticeTexts: Record<DeskNotice, (lead: LeadForDesk, now: Date) => string> = {
  offered: (lead, now) =>
    `Este pedido foi oferecido a você${
      lead.offeredUntil
        ? `. Aceite até ${momentText(lead.offeredUntil, now)}; depois disso ele passa para outra pessoa`
        : ""
    }. ${dueText(lead, now)}`,
  half: (lead, now) => `Metade do prazo já passou e ainda não houve contato. ${dueText(lead, now)}`,
  four_fifths: (lead, now) =>
    `Faltam menos de 24 minutos úteis e ainda não houve contato. ${dueText(lead, now)}`,
  escalated: (lead, now) => `O prazo venceu sem contato. ${dueText(lead, now)} Ligue agora.`,
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
          { label: "Com quem", text: lead.ownerName ?? "ninguém ainda" },
          { label: "Tentativas", text: grouped(lead.attempts) },
        ],
      },
      { kind: "small", text: "Aviso automático do painel. Só um contato registrado para o relógio." },
    ],
  }
}
