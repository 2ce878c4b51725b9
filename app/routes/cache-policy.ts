/**
 * Cache headers by kind of route. A public page is the same for every visitor: the edge may cache it, serve it while it
 * fetches a newer one, and serve it for a day when the application is down.
 */
export const cachePolicy = {
  publicPage: "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400",
  /** Pictures that may change at the same address. */
  picture: "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800",
  /** Fetched again every night and after each change of the settings. In an outage its copy must still be valid. */
  outagePage: "public, s-maxage=604800",
  /** Responses for one visitor: forms, errors, desk. */
  personal: "no-store",
} as const

/** Cacheable for a page without an error or action. A loader may set its own cache policy. */
export function publicPageHeaders({
  actionHeaders,
  errorHeaders,
  loaderHeaders,
}: {
  actionHeaders: Headers
  errorHeaders: Headers | undefined
  loaderHeaders: Headers
}) {
  const isPersonal = errorHeaders !== undefined || [...actionHeaders.keys()].length > 0
  const policy = loaderHeaders.get("cache-control") ?? cachePolicy.publicPage
  return { "cache-control": isPersonal ? cachePolicy.personal : policy }
}
