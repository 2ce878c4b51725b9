/** '/amil, google cpc'. */
export function sourceText({ sourcePage, source }: { sourcePage: string; source: string | null }) {
  return `${pageText(sourcePage)}, ${source ?? "direto"}`
}

/** '/amil' for a full address or for a fixed page name such as 'amil-page' (§3); 'Início' for the home page. */
export function pageText(sourcePage: string) {
  const fixed = /^([a-z-]+)-page$/.exec(sourcePage)?.[1]
  if (fixed) return `/${fixed}`
  const path = URL.canParse(sourcePage) ? new URL(sourcePage).pathname : sourcePage
  return path === "/" || path === "" ? "Início" : path
}
