type Options = {
  /** Where measures go. */
  address: string
  /** Patterns that stand for many pages, such as /posts/:slug; the more particular first. */
  patterns: readonly string[]
}

/** Measures how the page felt and tells the server, each measure once. To be started by the gate alone (D32). */
export function sendVitals({ address, patterns }: Options) {
  const page = kindOfPage(patterns)
  const tell = ({ name, value }: { name: string; value: number }) =>
    navigator.sendBeacon(address, new Blob([JSON.stringify({ name, value, page })], { type: "text/plain" }))
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(tell)
  })
}

/** Never an address somebody typed: the page's own pattern, as far as it tells kinds of pages apart. */
function kindOfPage(patterns: readonly string[]) {
  const { pathname } = window.location
  const pattern = patterns.find((one) => {
    const start = one.slice(0, one.indexOf(":"))
    return pathname.startsWith(start) && pathname !== start
  })
  return (pattern ?? pathname).slice(0, 80)
}
