/** Sent with every answer, whatever it is. */
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

/** For answers that are not pages: nothing may load, nothing may frame them. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hosts of others that a page may reach, by what for. */
type PolicySources = Record<"script" | "connect" | "image", readonly string[]>

type PagePolicy = {
  /** Of the inline scripts: a hash where a shared cache holds page and policy together, a nonce where none does. */
  scripts: readonly string[]
  styleHashes?: readonly string[]
  isDevelopment: boolean
  others?: PolicySources
}

const nobodyElse: PolicySources = { script: [], connect: [], image: [] }
const allow = (directive: string, ...sources: string[]) => [directive, ...new Set(sources)].join(" ")

/** For pages: our own files, and the inline scripts and styles of exactly this page. */
export function pagePolicy({ scripts, styleHashes = [], isDevelopment, others = nobodyElse }: PagePolicy) {
  return [
    "default-src 'none'",
    allow("script-src", "'self'", ...scripts.map((script) => `'${script}'`), ...others.script),
    // Vite's development client writes styles into the page and speaks over a socket.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : allow("style-src", "'self'", ...styleHashes.map((hash) => `'${hash}'`)),
    allow("connect-src", "'self'", ...(isDevelopment ? ["ws:"] : []), ...others.connect),
    allow("img-src", "'self'", ...others.image),
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Vite's client watches for the server's return in a worker.
    isDevelopment ? "worker-src blob:" : "upgrade-insecure-requests",
  ].join("; ")
}
