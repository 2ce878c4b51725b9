/** '/amil, google cpc'. */
export function sourceText({ sourcePage, source }: { sourcePage: string; source: string | null }) {
  return `${pageText(sourcePage)}, ${source ?? "direto"}`
}

/** '/amil' of a whole address or of a page's fixed word (§3); 'Início' for the first page. */
export function pageText(sourcePage: string) {
  const fixed = /^([a-z-]+)-page$/.exec(sourcePage)?.[1]
  if (fixed) return `/${fixed}`
  const path = URL.canParse(sourcePage) ? new URL(sourcePage).pathname : sourcePage
  return path === "/" || path === "" ? "Início" : path
}
