import { law } from "../../norms/law.ts"

/** Questions that the blog's front page answers in one sentence, each with the article that says more. */
export const questions = [
  {
    post: "plano-para-os-pais",
    question: "Posso incluir meus pais?",
    answer: law(
      "No plano, se o contrato aceitar. No ressarcimento do Executivo federal, não.",
      "CON-07",
      "FED-13",
    ),
  },
  {
    post: "plano-depois-dos-59",
    question: "O plano pode me recusar pela idade?",
    answer: law("Não. A lei proíbe recusar alguém pela idade.", "CON-13"),
  },
  {
    post: "carencias",
    question: "Quanto tempo espero para usar o plano?",
    answer: law(
      "No máximo 24 horas em urgência e emergência, 300 dias no parto a termo e 180 dias nos demais casos.",
      "CAR-01",
      "CAR-02",
      "CAR-03",
    ),
  },
  {
    post: "o-plano-negou",
    question: "O plano negou um exame. E agora?",
    answer: law("A operadora tem de explicar a negativa por escrito. Veja a quem recorrer depois.", "NEG-01"),
  },
  {
    post: "ressarcimento-no-sougov",
    question: "Como peço o ressarcimento no SouGov?",
    answer: law(
      "O pedido é feito no próprio SouGov. Até 30 de maio, você comprova o que pagou no ano anterior.",
      "FED-14",
    ),
  },
  {
    post: "servidor-federal-pode-abrir-mei",
    question: "Servidor federal pode abrir MEI para ter plano?",
    answer: law("A leitura corrente da Lei 8.112/1990 é que não pode, enquanto está na ativa.", "FED-06"),
  },
] as const satisfies readonly { post: string; question: string; answer: string }[]
