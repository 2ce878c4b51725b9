/**
 * Measures web vitals and posts each measure once to `address`. Only for visitors who agreed (D32). `page` is the pattern
 * of the page's route and not the address, which may contain personal data.
 */
export function sendVitals(address: string, page: string) {
  const send = ({ name, value }: { name: string; value: number }) =>
    navigator.sendBeacon(address, new URLSearchParams({ name, value: String(value), page }))
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(send)
  })
}
