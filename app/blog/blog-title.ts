/** §7, D54: what 'Blog ...' stands for. */
export const blogName = "Blog WebPlan Servidores Públicos"

type Shown = {
  term?: string | null
  /** The category, tag or author whose posts are listed. */
  label?: string
  page?: number
}

/** The title of a list page: search wins over category. */
export function blogTitle({ term, label, page = 1 }: Shown) {
  const subject = term ? `Busca: ${term}` : label
  const title = subject ? `${subject} | ${blogName}` : `${blogName} - Dicas e Benefícios`
  return page > 1 ? `${title} - Página ${page}` : title
}
