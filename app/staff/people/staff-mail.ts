import { grouped, locale, longMoment } from "../../locale/pt-br.ts"
import { type MailContent, mailHtml, mailText } from "../../platform/mail/mail-content.ts"
import { mailBrand } from "../../ui/mail-brand.ts"
import { roleLabels, type StaffRole } from "./staff-person.ts"
import type { AccountChange, ManyReads } from "./staff-queues.ts"

type Invitation = { name: string; role: StaffRole; href: string; company: string; keepsSecondFactor: boolean }

/** The invitation mail: for whom, with which role, and until when the link is valid. */
export function invitationMail({ name, role, href, company, keepsSecondFactor }: Invitation) {
  const steps = keepsSecondFactor
    ? "Abra o link e crie uma senha nova. O aplicativo autenticador continua o mesmo."
    : "Abra o link, crie uma senha e configure o aplicativo autenticador no seu celular."
  const content: MailContent = {
    preview: "O link vale por 72 horas e só pode ser usado uma vez.",
    sender: company,
    parts: [
      { kind: "title", above: "Painel do escritório", text: `${name.split(" ")[0]}, seu acesso está pronto` },
      {
        kind: "text",
        text: `Você recebeu um convite para o painel da ${company}, com o perfil ${roleLabels[role]}. ${steps}`,
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
  return { subject: `Convite para o painel da ${company}`, ...written(content) }
}

type NewDevice = { name: string; label: string; at: Date; company: string }

/** Tells a person that somebody signed in as them on a device that was not used before. */
export function newDeviceMail({ name, label, at, company }: NewDevice) {
  const content: MailContent = {
    preview: `${label}, ${longMoment(at)}.`,
    sender: company,
    parts: [
      {
        kind: "title",
        above: "Painel do escritório",
        text: `${name.split(" ")[0]}, houve uma entrada em um aparelho novo`,
      },
      {
        kind: "text",
        text: `Entraram no painel da ${company} com o seu acesso: ${label}, ${longMoment(at)}.`,
      },
      {
        kind: "notice",
        tone: "warning",
        text: "Se não foi você, avise a administração agora, por telefone. Ela encerra as suas sessões e manda um convite novo.",
      },
      { kind: "small", text: "Se foi você, não precisa fazer nada." },
    ],
  }
  return { subject: "Entrada em um aparelho novo", ...written(content) }
}

type Act = { name: string; by: string; what: string; at: Date; company: string }

/** Tells an administrator what another one did. */
export function dangerousActMail({ name, by, what, at, company }: Act) {
  const content: MailContent = {
    preview: `${by} ${what}.`,
    sender: company,
    parts: [
      {
        kind: "title",
        above: "Painel do escritório",
        text: `${name.split(" ")[0]}, um aviso para a administração`,
      },
      { kind: "text", text: `${by} ${what}, ${longMoment(at)}.` },
      {
        kind: "notice",
        tone: "warning",
        text: "Se você não esperava por isso, ligue para essa pessoa. Em caso de dúvida, desative o acesso dela em Pessoas.",
      },
      { kind: "small", text: "Este aviso vai para todas as outras pessoas da administração." },
    ],
  }
  return { subject: "Aviso de segurança do painel", ...written(content) }
}

type Reads = Pick<ManyReads, "act" | "count" | "isRefused"> & {
  name: string
  who: string
  at: Date
  company: string
}

const readsTexts: Readonly<Record<ManyReads["act"], (count: string) => string>> = {
  lead_lido: (count) => `abriu ${count} leads em uma hora`,
  leads_listados: (count) => `percorreu listas com ${count} leads em uma hora`,
  leads_buscados: (count) => `fez ${count} buscas de leads em uma hora`,
}

/** Tells the management that somebody sees more leads than the work needs. */
export function manyReadsMail({ name, who, act, count, isRefused, at, company }: Reads) {
  const what = readsTexts[act](grouped(count))
  const proof = isRefused
    ? "Para continuar, essa pessoa precisa digitar de novo a senha e o código."
    : "Essa pessoa digitou a senha e o código há menos de 10 minutos, por isso o painel não a impediu."
  const content: MailContent = {
    preview: `${who} ${what}.`,
    sender: company,
    parts: [
      { kind: "title", above: "Painel do escritório", text: `${name.split(" ")[0]}, um aviso para a gestão` },
      {
        kind: "text",
        text: `${who} ${what}, ${longMoment(at)}. É mais do que o trabalho costuma pedir. ${proof}`,
      },
      {
        kind: "notice",
        tone: "warning",
        text: "Ligue para essa pessoa e pergunte o motivo. Em caso de dúvida, peça à administração que desative o acesso dela em Pessoas. A página Incidentes mostra de quem são os dados que ela viu.",
      },
      { kind: "small", text: "Este aviso vai para a gestão e a administração." },
    ],
  }
  return { subject: "Muitos leads vistos em uma hora", ...written(content) }
}

type Change = { name: string; change: AccountChange; at: Date; company: string }

/** What was changed, as the subject of a sentence and as a title. */
const changeTexts: Readonly<Record<AccountChange, string>> = {
  password: "a senha do seu acesso foi trocada",
  "second-factor": "o aplicativo autenticador do seu acesso foi refeito",
  "recovery-codes": "os códigos de recuperação do seu acesso foram trocados",
  "passkey-created": "uma chave de acesso foi criada para o seu acesso",
  "passkey-removed": "uma chave de acesso foi removida do seu acesso",
}

/** Tells a person about a change of their own account, in case somebody else made it. */
export function accountChangeMail({ name, change, at, company }: Change) {
  const content: MailContent = {
    preview: `${company}, ${longMoment(at)}.`,
    sender: company,
    parts: [
      {
        kind: "title",
        above: "Painel do escritório",
        text: `${name.split(" ")[0]}, ${changeTexts[change]}`,
      },
      { kind: "text", text: `A mudança foi feita no painel da ${company}, ${longMoment(at)}.` },
      {
        kind: "notice",
        tone: "warning",
        text: "Se não foi você, avise a administração agora, por telefone. Ela encerra as suas sessões e manda um convite novo.",
      },
      { kind: "small", text: "Se foi você, não precisa fazer nada." },
    ],
  }
  return { subject: "Mudança no seu acesso ao painel", ...written(content) }
}

function written(content: MailContent) {
  return { text: mailText(content), html: mailHtml({ lang: locale, colours: mailBrand }, content) }
}
