import { href } from "react-router"
import { grouped, locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { momentText } from "../deadline/promise-text.ts"
import { operatorLabel, subjectLabel, suspicionText } from "../lead/lead-labels.ts"
import { leadPath } from "../lead/lead-path.ts"

export type HeldLead = {
  id: number
  protocol: string
  createdAt: Date
  name: string
  phone: string
  operadora: string
  subject: string
  suspicions: string[]
}

type MailContext = { companyName: string; publicUrl: string }

/** The digest to the office: all leads whose notices were held. */
export function heldLeadsMail(leads: readonly HeldLead[], context: MailContext, now: Date) {
  const text = `Chegaram pedidos demais em pouco tempo, e ${heldText(leads.length)} ${leads.length === 1 ? "vem" : "vêm juntos"} neste e-mail. ${leads.length === 1 ? "Ele já está" : "Todos já estão"} no painel, com o prazo correndo.`
  return renderMail(`${requests(leads.length)} de cotação em um só aviso`, {
    preview: text,
    sender: `${context.companyName} · novas cotações`,
    parts: [
      { kind: "title", text: `${requests(leads.length)} de cotação` },
      { kind: "notice", tone: "promise", text },
      {
        kind: "rows",
        rows: leads.map((lead) => ({
          label: lead.protocol,
          text: leadLine(lead, now),
          href: context.publicUrl + leadPath(lead.id),
        })),
      },
      { kind: "small", text: "Mensagem automática do site." },
    ],
  })
}

const requests = (count: number) => `${grouped(count)} ${count === 1 ? "pedido" : "pedidos"}`

/** 'o aviso de 1 pedido', 'os avisos de 12 pedidos'. */
const heldText = (count: number) => `${count === 1 ? "o aviso" : "os avisos"} de ${requests(count)}`

function leadLine(lead: HeldLead, now: Date) {
  const suspicion = lead.suspicions.length > 0 ? `. Suspeito: ${suspicionText(lead.suspicions)}` : ""
  return `${lead.name}, ${lead.phone}. ${operatorLabel(lead.operadora)}, ${subjectLabel(lead.subject)}. ${momentText(lead.createdAt, now)}${suspicion}`
}

/** The mail to a manager: how many notices were held, and what to check. */
export function managerMail(held: number, perMinute: number, { companyName, publicUrl }: MailContext) {
  const text = `O site recebeu mais de ${requests(perMinute)} em um minuto. Para não encher a caixa do atendimento, ${heldText(held)} ${held === 1 ? "foi num e-mail à parte" : "foram juntados em poucos e-mails"}. Nenhum pedido se perdeu: todos estão no painel.`
  return renderMail(
    `Muitos pedidos ao mesmo tempo: ${grouped(held)} ${held === 1 ? "aviso agrupado" : "avisos agrupados"}`,
    {
      preview: text,
      sender: `${companyName} · painel`,
      parts: [
        { kind: "title", text: "Muitos pedidos ao mesmo tempo" },
        { kind: "notice", tone: "warning", text },
        {
          kind: "text",
          text: "Se não houver campanha nem notícia que explique, pode ser abuso: veja no painel se os pedidos parecem verdadeiros e avise quem cuida do site.",
        },
        {
          kind: "buttons",
          buttons: [{ label: "Abrir o painel", href: publicUrl + href("/painel"), tone: "plain" }],
        },
        { kind: "small", text: "Mensagem automática do site." },
      ],
    },
  )
}

function renderMail(subject: string, content: MailContent) {
  return {
    subject,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}
