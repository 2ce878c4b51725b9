/** Where a reader came from, without what the address may say about the reader; null when there is nothing to say. */
export function plainReferrer(address: string) {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : null
}
