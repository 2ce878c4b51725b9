import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { locale, longDate, longMoment } from "../../locale/pt-br.ts"
import { law } from "../../norms/law.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { answerDays, type HolderOutcome, type HolderRequestKind, linkMinutes } from "./holder.ts"

type Company = { name: string; phone: { display: string } }

type RequestForOffice = {
  protocol: string
  kind: HolderRequestKind
  openedAt: Date
  dueAt: Date
  outcome: HolderOutcome | null
  /** The holder did nothing here: the mail provider reported a mail of ours as spam. */
  isComplaint?: boolean
  /** Until when the holder can undo an erasure. */
  undoUntil: Date | null
  leadCount: number
  email: string | null
  message: string | null
  /** The leads of an erasure: those to erase, and contracts, which stay locked. */
  erasedProtocols: readonly string[]
  lockedProtocols: readonly string[]
  /** The lead that was corrected. */
  leadProtocol: string | null
}

const kindNames: Record<HolderRequestKind, string> = {
  acesso: "Acesso aos dados",
  correcao: "Correção de dados",
  eliminacao: "Eliminação dos dados",
  portabilidade: "Portabilidade a outro fornecedor",
  revogacao: "Revogação do consentimento para e-mails",
  informacao: "Informação sobre os dados",
  reclamacao: "Reclamação sobre os dados",
}

/** Tells the office what to do about a holder's request. Contains personal data only if staff must answer. */
export function officeHolderMail(request: RequestForOffice, company: Company) {
  const isOpen = request.message !== null
  const name = request.isComplaint ? "Consentimento para e-mails encerrado" : kindNames[request.kind]
  return renderMail(`${subjectStart(request)} ${request.protocol}: ${name}`, {
    preview: whatToDo(request),
    sender: `${company.name} · privacidade`,
    parts: [
      { kind: "title", above: request.protocol, text: name },
      { kind: "notice", tone: "promise", text: whatToDo(request) },
      {
        kind: "rows",
        rows: [
          { label: "Recebido", text: longDate(request.openedAt) },
          ...(isOpen ? [{ label: "Responder até", text: longDate(request.dueAt) }] : []),
          ...(isOpen && request.email
            ? [{ label: "E-mail do titular (confirmado)", text: request.email }]
            : []),
          ...(request.message ? [{ label: "Mensagem", text: request.message }] : []),
        ],
      },
      {
        kind: "small",
        text: law("Mensagem automática do site (LGPD, artigos 18 e 19).", "DAD-05", "DAD-06"),
      },
    ],
  })
}

function subjectStart({ outcome, isComplaint }: RequestForOffice) {
  if (isComplaint) return "Aviso de spam"
  if (outcome === null) return "Pedido de titular"
  return outcome === "desfeito" ? "Pedido de titular desfeito" : "Pedido de titular atendido"
}

