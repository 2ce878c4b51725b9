/**
 * True when a request that changes something comes from our own pages. Browsers send Origin with every
 * POST; a program without one is not a visitor who could be tricked.
 */
export function isFromOurPages(request: Request) {
  const site = request.headers.get("sec-fetch-site")
  if (site === "cross-site") return false
  const origin = request.headers.get("origin")
  return origin === null || origin === new URL(request.url).origin
}
