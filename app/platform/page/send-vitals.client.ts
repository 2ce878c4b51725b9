/**
 * Measures how the page felt and posts each measure once to `address`. Only where the visitor agreed (D32). `page` is the
 * pattern of the page's route: never an address somebody typed.
 */
export function sendVitals(address: string, page: string) {
  const tell = ({ name, value }: { name: string; value: number }) =>
    navigator.sendBeacon(address, new Blob([JSON.stringify({ name, value, page })], { type: "text/plain" }))
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(tell)
  })
}
