/**
 * Cache headers by kind of route. A public page is the same for everybody: the edge may keep it, serve it
 * while it asks for a newer one, and serve it for a day when we are down.
 */
export const cachePolicy = {
  publicPage: "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400",
  /** Pictures that change now and then under the same address. */
  picture: "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800",
  /** Answers to one visitor: forms, errors, staff. */
  personal: "no-store",
} as const

/** A page's headers: public when all went well and its loader asked for nothing else, nobody's business otherwise. */
export function publicPageHeaders({
  actionHeaders,
  errorHeaders,
  loaderHeaders,
}: {
  actionHeaders: Headers
  errorHeaders: Headers | undefined
  loaderHeaders: Headers
}) {
  const isAnswer = errorHeaders !== undefined || [...actionHeaders.keys()].length > 0
  const asked = loaderHeaders.get("cache-control") ?? cachePolicy.publicPage
  return { "cache-control": isAnswer ? cachePolicy.personal : asked }
}
