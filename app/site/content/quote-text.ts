import { scamWarning } from "../../leads/lead/scam-warning.ts"

/** Texts of the contact block without figures, so that its views need not load the claims register. */
export const quoteText = {
  /** Beside an error: phone and chat (D8). */
  failure: {
    beforePhone: "Se preferir, ligue para",
    beforeChat: "ou",
    chat: "fale conosco pelo WhatsApp",
  },
  call: "Ligar para",
  newTab: "(abre o WhatsApp em nova aba)",
  safetyTitle: "Para sua segurança.",
  safety: `${scamWarning} Na dúvida, ligue para`,
} as const
