import { data } from "react-router"
import { cachePolicy } from "../../cache-policy.ts"

/** Headers of the sign-in pages: never cached or indexed, and no full referrer, because an address may contain a secret. */
export function signInHeaders() {
  return {
    "cache-control": cachePolicy.personal,
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
  }
}

/** Adds the cookies of the sign-in to the headers of its pages. */
export function withCookies(source: Headers) {
  const headers = new Headers(signInHeaders())
  for (const cookie of source.getSetCookie()) headers.append("set-cookie", cookie)
  return headers
}

/** Headers of a page whose action may set cookies. */
export function signInPageHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : signInHeaders()
}

/** The same message for every fault, so that guessing reveals nothing. */
export function signInFault(error: string, status = 400) {
  return data(
    { error, passkeyError: null, enrolment: null, codes: null },
    { status, headers: signInHeaders() },
  )
}

/** A fault of a passkey, which the page shows beside its button. */
export function passkeyFault(passkeyError: string, status: number) {
  return data({ error: null, passkeyError }, { status, headers: signInHeaders() })
}
