/** The pattern of a page's route, as far as it tells kinds of pages apart: '/blog/:slug'. */
export function pagePattern(pathname: string) {
  return pathname
    .replace(/^(\/blog\/(?:categoria|tag|autor))\/.+/, "$1/:slug")
    .replace(/^\/blog\/(?!categoria\/|tag\/|autor\/).+/, "/blog/:slug")
    .slice(0, 80)
}
