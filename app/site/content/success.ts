import { href } from "react-router"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import type { TitledText } from "../prose/prose.ts"
import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"
import { company } from "./company.ts"

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
  title: "Mensagem Enviada com Sucesso!",
  text: "Obrigado pela confiança. Daqui em diante é com a gente.",
  deadlineTitle: "Você terá retorno",
  phone: { title: "Se preferir, ligue", ...company.mainPhone },
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
    stopped: "Pronto: esta página fica aberta o tempo que você quiser.",
  },
} as const
