import { securityHeaders } from "../../app/platform/http/security-headers.ts"

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Policy sources that are too broad: unsafe-*, a whole scheme, or any host. */
const loose = /^'unsafe-|^\*|^(?:https?|data|blob|filesystem):$/

/** Security headers of a response that are missing or too permissive (S7); empty when there are none. */
export function headerFaults(headers: Headers) {
  const policy = policyOf(headers)
  const isPreview = isFramedPreview(headers, policy)
  const missing = Object.entries(securityHeaders)
    .filter(
      ([name, value]) =>
        headers[name] !== value &&
        !(name === "referrer-policy" && hasStrictReferrer(headers)) &&
        !(name === "x-frame-options" && isPreview),
    )
    .map(([name]) => name)
  const isClosed =
    policy.get("default-src")?.join() === "'none'" &&
    (policy.get("frame-ancestors")?.join() === "'none'" || isPreview) &&
    policy.get("base-uri")?.join() === "'none'"
  const loosened = [...policy].filter(([, sources]) => sources.some((source) => loose.test(source)))
  return [
    ...missing,
    ...(isClosed ? [] : ["policy not closed"]),
    ...loosened.map(([name]) => `loose ${name}`),
  ]
}

/** A preview of the desk: our own pages may frame it, and in return it runs no script and sends no form. */
function isFramedPreview(headers: Headers, policy: ReturnType<typeof policyOf>) {
  return (
    headers["x-frame-options"] === "SAMEORIGIN" &&
    policy.get("frame-ancestors")?.join() === "'self'" &&
    policy.get("form-action")?.join() === "'none'" &&
    !policy.has("script-src")
  )
}

function policyOf(headers: Headers) {
  return new Map(
    String(headers["content-security-policy"] ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources] as const),
  )
}

/** The default of the site or a stricter value, which the desk and pages with a secret in their address have. */
function hasStrictReferrer(headers: Headers) {
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
    String(headers["referrer-policy"]),
  )
}

const cookiesOf = (headers: Headers) => [headers["set-cookie"] ?? []].flat()

function isSecureCookie(cookie: string) {
  return (
    /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:lax|strict)/i.test(cookie)
  )
}

/**
 * The score of MDN's HTTP Observatory for a site with valid TLS that is not on the browsers' preload list. It starts at
 * 100, and bonus points count from 90 on. Every fault costs 20 here, which is more than most faults cost there.
 */
export function observatoryScore(headers: Headers) {
  const faults = headerFaults(headers)
  const policy = policyOf(headers)
  const form = policy.get("form-action")?.join()
  const cookies = cookiesOf(headers)
  const penalty = faults.length * 20
  const credits =
    (policy.get("default-src")?.join() === "'none'" && (form === "'none'" || form === "'self'") ? 10 : 0) +
    (hasStrictReferrer(headers) ? 5 : 0) +
    (policy.get("frame-ancestors")?.join() === "'none'" ? 5 : 0) +
    (headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0) +
    (cookies.length > 0 && cookies.every(isSecureCookie) ? 5 : 0)
  const start = 100 - penalty - (cookies.every(isSecureCookie) ? 0 : 40)
  return start < 90 ? start : start + credits
}
