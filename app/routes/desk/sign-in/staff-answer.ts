import { data } from "react-router"
import { cachePolicy } from "../../cache-policy.ts"

/** What the sign-in's own pages send: kept by nobody, found by nobody, and their addresses may hold a secret. */
export function signInHeaders() {
  return {
    "cache-control": cachePolicy.personal,
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
  }
}

/** Cookies of the sign-in beside the headers of its pages. */
export function withCookies(source: Headers) {
  const headers = new Headers(signInHeaders())
  for (const cookie of source.getSetCookie()) headers.append("set-cookie", cookie)
  return headers
}

/** Of a page that may answer with cookies. */
export function signInPageHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : signInHeaders()
}

/** One sentence for everything that was wrong: whoever guesses learns nothing from it. */
export function signInFault(error: string, status = 400) {
  return data({ error, enrolment: null, codes: null }, { status, headers: signInHeaders() })
}
