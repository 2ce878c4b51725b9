/** The first question of the site, where its answers open the quote form of the same page. */
export const bondQuestion = {
  id: "qual-vinculo",
  title: "Qual é o seu vínculo?",
  unknown: "Ainda não sei",
  onCarrierPage: "A resposta abre o formulário desta página com o vínculo preenchido.",
} as const