function renderMail(subject: string, content: MailContent) {
  return {
    subject,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}

function fraudNotice({ phone }: Company) {
  return {
    kind: "notice",
    tone: "warning",
    text: `${scamWarning} Na dúvida, ligue para ${phone.display}.`,
  } as const
}

/** The mail with the holder link. It contains no personal data, because mails are read on shared phones. */
export function linkMail(link: string, company: Company) {
  return renderMail(`Seu link para ver os seus dados na ${company.name}`, {
    preview: `O link vale por ${linkMinutes} minutos e só pode ser usado uma vez.`,
    sender: `${company.name} · meus dados`,
    parts: [
      { kind: "title", text: "Veja os seus dados" },
      {
        kind: "text",
        text: `Alguém pediu, no nosso site, para ver os dados ligados a este e-mail. Se foi você, abra o link. Ele vale por ${linkMinutes} minutos e só pode ser usado uma vez.`,
      },
      { kind: "buttons", buttons: [{ label: "Ver os meus dados", href: link, tone: "call" }] },
      {
        kind: "text",
        text: "Não foi você? Apague este e-mail. Sem o link, ninguém vê nada.",
      },
      fraudNotice(company),
    ],
  })
}

/** Goes only to the owner of the mailbox, so a stranger does not learn whether the address is known. */
export function nothingFoundMail(company: Company) {
  return renderMail(`Não encontramos dados ligados a este e-mail na ${company.name}`, {
    preview: "Nenhum pedido de cotação foi feito com este endereço.",
    sender: `${company.name} · meus dados`,
    parts: [
      { kind: "title", text: "Não encontramos dados seus" },
      {
        kind: "text",
        text: `Alguém pediu, no nosso site, para ver os dados ligados a este e-mail. Não guardamos nenhum pedido de cotação feito com ele.`,
      },
      {
        kind: "text",
        text: "Se você usou outro endereço, peça o link para ele. Se não foi você quem pediu, não precisa fazer nada.",
      },
      fraudNotice(company),
    ],
  })
}

const leadsText = (count: number) => (count === 1 ? "1 pedido de cotação" : `${count} pedidos de cotação`)

function whatToDo({ kind, leadCount, leadProtocol, message, isComplaint, ...erasure }: RequestForOffice) {
  if (message !== null)
    return `O titular espera resposta em até ${answerDays} dias. Responda a este e-mail: a resposta vai para ele.`
  if (kind === "correcao")
    return `O titular corrigiu os próprios dados no pedido ${leadProtocol ?? "já apagado"}. Use os dados novos e corrija as cópias que houver no CRM.`
  if (isComplaint)
    return `O provedor de e-mail do titular avisou que ele marcou um e-mail nosso como spam. Por isso, o consentimento para receber e-mails foi encerrado (${leadsText(leadCount)}). Retire-o também de listas de envio fora do site.`
  if (kind === "revogacao")
    return `O titular retirou o consentimento para receber e-mails (${leadsText(leadCount)}). Retire-o também de listas de envio fora do site.`
  if (kind === "eliminacao") return whatToDoAboutErasure(erasure)
  return "O titular foi atendido pelo site. Não é preciso fazer nada."
}

type Erasure = Pick<RequestForOffice, "outcome" | "undoUntil" | "erasedProtocols" | "lockedProtocols">

function whatToDoAboutErasure({ outcome, undoUntil, erasedProtocols, lockedProtocols }: Erasure) {
  const all = [...erasedProtocols, ...lockedProtocols]
  if (all.length === 0) return "O titular não tinha pedidos de cotação. Não é preciso fazer nada."
  if (outcome === "desfeito")
    return `O titular desistiu de apagar os próprios dados. ${countedProtocols(all)} de volta às listas, com o prazo de antes. Confira se há um contato a fazer.`
  if (outcome === null)
    return [
      `O titular pediu para apagar os próprios dados. ${countedProtocols(all)} fora de todas as listas: pare o atendimento e não entre em contato.`,
      undoUntil && `Ele pode desfazer até ${longMoment(undoUntil)}.`,
      "Avisaremos quando for a hora de apagar as cópias.",
    ]
      .filter(Boolean)
      .join(" ")
  return [
    erasedProtocols.length > 0 &&
      `Os dados do titular foram apagados a pedido dele. Apague também os avisos por e-mail e o que houver no CRM: ${erasedProtocols.join(", ")}.`,
    lockedProtocols.length > 0 &&
      `Por serem contratos, ficam guardados à parte, fora das listas: ${lockedProtocols.join(", ")}. No painel, só a administração os abre, com motivo escrito. Apague os avisos por e-mail e bloqueie no CRM o que houver deles.`,
  ]
    .filter(Boolean)
    .join(" ")
}

function countedProtocols(protocols: readonly string[]) {
  const list = protocols.join(", ")
  return protocols.length === 1 ? `O pedido ${list} está` : `Os pedidos ${list} estão`
}

type ErasureNotice = { protocol: string; undoUntil: Date; leadCount: number; lockedCount: number }

/** Tells the holder what was asked for and how to undo it. Contains no personal data, as any mail to a holder. */
export function erasureMail(
  { protocol, undoUntil, leadCount, lockedCount }: ErasureNotice,
  { home, company }: { home: string; company: Company },
) {
  const until = longMoment(undoUntil)
  return renderMail(`Pedido para apagar os seus dados na ${company.name}`, {
    preview: `Você pode desfazer até ${until}.`,
    sender: `${company.name} · meus dados`,
    parts: [
      { kind: "title", above: protocol, text: "Recebemos o seu pedido para apagar" },
      {
        kind: "text",
        text: "O pedido vale para os dados ligados a este e-mail. Eles já saíram das nossas listas, e o atendimento foi avisado para não entrar em contato.",
      },
      ...(leadCount > 0
        ? [
            {
              kind: "text",
              text: `${leadCount === 1 ? "O pedido de cotação será apagado" : `Os ${leadCount} pedidos de cotação serão apagados`} para sempre depois de ${until}.${lockedCount === 0 ? " Não enviaremos outro e-mail, porque não teremos mais o seu endereço." : ""}`,
            } as const,
          ]
        : []),
      ...(lockedCount > 0
        ? [
            {
              kind: "text",
              text: `${lockedCount === 1 ? "Um pedido virou contrato e fica guardado" : `${lockedCount} pedidos viraram contrato e ficam guardados`} à parte pelo prazo da nossa Política de Privacidade. Só um administrador pode abrir, e precisa escrever o motivo. Em Meus dados, você vê até quando fica guardado e cada vez que alguém abriu.`,
            } as const,
          ]
        : []),
      {
        kind: "text",
        text: `Não foi você, ou mudou de ideia? Até ${until}, entre em Meus dados e toque em Desfazer.`,
      },
      { kind: "buttons", buttons: [{ label: "Abrir Meus dados", href: home, tone: "call" }] },
      fraudNotice(company),
    ],
  })
}
