/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
}

/** For responses that are not pages: nothing may load in them or frame them. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hosts of third parties that a page may use, by purpose. */
type PolicySources = Record<"script" | "connect" | "image", readonly string[]>

type PagePolicy = {
  /** Sources of the inline scripts: hashes for pages in a shared cache, a nonce for pages that are never cached. */
  scripts: readonly string[]
  styleHashes?: readonly string[]
  isDevelopment: boolean
  /** The page shows other pages of ours in frames. */
  hasFrames?: boolean
  others?: PolicySources
}

const noThirdParties: PolicySources = { script: [], connect: [], image: [] }
const allow = (directive: string, ...sources: string[]) => [directive, ...new Set(sources)].join(" ")

/** For a page in a frame of ours that is only looked at: no script runs and no form is sent. */
export function previewPolicy(isDevelopment: boolean) {
  return [
    "default-src 'none'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ")
}

/** For pages: allows our own files and the inline scripts and styles of this page only. */
export function pagePolicy({
  scripts,
  styleHashes = [],
  isDevelopment,
  hasFrames = false,
  others = noThirdParties,
}: PagePolicy) {
  return [
    "default-src 'none'",
    allow("script-src", "'self'", ...scripts.map((script) => `'${script}'`), ...others.script),
    // Vite's development client adds inline styles and uses a WebSocket.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : allow("style-src", "'self'", ...styleHashes.map((hash) => `'${hash}'`)),
    allow("connect-src", "'self'", ...(isDevelopment ? ["ws:"] : []), ...others.connect),
    allow("img-src", "'self'", ...others.image),
    "font-src 'self'",
    "manifest-src 'self'",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Vite's client uses a worker to detect that the server is back.
    isDevelopment ? "worker-src blob:" : "upgrade-insecure-requests",
  ].join("; ")
}
