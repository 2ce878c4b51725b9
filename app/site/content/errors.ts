import { chatTexts } from "./chat.ts"

/** The page shown when we fail. The forms' own messages live in the leads room. */
export const errors = {
  unexpected: {
    title: "Algo deu errado do nosso lado",
    text: "A falha é nossa e já ficou registrada. Tente de novo em alguns instantes ou fale conosco.",
  },
  unavailable: {
    title: "O site está indisponível no momento",
    text: "Estamos cuidando disso. Tente de novo em alguns minutos ou fale conosco.",
  },
  referenceLabel: "Código para o atendimento",
  retry: "Tentar Novamente",
  home: { label: "Ir para a página inicial", href: "/" },
  contact: "Fale com a gente.",
  chat: { label: "Falar com Consultor", message: chatTexts.help },
} as const
