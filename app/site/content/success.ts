import { href } from "react-router"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import type { TitledText } from "../prose/prose.ts"
import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"

const steps = [
  { title: "Análise do perfil", text: "Lemos o que você escreveu: o vínculo, as idades e o seu pedido." },
  { title: "Cotação personalizada", text: "Separamos as operadoras que servem ao seu caso." },
  {
    title: `Contato em ${claims.contactPromise.phrase}`,
    text: `Por telefone, WhatsApp ou e-mail. ${scamWarning}`,
  },
] as const satisfies readonly TitledText[]

/** §2, Success page. */
export const success = {
  /** Instead of the message, when the page is opened without having sent a form. */
  notSent: {
    title: "Nenhum pedido enviado agora",
    text: "Esta página confirma um pedido logo depois do envio. Se você já enviou o seu, o protocolo está no e-mail que mandamos. Se ainda não enviou, o formulário está na página inicial.",
    beforePhone: "Se preferir, ligue para",
    form: { label: "Solicitar Cotação", href: `${href("/")}#contato` },
  },
  title: "Mensagem Enviada com Sucesso!",
  text: "Obrigado pela confiança. Daqui em diante é com a gente.",
  deadlineTitle: "Você terá retorno",
  phoneTitle: "Se preferir, ligue",
  stepsTitle: "Próximos passos",
  steps,
  back: { label: "Voltar ao site", href: href("/") },
  chat: { label: "Falar no WhatsApp", message: chatTexts.success },
  /** §9, with a visible countdown and a button that stops it (D16). */
  countdown: {
    seconds: 10,
    before: "Voltamos ao início em",
    unit: { one: "segundo", other: "segundos" },
    stop: "Ficar nesta página",
    /** Without script nothing counts down on the page. */
    withoutScript: "Esta página volta ao início depois de 10 segundos.",
    stopped: "Pronto: esta página fica aberta o tempo que você quiser.",
  },
} as const
