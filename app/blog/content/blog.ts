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
  text: "Regra, prazo e direito do plano de saúde em português claro, com a fonte à vista e a data da última revisão.",
  description:
    "Benefícios, direitos, proteção e legislação: artigos sobre planos de saúde para servidores públicos e suas famílias.",
  topics: "Temas",
} as const
