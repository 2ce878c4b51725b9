import { securityHeaders } from "../../app/platform/http/security-headers.ts"

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Each directive that would let in what a page does not have: anything unsafe, a whole scheme, everybody. */
const loose = /^'unsafe-|^\*|^(?:https?|data|blob|filesystem):$/

/** What is missing or too generous in an answer's headers (S7); empty is sound. */
export function headerFaults(headers: Headers) {
  const policy = policyOf(headers)
  const missing = Object.entries(securityHeaders)
    .filter(
      ([name, value]) => headers[name] !== value && !(name === "referrer-policy" && isDiscreet(headers)),
    )
    .map(([name]) => name)
  const isClosed =
    policy.get("default-src")?.join() === "'none'" &&
    policy.get("frame-ancestors")?.join() === "'none'" &&
    policy.get("base-uri")?.join() === "'none'"
  const loosened = [...policy].filter(([, sources]) => sources.some((source) => loose.test(source)))
  return [
    ...missing,
    ...(isClosed ? [] : ["policy not closed"]),
    ...loosened.map(([name]) => `loose ${name}`),
  ]
}

function policyOf(headers: Headers) {
  return new Map(
    String(headers["content-security-policy"] ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources] as const),
  )
}

/** The house's own, or less said: a page whose address is a secret, and the desk. */
function isDiscreet(headers: Headers) {
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
    String(headers["referrer-policy"]),
  )
}

const cookiesOf = (headers: Headers) => [headers["set-cookie"] ?? []].flat()

function isGuarded(cookie: string) {
  return (
    /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie) && /;\s*samesite=(?:lax|strict)/i.test(cookie)
  )
}

/**
 * Points as MDN's HTTP Observatory counts its credits, for a site with sound TLS that is not on the browsers' preload list:
 * 100 is the start, credits count from 90 on. Every fault costs 20 here, more than most do there.
 */
export function observatoryScore(headers: Headers) {
  const faults = headerFaults(headers)
  const policy = policyOf(headers)
  const form = policy.get("form-action")?.join()
  const cookies = cookiesOf(headers)
  const penalty = faults.length * 20
  const credits =
    (policy.get("default-src")?.join() === "'none'" && (form === "'none'" || form === "'self'") ? 10 : 0) +
    (isDiscreet(headers) ? 5 : 0) +
    (policy.get("frame-ancestors")?.join() === "'none'" ? 5 : 0) +
    (headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0) +
    (cookies.length > 0 && cookies.every(isGuarded) ? 5 : 0)
  const start = 100 - penalty - (cookies.every(isGuarded) ? 0 : 40)
  return start < 90 ? start : start + credits
}
