import { locale } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { roleLabels, type StaffRole } from "./staff-person.ts"

type Invitation = { name: string; role: StaffRole; href: string; company: string }

/** The invitation mail: for whom, with which role, and until when the link is valid. */
export function invitationMail({ name, role, href, company }: Invitation) {
  const content: MailContent = {
    preview: "O link vale por 72 horas e só pode ser usado uma vez.",
    sender: company,
    parts: [
      { kind: "title", above: "Painel do escritório", text: `${name.split(" ")[0]}, seu acesso está pronto` },
      {
        kind: "text",
        text: `Você recebeu um convite para o painel da ${company}, com o perfil ${roleLabels[role]}. Abra o link, crie uma senha e configure o aplicativo autenticador no seu celular.`,
      },
      { kind: "buttons", buttons: [{ label: "Criar meu acesso", href, tone: "call" }] },
      {
        kind: "notice",
        tone: "warning",
        text: "O link vale por 72 horas e só pode ser usado uma vez. Não encaminhe este e-mail: quem abrir o link primeiro fica com o acesso.",
      },
      {
        kind: "small",
        text: "Se você não esperava este convite, apague esta mensagem e avise a administração.",
      },
    ],
  }
  return {
    subject: `Convite para o painel da ${company}`,
    text: mailText(content),
    html: mailHtml({ lang: locale, colours: mailBrand }, content),
  }
}
