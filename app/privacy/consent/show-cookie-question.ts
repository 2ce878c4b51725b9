type Keys = { consentKey: string; preferencesKey: string; version: string; bannerId: string }

/**
 * Shows the cookie question with the first paint if there is no choice yet. True if the page must load the script for
 * an existing choice: a category was allowed, or the choice is not recorded yet. This function is inlined into the page
 * as text, so it may use nothing outside itself.
 */
export const showCookieQuestion = ({ consentKey, preferencesKey, version, bannerId }: Keys) => {
  try {
    const choice = JSON.parse(localStorage[preferencesKey]) as Record<string, unknown>
    if (localStorage[consentKey] === "true" && choice["version"] === version)
      return !choice["isRecorded"] || choice["analytics"] || choice["marketing"] || choice["preferences"]
  } catch {
    // Storage is refused, empty or unreadable: there is no choice.
  }
  const banner = document.getElementById(bannerId)
  banner?.removeAttribute("hidden")
  // Adds the same space as cookie-banner.tsx does later, so that the banner covers nothing. An observer, because reading the
  // height here would force a layout of an incomplete page.
  const root = document.documentElement
  const measure = new ResizeObserver(() =>
    root.style.setProperty("--bottom-bar", banner?.offsetHeight ? `${banner.offsetHeight}px` : ""),
  )
  if (banner) measure.observe(banner)
  return false
}
