import { href } from "react-router"
import { claiming } from "../company/claimed.ts"
import { claims } from "./claims.ts"

/** The texts that the quote forms and chat cards of all pages share. */
export const quoteSection = {
  intro: `Conte o essencial. Analisamos o seu perfil, preparamos uma cotação personalizada e entramos em contato em ${claims.contactPromise.phrase}.`,
  agesHint: "De todos, separadas por vírgula: 52, 49, 17",
  privacyNote: "Usamos seus dados para preparar a cotação.",
  privacyLink: { label: "Política de Privacidade", href: href("/politicas-privacidade") },
  chat: {
    title: "Prefere conversar?",
    text: claiming(
      claims.openingHours,
      ({ phrase }) => `Um corretor atende pelo WhatsApp ${phrase}. A mensagem já vai escrita:`,
      "Um corretor atende pelo WhatsApp. A mensagem já vai escrita:",
    ),
    button: "Falar com Consultor",
  },
} as const
