import { referrerWithoutQuery } from "./referrer-without-query.ts"

const [navigationEntry] = performance.getEntriesByType("navigation")
const landingPath = URL.parse(navigationEntry?.name ?? "")?.pathname
const isReloadOrBack = navigationEntry?.type === "reload" || navigationEntry?.type === "back_forward"

/** Paths of posts whose view was sent; kept in memory only (D61). A reload or the back button makes no new view. */
const sentPaths = new Set<string>(isReloadOrBack && landingPath ? [landingPath] : [])

/** The form fields of a view or like. Only the first page of a visit has a referrer. */
export function visitFields(path: string) {
  return new URLSearchParams({
    referrer: (path === landingPath && referrerWithoutQuery(document.referrer)) || "",
  })
}

/** D24: failures are ignored, and an automated browser is not counted. */
function sendView(path: string) {
  if (sentPaths.has(path) || navigator.webdriver) return
  sentPaths.add(path)
  void fetch(`${path}/visita`, { method: "POST", body: visitFields(path), keepalive: true }).catch(() => {})
}

/** Waits while the page is prerendered or its tab is in the background. Returns a function that stops waiting. */
export function sendViewWhenVisible(path: string) {
  const sendIfVisible = () => {
    const isPrerendering = "prerendering" in document && document.prerendering === true
    if (document.visibilityState !== "visible" || isPrerendering) return
    stop()
    sendView(path)
  }
  const stop = () => {
    document.removeEventListener("visibilitychange", sendIfVisible)
    document.removeEventListener("prerenderingchange", sendIfVisible)
  }
  document.addEventListener("visibilitychange", sendIfVisible)
  document.addEventListener("prerenderingchange", sendIfVisible)
  sendIfVisible()
  return stop
}
