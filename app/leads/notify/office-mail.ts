import { locale } from "../../locale/pt-br.ts"
import { mailAddress } from "../../platform/mail/mail-address.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { momentText, promiseText } from "../deadline/promise-text.ts"
import { firstMessage } from "../lead/first-message.ts"
import type { Touch } from "../lead/lead.ts"
import { detailFacts, type LeadTexts } from "../lead/lead-fields.ts"
import { agesText, operatorLabel, subjectLabel, suspicionText, touchText } from "../lead/lead-labels.ts"
import { leadPath } from "../lead/lead-path.ts"
import { brazilianE164, phoneProblem, sentAnywayText } from "../lead/phone.ts"

export type LeadForOffice = LeadTexts & {
  id: number
  protocol: string
  createdAt: Date
  dueAt: Date | null
  phoneE164: string | null
  phoneSentAnyway: boolean
  operadora: string
  messageIsAutomatic: boolean
  ages: number[]
  sourcePage: string
  firstTouch: Touch | null
  lastTouch: Touch | null
  suspicions: string[]
}

type MailContext = { companyName: string; publicUrl: string }

/** The office's notice of a new lead. It contains everything needed to call back. */
export function officeMail(lead: LeadForOffice, context: MailContext, now: Date) {
  const content = contentOf(lead, context, now)
  return {
    subject: `Nova cotação ${lead.protocol}: ${subjectLabel(lead.subject)}`,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}

function promiseLine({ dueAt, janela }: LeadForOffice, now: Date) {
  const promise = `Prazo prometido: contato ${promiseText(dueAt, now, janela)}`
  return dueAt && dueAt <= now ? `${promise}. Já venceu: ligue agora.` : `${promise}.`
}

function contactButtons(lead: LeadForOffice, companyName: string) {
  const number = lead.phoneE164 && brazilianE164(lead.phoneE164)
  if (!number) return []
  const text = firstMessage(lead.name, { company: companyName })
  const chat = `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`
  return [
    { label: "Ligar", href: `tel:${number}`, tone: "call" },
    { label: "WhatsApp", href: chat, tone: "chat" },
  ] as const
}

const mailtoLink = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

function contentOf(lead: LeadForOffice, { companyName, publicUrl }: MailContext, now: Date): MailContent {
  const address = mailAddress(lead.email)
  const buttons = contactButtons(lead, companyName)
  const touches = [
    lead.firstTouch && { label: "Primeira visita", text: touchText(lead.firstTouch) },
    lead.lastTouch && { label: "Esta visita", text: touchText(lead.lastTouch) },
  ].filter((row) => row !== null)
  return {
    preview: `${lead.name}, ${lead.phone}. ${promiseLine(lead, now)}`,
    sender: `${companyName} · nova cotação`,
    parts: [
      {
        kind: "title",
        above: `${operatorLabel(lead.operadora)} · ${subjectLabel(lead.subject)}`,
        text: lead.name,
      },
      { kind: "notice", tone: "promise", text: promiseLine(lead, now) },
      ...(lead.phoneSentAnyway
        ? ([
            {
              kind: "notice",
              tone: "warning",
              text: `${phoneProblem(lead.phone)}. ${sentAnywayText}`,
            },
          ] as const)
        : []),
      ...(lead.suspicions.length > 0
        ? ([
            {
              kind: "notice",
              tone: "warning",
              text: `Marcado como suspeito: ${suspicionText(lead.suspicions)}.`,
            },
          ] as const)
        : []),
      ...(buttons.length > 0 ? ([{ kind: "buttons", buttons }] as const) : []),
      {
        kind: "rows",
        rows: [
          { label: "Telefone", text: lead.phone, href: buttons[0]?.href },
          address
            ? { label: "E-mail", text: lead.email, href: mailtoLink(address) }
            : { label: "E-mail (não parece correto)", text: lead.email },
          { label: "Idades", text: agesText(lead) },
          ...detailFacts(lead),
          { label: lead.messageIsAutomatic ? "Mensagem (automática)" : "Mensagem", text: lead.message },
          { label: "Operadora", text: operatorLabel(lead.operadora) },
          { label: "Assunto", text: subjectLabel(lead.subject) },
          { label: "Protocolo", text: lead.protocol },
          { label: "Recebido", text: momentText(lead.createdAt, now) },
          { label: "Página", text: lead.sourcePage },
          ...touches,
        ],
      },
      {
        kind: "buttons",
        buttons: [{ label: "Abrir no painel", href: publicUrl + leadPath(lead.id), tone: "plain" }],
      },
      {
        kind: "small",
        text: `Mensagem automática do site.${address ? " Ao responder, você escreve direto para o visitante." : ""}`,
      },
    ],
  }
}
