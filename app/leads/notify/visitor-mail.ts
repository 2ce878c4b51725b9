import { href } from "react-router"
import { locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { deadlineText, momentText } from "../deadline/promise-text.ts"
import { promisePhrase } from "../lead/lead.ts"
import { firstName, operatorLabel, subjectLabel } from "../lead/lead-labels.ts"
import { scamWarning } from "../lead/scam-warning.ts"

export type LeadForVisitor = {
  protocol: string
  createdAt: Date
  dueAt: Date | null
  name: string
  phone: string
  phoneE164: string | null
  /** The part of the day that the visitor prefers, or empty. */
  janela: string
  operadora: string
  subject: string
  ages: number[]
  /** Who has accepted the lead, if anybody has. */
  ownerName: string | null
}

/** The company's contact data. worker.ts passes it in, because `leads` may not import `site`. */
export type CompanyContact = {
  name: string
  /** Of phone and chat, without a full stop; empty if the calendar has none. */
  hours: string
  phone: { display: string; e164: string }
  secondPhone: { display: string }
  chat: { display: string; hrefFor: (protocol: string) => string }
  /** D4: if true, the mail says that the site is a demonstration. */
  isFictional: boolean
}

/** An article to read before the call. worker.ts finds it, because `leads` may not import `blog`. */
export type Reading = { title: string; url: string }

type MailContext = {
  company: CompanyContact
  publicUrl: string
  /** Null while the article is not published. */
  reading: Reading | null
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
    subject: subjectOf(lead, now),
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

function subjectOf({ dueAt, janela, protocol }: LeadForVisitor, now: Date) {
  return dueAt && dueAt > now
    ? `Vamos ligar ${deadlineText(dueAt, now, janela)}: pedido ${protocol}`
    : `Recebemos seu pedido de cotação: ${protocol}`
}

function promiseLine({ dueAt, janela }: LeadForVisitor, now: Date) {
  if (!dueAt) return `Nosso compromisso é ligar para você em ${promisePhrase} depois do envio.`
  // A delayed mail must not promise a deadline that is over.
  return dueAt > now
    ? `Vamos ligar para você ${deadlineText(dueAt, now, janela)}.`
    : "Se ainda não falamos com você, ligue ou chame no WhatsApp e diga o protocolo."
}

const oneOf = new Intl.ListFormat(locale, { type: "disjunction" })

function contactRows(lead: LeadForVisitor, { name, phone, secondPhone, chat }: CompanyContact) {
  const caller = lead.ownerName && firstName(lead.ownerName)
  const called = maskedPhone(lead)
  return [
    {
      label: "Quem liga",
      text: caller ? `${caller}, da ${name}` : `Um corretor ou uma corretora da ${name}`,
    },
    { label: "De que números", text: oneOf.format([phone.display, secondPhone.display]) },
    { label: "Por WhatsApp", text: chat.display },
    ...(called ? [{ label: "Para que número", text: called }] : []),
  ]
}

function requestRows(lead: LeadForVisitor, now: Date) {
  return [
    { label: "Protocolo", text: lead.protocol },
    { label: "Enviado", text: momentText(lead.createdAt, now) },
    ...(lead.operadora === "main" ? [] : [{ label: "Operadora", text: operatorLabel(lead.operadora) }]),
    { label: "Você pediu", text: subjectLabel(lead.subject) },
    ...(lead.ages.length > 0 ? [{ label: "Idades", text: lead.ages.join(", ") }] : []),
  ]
}

function atHand({ ages }: LeadForVisitor) {
  return [
    ...(ages.length > 0 ? [] : ["A idade de cada pessoa que entra no plano"]),
    "O plano que você tem hoje e há quanto tempo",
    "A cidade onde você mora",
    "O seu órgão e o vínculo: da ativa, aposentado ou pensionista",
    "Os médicos e hospitais que você usa",
  ]
}

function contentOf(
  lead: LeadForVisitor,
  { company, publicUrl, reading, unsubscribeUrl }: MailContext,
  now: Date,
): MailContent {
  const site = new URL(publicUrl).host
  const name = firstName(lead.name)
  return {
    preview: `${promiseLine(lead, now)} Quem liga, de que números e o que ter à mão.`,
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
      { kind: "rows", rows: contactRows(lead, company) },
      { kind: "rows", rows: requestRows(lead, now) },
      { kind: "list", title: "Tenha à mão, se puder", items: atHand(lead) },
      ...(reading
        ? ([
            {
              kind: "text",
              text: "Enquanto espera, leia:",
              link: { label: reading.title, href: reading.url },
            },
          ] as const)
        : []),
      {
        kind: "text",
        text: `Quer adiantar a conversa? Ligue ou chame no WhatsApp.${company.hours && ` ${company.hours}.`}`,
      },
      {
        kind: "buttons",
        buttons: [
          { label: "Ligar", href: `tel:${company.phone.e164}`, tone: "call" },
          { label: "WhatsApp", href: company.chat.hrefFor(lead.protocol), tone: "chat" },
        ],
      },
      {
        kind: "notice",
        tone: "warning",
        text: `${scamWarning} Na dúvida, desligue e ligue você para ${company.phone.display}.`,
      },
      {
        kind: "small",
        text: "Veja quem paga o nosso trabalho e quando pode haver taxa.",
        link: { label: "Como somos pagos", href: publicUrl + href("/como-somos-pagos") },
      },
      {
        kind: "small",
        text: `Você recebeu esta confirmação automática porque este endereço foi digitado no formulário de cotação de ${site}. Não foi você? Responda a este e-mail, e apagamos o pedido.`,
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
