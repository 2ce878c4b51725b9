import { href } from "react-router"

/** A question of the home page, with a short answer, an article that answers it, or both. */
export type Question = { id: string; question: string; answer?: string; href?: string }

/** What visitors ask before they choose. */
export const defaultQuestions: readonly Question[] = [
  {
    id: "adesao",
    question: "Como entro num plano por adesão?",
    href: article("plano-coletivo-por-adesao"),
  },
  { id: "carencia", question: "Quando posso usar o plano?", href: article("carencias") },
  {
    id: "portabilidade",
    question: "Posso trocar de plano sem nova carência?",
    href: article("portabilidade-de-carencias"),
  },
  { id: "pais", question: "Posso incluir meus pais?", href: article("plano-para-os-pais") },
  {
    id: "aposentadoria",
    question: "O que muda quando eu me aposentar?",
    href: article("plano-na-aposentadoria"),
  },
  {
    id: "ressarcimento",
    question: "Como pedir o ressarcimento federal?",
    href: article("ressarcimento-no-sougov"),
  },
]

/** What the page gets. The ids are for the desk and would only add to its weight. */
export function shownQuestions(questions: readonly Question[]) {
  return questions.map(({ id: _id, ...shown }) => shown)
}

function article(slug: string) {
  return href("/blog/:slug", { slug })
}
