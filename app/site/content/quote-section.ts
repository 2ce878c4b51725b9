import { claims } from "./claims.ts"

/** What every quote form and every chat card share, whichever page they stand on. */
export const quoteSection = {
  intro: `Conte o essencial. Analisamos o seu perfil, preparamos uma cotação personalizada e entramos em contato em ${claims.contactPromise.phrase}.`,
  agesHint: "De todos, separadas por vírgula: 52, 49, 17",
  privacyNote: "Usamos seus dados para preparar a cotação.",
  privacyLink: { label: "Política de Privacidade", href: "/politicas-privacidade" },
  /** Beside an error: what was typed is kept, and there are other ways (D8). */
  failure: {
    kept: "O que você escreveu continua aqui.",
    beforePhone: "Se preferir, ligue para",
    beforeChat: "ou",
    chat: "fale conosco pelo WhatsApp",
  },
  chat: {
    title: "Prefere conversar?",
    text: `Um consultor atende pelo WhatsApp ${claims.openingHours.phrase}. A mensagem já vai escrita:`,
    button: "Falar com Consultor",
    call: "Ligar para",
    safetyTitle: "Para sua segurança:",
    safety: "nunca pedimos pagamento, senha ou código por chat. Na dúvida, ligue para",
  },
} as const
