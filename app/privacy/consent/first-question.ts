type Keys = { consentKey: string; preferencesKey: string; version: string; bannerId: string }

/**
 * Sent to the browser as text, inside the page: it may use nothing that stands outside it. Shows the cookie question
 * with the first paint to whoever has not answered it, and tells whether an answer calls for the script: something
 * was allowed, or the answer has still to be recorded.
 */
export const askFirst = ({ consentKey, preferencesKey, version, bannerId }: Keys) => {
  try {
    const choice = JSON.parse(localStorage[preferencesKey]) as Record<string, unknown>
    if (localStorage[consentKey] === "true" && choice["version"] === version)
      return !choice["isRecorded"] || choice["analytics"] || choice["marketing"] || choice["preferences"]
  } catch {
    // Refused, empty or unreadable: nothing was chosen.
  }
  const banner = document.getElementById(bannerId)
  banner?.removeAttribute("hidden")
  // As cookie-banner.tsx does from then on: what the keyboard reaches is not covered. Observed, because to ask now would
  // make the browser lay out half a page.
  const root = document.documentElement
  const measure = new ResizeObserver(() =>
    root.style.setProperty("--banner-room", `${banner?.offsetHeight}px`),
  )
  if (banner) measure.observe(banner)
  return false
}
