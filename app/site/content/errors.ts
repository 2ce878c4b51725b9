import { href } from "react-router"
import { chatTexts } from "./chat.ts"

/** The texts of the error pages. The messages of forms are in `leads`. */
export const errors = {
  unexpected: {
    title: "Algo deu errado do nosso lado",
    text: "A falha é nossa e já ficou registrada. Tente de novo em alguns instantes ou fale conosco.",
  },
  unavailable: {
    title: "O site está indisponível no momento",
    text: "Estamos cuidando disso. Tente de novo em alguns minutos ou fale conosco.",
  },
  /** Shown by the edge when the application does not respond. */
  unreachable: {
    title: "O site está indisponível no momento",
    text: "Estamos cuidando disso. Se você estava enviando um pedido, ele ainda não chegou até nós: volte à página anterior e envie de novo em alguns minutos, ou fale conosco agora por telefone ou WhatsApp.",
  },
  /** Shown by the edge to an address with too many requests. */
  tooMany: {
    title: "Recebemos muitos pedidos em pouco tempo",
    text: "Espere um instante e tente de novo. Se preferir, ligue ou fale conosco pelo WhatsApp.",
  },
  referenceLabel: "Código para o atendimento",
  retry: "Tentar Novamente",
  home: { label: "Ir para o início", href: href("/") },
  contact: "Fale conosco.",
  chat: { label: "Falar com Consultor", message: chatTexts.help },
} as const
