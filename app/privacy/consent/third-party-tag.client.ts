import type { ConsentGated } from "./consent-gated.client.ts"
import { currentConsent } from "./consent-memory.client.ts"
import { isTraceOf, type OptionalTag, scriptOf } from "./optional-tags.ts"

/** The keys that the site itself stores on a device (D60, D61). */
const ownKeys = /^webplan_/

/** A third-party script as an optional feature. */
export function thirdPartyTag(tag: OptionalTag): ConsentGated {
  let element: HTMLScriptElement | undefined
  return {
    name: tag.kind === "script" ? tag.src : tag.kind,
    category: tag.category,
    start: () => {
      if (tag.kind === "google") configureGoogle(tag.id)
      if (tag.kind === "meta") configureMeta(tag.id)
      element = document.createElement("script")
      element.async = true
      element.src = scriptOf(tag)
      document.head.append(element)
    },
    stop: () => {
      element?.remove()
      element = undefined
      removeTraces(tag)
      return { needsReload: true }
    },
  }
}

function storages() {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}

/** A cookie may have been set for this host or for any of its parents. */
function expireCookie(name: string) {
  const labels = window.location.hostname.split(".")
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API cannot name a parent domain everywhere
  for (const domain of ["", ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
}

function removeTraces(tag: OptionalTag) {
  for (const pair of document.cookie.split("; ")) {
    const name = pair.split("=")[0] ?? ""
    if (name && isTraceOf(tag, name, ownKeys)) expireCookie(name)
  }
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (isTraceOf(tag, key, ownKeys)) storage.removeItem(key)
}

type Layer = { dataLayer?: unknown[]; fbq?: unknown; _fbq?: unknown }

/** Sets Google's consent mode from the visitor's choice, before its script loads. */
function configureGoogle(id: string) {
  const page = window as Window & Layer
  page.dataLayer ??= []
  const { dataLayer } = page
  // Google's script reads `arguments` objects, not arrays.
  const gtag = function (..._args: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
  const { analytics, marketing } = currentConsent().preferences
  const mode = (isGranted: boolean) => (isGranted ? "granted" : "denied")
  gtag("consent", "default", {
    analytics_storage: mode(analytics),
    ad_storage: mode(marketing),
    ad_user_data: mode(marketing),
    ad_personalization: mode(marketing),
  })
  gtag("js", new Date())
  gtag("config", id)
}

type MetaQueue = ((...args: unknown[]) => void) & { queue: unknown[]; loaded: boolean; version: string }

function configureMeta(id: string) {
  const page = window as Window & Layer
  const queue: unknown[] = []
  const fbq: MetaQueue = Object.assign((...args: unknown[]) => void queue.push(args), {
    queue,
    loaded: true,
    version: "2.0",
  })
  page.fbq = fbq
  page._fbq = fbq
  fbq("init", id)
  fbq("track", "PageView")
}
