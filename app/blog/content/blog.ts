/** The words of a card, wherever it stands. */
export const cardWords = {
  featured: "Destaque",
  categories: "Categorias",
  more: "Ler artigo completo",
  views: (count: string) => `${count} ${count === "1" ? "visualização" : "visualizações"}`,
} as const
