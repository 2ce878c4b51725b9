/** The texts of a post's card, in every list. */
export const cardText = {
  featured: "Destaque",
  categories: "Categorias",
  more: "Ler artigo completo",
  views: (count: string) => `${count} ${count === "1" ? "visualização" : "visualizações"}`,
} as const

/** The blog's front page. */
export const blogHome = {
  title: "Blog Servidores Públicos",
  text: "Escreva a sua dúvida ou comece pelo que aconteceu. Cada artigo traz as fontes e a data da última revisão.",
  description:
    "Benefícios, direitos, proteção e legislação: artigos sobre planos de saúde para servidores públicos e suas famílias.",
  topics: "Temas",
  examples: { label: "Por exemplo:", terms: ["carência", "ressarcimento", "dependentes", "portabilidade"] },
  questions: "Perguntas frequentes",
  helpLine: { title: "Não achou?", before: "Ligue e pergunte:" },
} as const
