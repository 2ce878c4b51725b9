import type { ConsentGated } from "./consent-gated.client.ts"
import { consentNow } from "./consent-memory.client.ts"
import { isTraceOf, type OptionalTag, scriptOf } from "./optional-tags.ts"

/** Everything the site itself may keep on a device (D60, D61). */
const ownKeys = /^webplan_/

/** A third party's script as an optional thing. */
export function thirdPartyTag(tag: OptionalTag): ConsentGated {
  let element: HTMLScriptElement | undefined
  return {
    name: tag.kind === "script" ? tag.src : tag.kind,
    category: tag.category,
    start: () => {
      if (tag.kind === "google") announceGoogle(tag.id)
      if (tag.kind === "meta") announceMeta(tag.id)
      element = document.createElement("script")
      element.async = true
      element.src = scriptOf(tag)
      document.head.append(element)
    },
    stop: () => {
      element?.remove()
      element = undefined
      removeTraces(tag)
      return { needsFreshPage: true }
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

/** Google's consent mode: told before its script arrives, from the visitor's own choice. */
function announceGoogle(id: string) {
  const page = window as Window & Layer
  page.dataLayer ??= []
  const { dataLayer } = page
  // Their script reads `arguments` objects, not arrays.
  const tell = function (..._words: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
  const { analytics, marketing } = consentNow().preferences
  const mode = (isGranted: boolean) => (isGranted ? "granted" : "denied")
  tell("consent", "default", {
    analytics_storage: mode(analytics),
    ad_storage: mode(marketing),
    ad_user_data: mode(marketing),
    ad_personalization: mode(marketing),
  })
  tell("js", new Date())
  tell("config", id)
}

type MetaQueue = ((...words: unknown[]) => void) & { queue: unknown[]; loaded: boolean; version: string }

function announceMeta(id: string) {
  const page = window as Window & Layer
  const queue: unknown[] = []
  const fbq: MetaQueue = Object.assign((...words: unknown[]) => void queue.push(words), {
    queue,
    loaded: true,
    version: "2.0",
  })
  page.fbq = fbq
  page._fbq = fbq
  fbq("init", id)
  fbq("track", "PageView")
}
