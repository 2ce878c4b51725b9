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
  text: "Direitos, prazos e regras do plano de saúde do servidor, em português claro, com as fontes e a data da última revisão.",
  description:
    "Benefícios, direitos, proteção e legislação: artigos sobre planos de saúde para servidores públicos e suas famílias.",
  topics: "Temas",
} as const
