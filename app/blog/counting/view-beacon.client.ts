import { plainReferrer } from "./plain-referrer.ts"

const [arrival] = performance.getEntriesByType("navigation")
const landing = URL.parse(arrival?.name ?? "")?.pathname
const isReturn = arrival?.type === "reload" || arrival?.type === "back_forward"

/** Posts whose view was told already; held in memory only (D61). A reload is no new view. */
const told = new Set<string>(isReturn && landing ? [landing] : [])

/** Where the reader of the visit's first page came from. */
export function visitOf(path: string) {
  return new URLSearchParams({ referrer: (path === landing && plainReferrer(document.referrer)) || "" })
}

/** D24: a failure is silent, and a machine that says so is no reader. */
function tellView(path: string) {
  if (told.has(path) || navigator.webdriver) return
  told.add(path)
  void fetch(`${path}/visita`, { method: "POST", body: visitOf(path), keepalive: true }).catch(() => {})
}

/** Not while the page is being prepared ahead of a click, nor in a tab nobody has looked at yet. */
export function sendViewWhenVisible(path: string) {
  const tell = () => {
    const isPrepared = "prerendering" in document && document.prerendering === true
    if (document.visibilityState !== "visible" || isPrepared) return
    leave()
    tellView(path)
  }
  const leave = () => {
    document.removeEventListener("visibilitychange", tell)
    document.removeEventListener("prerenderingchange", tell)
  }
  document.addEventListener("visibilitychange", tell)
  document.addEventListener("prerenderingchange", tell)
  tell()
  return leave
}
