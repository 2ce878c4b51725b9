import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"
import { quoteSection } from "./quote-section.ts"

/** The form after an article that names no carrier. */
export const postQuote = {
  title: "Quer comparar com as idades da sua família?",
  intro: `Diga as idades. Comparamos as operadoras e mostramos a tabela inteira, não só o preço de hoje. Contato em ${claims.contactPromise.phrase}.`,
  agesHint: quoteSection.agesHint,
  card: { ...quoteSection.chat, message: chatTexts.mainForm, hasPhone: true },
} as const
