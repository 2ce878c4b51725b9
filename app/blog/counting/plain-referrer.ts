/** The referrer without the parts that may hold personal data; null when it is no web address. */
export function plainReferrer(address: string) {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : null
}
