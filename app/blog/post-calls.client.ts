import { plainReferrer } from "./plain-referrer.ts"
import { postUrl } from "./post.ts"

const [arrival] = performance.getEntriesByType("navigation")
const landing = URL.parse(arrival?.name ?? "")?.pathname
const isReturn = arrival?.type === "reload" || arrival?.type === "back_forward"

/** Posts whose view was told already; held in memory only (D61). A reload is no new view. */
const told = new Set<string>(isReturn && landing ? [landing] : [])

const visit = (path: string) =>
  new URLSearchParams({ referrer: (path === landing && plainReferrer(document.referrer)) || "" })

/** D24: a failure is silent, and a machine that says so is no reader. */
const tellView = (path: string) => {
  if (told.has(path) || navigator.webdriver) return
  told.add(path)
  void fetch(`${path}/visita`, { method: "POST", body: visit(path), keepalive: true }).catch(() => {})
}

/** Not while the page is being prepared ahead of a click, nor in a tab nobody has looked at yet. */
export const tellViewOnceShown = (slug: string) => {
  const path = postUrl(slug)
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

/** The new count, or null when the like was not taken. */
export const sendLike = async (slug: string): Promise<number | null> => {
  const path = postUrl(slug)
  const response = await fetch(`${path}/curtir`, {
    method: "POST",
    body: visit(path),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(10_000),
  })
  return response.ok ? ((await response.json()) as { likes: number }).likes : null
}

/** By the device when it can share, else as a copied link. Tells whether the link was copied. */
export const shareLink = async (title: string, slug: string): Promise<boolean> => {
  const url = window.location.origin + postUrl(slug)
  if ("share" in navigator) {
    await navigator.share({ title, url })
    return false
  }
  await (navigator as Navigator).clipboard.writeText(url)
  return true
}
