import type { OptionalCategory } from "./consent.ts"

/** A third-party script from the settings, and the consent it needs. */
export type OptionalTag =
  | { kind: "google"; category: "analytics"; id: string }
  | { kind: "meta"; category: "marketing"; id: string }
  | { kind: "script"; category: OptionalCategory; src: string }

type Settings = {
  GOOGLE_TAG_ID?: string | undefined
  META_PIXEL_ID?: string | undefined
  ANALYTICS_SCRIPT_URL?: string | undefined
  MARKETING_SCRIPT_URL?: string | undefined
}

export function optionalTagsOf(settings: Settings): OptionalTag[] {
  const tags: OptionalTag[] = []
  const { GOOGLE_TAG_ID, META_PIXEL_ID, ANALYTICS_SCRIPT_URL, MARKETING_SCRIPT_URL } = settings
  if (GOOGLE_TAG_ID) tags.push({ kind: "google", category: "analytics", id: GOOGLE_TAG_ID })
  if (META_PIXEL_ID) tags.push({ kind: "meta", category: "marketing", id: META_PIXEL_ID })
  if (ANALYTICS_SCRIPT_URL) tags.push({ kind: "script", category: "analytics", src: ANALYTICS_SCRIPT_URL })
  if (MARKETING_SCRIPT_URL) tags.push({ kind: "script", category: "marketing", src: MARKETING_SCRIPT_URL })
  return tags
}

const google = "https://www.googletagmanager.com"
const googleData = ["https://*.google-analytics.com", "https://*.analytics.google.com", google]
const meta = "https://connect.facebook.net"

export function scriptOf(tag: OptionalTag) {
  if (tag.kind === "google") return `${google}/gtag/js?id=${encodeURIComponent(tag.id)}`
  return tag.kind === "meta" ? `${meta}/pt_BR/fbevents.js` : tag.src
}

export type PolicySources = { script: string[]; connect: string[]; image: string[] }

/** The sources that the content security policy must allow for these tags. */
export function policySourcesOf(tags: readonly OptionalTag[]): PolicySources {
  const sources: PolicySources = { script: [], connect: [], image: [] }
  for (const tag of tags) {
    const { origin } = new URL(scriptOf(tag))
    sources.script.push(origin)
    if (tag.kind === "google") {
      sources.connect.push(...googleData)
      sources.image.push(...googleData)
    } else if (tag.kind === "meta") {
      sources.connect.push("https://www.facebook.com")
      sources.image.push("https://www.facebook.com")
    } else {
      sources.connect.push(origin)
      sources.image.push(origin)
    }
  }
  return sources
}

const traces = {
  google: /^(_ga|_gid|_gat|_gcl|FPID|FPLC|_dc_gtm)/,
  meta: /^(_fbp|_fbc|_fbq|lastExternalReferrer)/,
} as const

/** Whether a cookie or storage key comes from this tag. A generic script gets every key that no other tag left. */
export function isTraceOf(tag: OptionalTag, name: string, ownKeys: RegExp) {
  if (ownKeys.test(name)) return false
  if (tag.kind !== "script") return traces[tag.kind].test(name)
  return !Object.values(traces).some((pattern) => pattern.test(name))
}
