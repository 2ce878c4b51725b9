/** Where measures go; the address is the site's own. */
const address = "/medidas"

/** Measures how the page felt and tells the server, each measure once. To be started by the gate alone (D32). */
export function sendVitals() {
  const page = kindOfPage()
  const tell = ({ name, value }: { name: string; value: number }) =>
    navigator.sendBeacon(address, new Blob([JSON.stringify({ name, value, page })], { type: "text/plain" }))
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(tell)
  })
}

/** Never an address somebody typed: the page's own pattern, as far as it tells kinds of pages apart. */
function kindOfPage() {
  return window.location.pathname
    .replace(/^(\/blog\/(?:categoria|tag|autor))\/.+/, "$1/:slug")
    .replace(/^\/blog\/(?!categoria\/|tag\/|autor\/).+/, "/blog/:slug")
    .slice(0, 80)
}
