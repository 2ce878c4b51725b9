import { authorUrl, blogUrl, categoryUrl, postUrl, tagUrl } from "../post.ts"

/** Which part of a list an address asks for. */
export type ListQuery = {
  /** As typed (§5); null when nothing was. */
  term: string | null
  page: number
}

const lastReadablePage = 1_000_000_000

/** The one address of a page of a list: page 1 is the list itself. */
export function listAddress(path: string, { term, page }: ListQuery): string {
  const parameters = new URLSearchParams()
  if (term !== null) parameters.set("busca", term)
  if (page > 1) parameters.set("pagina", String(page))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

function readPage(written: string | null) {
  return written && /^0*[1-9]\d*$/.test(written) ? Math.min(Number(written), lastReadablePage) : 1
}

/** A page number that is none, such as 0 or abc, is page 1. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const term = parameters.get("busca") ?? ""
  return { term: term.trim() === "" ? null : term, page: readPage(parameters.get("pagina")) }
}

const labelLists = new Set([categoryUrl(""), tagUrl(""), authorUrl("")])

export function isListPath(pathname: string) {
  const label = pathname.lastIndexOf("/") + 1
  return pathname === blogUrl || (label < pathname.length && labelLists.has(pathname.slice(0, label)))
}

/** What stands for the many pages of a kind; posts last, because the others would pass for one. */
export const blogPatterns = [categoryUrl, tagUrl, authorUrl, postUrl].map((urlOf) => urlOf(":slug"))
