import { grouped, locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"

type Copy = { entries: readonly { position: number; hash: string }[]; company: string }

/** Carries a copy of the audit to a mailbox outside the machine. */
export function auditCopyMail({ entries, company }: Copy) {
  const [first, last] = [entries[0], entries.at(-1)]
  const range = `${grouped(first?.position ?? 0)} a ${grouped(last?.position ?? 0)}`
  const content: MailContent = {
    preview: `Registros ${range}.`,
    sender: company,
    parts: [
      { kind: "title", above: "Painel do escritório", text: "Cópia da auditoria" },
      {
        kind: "text",
        text: `O anexo traz os registros ${range} da auditoria do painel: quem entrou, leu, exportou ou mudou o quê. Nele há números e códigos, sem nome, telefone ou e-mail.`,
      },
      {
        kind: "text",
        text: "Salve o anexo fora do servidor. Se alguém alterar a auditoria no banco de dados, a comparação com estas cópias mostra a diferença.",
      },
      { kind: "small", text: `Último registro: ${last?.position}:${last?.hash}` },
    ],
  }
  return {
    subject: `Auditoria, registros ${range}`,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}
