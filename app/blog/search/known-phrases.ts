import { foldText } from "./search-text.ts"

/**
 * Phrases of common words that visitors of this blog ask for. Search counts any phrase exactly, but of these it keeps
 * the answer; the others it reads for in every post that holds all their words (decision 013). A phrase added here is
 * known to the segments made from then on.
 */
export const knownPhrases = [
  "plano de saúde",
  "planos de saúde",
  "servidor público",
  "servidores públicos",
  "serviço público",
  "plano coletivo",
  "coletivo por adesão",
  "por adesão",
  "rede credenciada",
  "faixa etária",
  "prazos de carência",
  "portabilidade de carências",
].map(foldText)
