import { authorUrl, blogUrl, categoryUrl, lifeEventUrl, postUrl, tagUrl } from "../post.ts"

/** The part of a list that an address names. */
export type ListQuery = {
  /** As typed (§5); null without a search. */
  term: string | null
  page: number
}

/** More than any list has. The number of skipped posts must be an integer of PostgreSQL. */
const maxPage = 1_000_000

/** The canonical address of a page of a list. Page 1 has no page parameter. */
export function listAddress(path: string, { term, page }: ListQuery): string {
  const parameters = new URLSearchParams()
  if (term !== null) parameters.set("busca", term)
  if (page > 1) parameters.set("pagina", String(page))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

function readPage(parameter: string | null) {
  return parameter && /^0*[1-9]\d*$/.test(parameter) ? Math.min(Number(parameter), maxPage) : 1
}

/** An invalid page number, such as 0 or abc, is page 1. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const term = parameters.get("busca") ?? ""
  return { term: term.trim() === "" ? null : term, page: readPage(parameters.get("pagina")) }
}

const labelLists = new Set([categoryUrl(""), tagUrl(""), authorUrl("")])

export function isListPath(pathname: string) {
  const label = pathname.lastIndexOf("/") + 1
  return pathname === blogUrl || (label < pathname.length && labelLists.has(pathname.slice(0, label)))
}

/** One pattern for each kind of page. Posts are last, because their pattern also matches the others. */
export const blogPatterns = [lifeEventUrl, categoryUrl, tagUrl, authorUrl, postUrl].map((urlOf) =>
  urlOf(":slug"),
)
