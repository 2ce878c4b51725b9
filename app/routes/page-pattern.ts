import { blogPatterns } from "../blog/lists/list-address.ts"

/** The pattern of a page's route, as far as it tells kinds of pages apart: '/blog/:slug'. */
export function pagePattern(pathname: string) {
  const pattern = blogPatterns.find((one) => {
    const start = one.slice(0, one.indexOf(":"))
    return pathname.startsWith(start) && pathname !== start
  })
  return (pattern ?? pathname).slice(0, 80)
}
