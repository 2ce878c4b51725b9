import { href } from "react-router"
import { locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { deadlineText, momentText } from "../deadline/promise-text.ts"
import { promisePhrase } from "../lead/lead.ts"
import { firstName, operatorLabel, subjectLabel } from "../lead/lead-labels.ts"

export type LeadForVisitor = {
  protocol: string
  createdAt: Date
  dueAt: Date | null
  name: string
  phone: string
  phoneE164: string | null
  operadora: string
  subject: string
  ages: number[]
}

/** The company's contact data. worker.ts passes it in, because `leads` may not import `site`. */
export type CompanyContact = {
  name: string
  hours: string
  phone: { display: string; e164: string }
  chat: { display: string; hrefFor: (protocol: string) => string }
  /** D4: if true, the mail says that the site is a demonstration. */
  isFictional: boolean
}

type MailContext = {
  company: CompanyContact
  publicUrl: string
  /** Defined if the visitor agreed to e-mails. */
  unsubscribeUrl: string | undefined
}

/**
 * The visitor's receipt. The sender of the form chooses the address, so the mail repeats no free text: nobody can use
 * the form to send advertising to strangers in the company's name (decision 011).
 */
export function visitorMail(lead: LeadForVisitor, context: MailContext, now: Date) {
  const content = contentOf(lead, context, now)
  return {
    subject: `Recebemos seu pedido de cotação (${lead.protocol})`,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}

/** The area code and the last four digits: the owner recognises the number, a stranger cannot call it. */
export function maskedPhone({ phone, phoneE164 }: { phone: string; phoneE164: string | null }) {
  const digits = (phoneE164 ?? phone).replaceAll(/\D/g, "")
  const end = digits.slice(-4)
  if (digits.length < 8) return null
  return phoneE164 ? `(${digits.slice(2, 4)}) •••••-${end}` : `número com final ${end}`
}

function promiseLine({ dueAt }: LeadForVisitor, now: Date) {
  if (!dueAt) return `Nosso compromisso é falar com você em ${promisePhrase} depois do envio.`
  // A delayed mail must not promise a deadline that is over.
  if (dueAt <= now) return "Se ainda não falamos com você, ligue ou chame no WhatsApp e diga o protocolo."
  return `Vamos entrar em contato ${deadlineText(dueAt, now)}.`
}

function contentOf(
  lead: LeadForVisitor,
  { company, publicUrl, unsubscribeUrl }: MailContext,
  now: Date,
): MailContent {
  const site = new URL(publicUrl).host
  const name = firstName(lead.name)
  const phone = maskedPhone(lead)
  return {
    preview: `Protocolo ${lead.protocol}. ${promiseLine(lead, now)}`,
    sender: company.name,
    parts: [
      { kind: "title", text: `Recebemos seu pedido de cotação${name ? `, ${name}` : ""}.` },
      { kind: "notice", tone: "promise", text: promiseLine(lead, now) },
      ...(company.isFictional
        ? ([
            {
              kind: "notice",
              tone: "warning",
              text: "Demonstração: os telefones e os dados da empresa são fictícios.",
            },
          ] as const)
        : []),
      {
        kind: "rows",
        rows: [
          { label: "Protocolo", text: lead.protocol },
          { label: "Enviado", text: momentText(lead.createdAt, now) },
          ...(lead.operadora === "main" ? [] : [{ label: "Operadora", text: operatorLabel(lead.operadora) }]),
          { label: "Assunto", text: subjectLabel(lead.subject) },
          ...(lead.ages.length > 0 ? [{ label: "Idades", text: lead.ages.join(", ") }] : []),
          ...(phone ? [{ label: "Seu telefone", text: phone }] : []),
        ],
      },
      {
        kind: "text",
        text: `Quer adiantar a conversa? Ligue para ${company.phone.display} ou chame no WhatsApp ${company.chat.display}. ${company.hours}.`,
      },
      {
        kind: "buttons",
        buttons: [
          { label: "Ligar", href: `tel:${company.phone.e164}`, tone: "call" },
          {
            label: "WhatsApp",
            href: company.chat.hrefFor(lead.protocol),
            tone: "chat",
          },
        ],
      },
      {
        kind: "notice",
        tone: "warning",
        text: `Cuidado com golpes: a ${company.name} nunca pede pagamento nem documentos por WhatsApp ou outro chat. Na dúvida, ligue para ${company.phone.display}.`,
      },
      {
        kind: "small",
        text: `Você recebeu esta confirmação automática porque este endereço foi digitado no formulário de cotação de ${site}. Não foi você? Responda a este e-mail e apagamos o pedido.`,
      },
      ...(unsubscribeUrl
        ? ([
            {
              kind: "small",
              text: "Você aceitou receber e-mails sobre planos de saúde, ofertas e conteúdos.",
              link: { label: "Cancelar esses e-mails", href: unsubscribeUrl },
            },
          ] as const)
        : []),
      {
        kind: "small",
        text: "Você pode ver, corrigir ou apagar os seus dados quando quiser.",
        link: { label: "Meus dados", href: publicUrl + href("/privacidade/meus-dados") },
      },
    ],
  }
}
