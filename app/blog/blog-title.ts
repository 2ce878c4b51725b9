/** §7, D54: the full text behind 'Blog ...' in the specification. */
export const blogName = "Blog WebPlan Servidores Públicos"

type TitleParts = {
  term?: string | null
  /** The category, tag or author whose posts are listed. */
  label?: string
  page?: number
}

/** The title of a list page. A search term takes precedence over a category, tag or author. */
export function blogTitle({ term, label, page = 1 }: TitleParts) {
  const subject = term ? `Busca: ${term}` : label
  const title = subject ? `${subject} | ${blogName}` : `${blogName} - Dicas e Benefícios`
  return page > 1 ? `${title} - Página ${page}` : title
}
