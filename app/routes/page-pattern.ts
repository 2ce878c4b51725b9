import { blogPatterns } from "../blog/lists/list-address.ts"

/** The pattern of a page's route for statistics: '/blog/:slug'. */
export function pagePattern(pathname: string) {
  const pattern = blogPatterns.find((candidate) => {
    const start = candidate.slice(0, candidate.indexOf(":"))
    return pathname.startsWith(start) && pathname !== start
  })
  return (pattern ?? pathname).slice(0, 80)
}
