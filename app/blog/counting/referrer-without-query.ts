/** Removes user name, query and fragment, which may contain personal data. Null if the referrer is not an http(s) URL. */
export function referrerWithoutQuery(address: string) {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : null
}
