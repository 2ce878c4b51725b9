/** Where this visit came from (D12, D61). Kept in memory; stored on the device only with consent (root.tsx). */
const firstKey = "webplan_first_touch"
const maxLength = 1500

let first = ""
let lastWithUtm = ""

/** Called on every page of the visit. */
export function noteVisit(address: string) {
  const here = pageOf(address)
  if (!first) {
    first = previousPage() || here
    if (first.includes("?")) lastWithUtm = first
  }
  if (here.includes("?")) lastWithUtm = here
}

/** The path and the utm fields of an address, without the rest of its query. */
function pageOf(address: string) {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const utmFields = [...searchParams].filter(([name]) =>
    /^utm_(source|medium|campaign|term|content)$/.test(name),
  )
  const query = new URLSearchParams(utmFields).toString()
  return `${pathname}${query && `?${query}`}`.slice(0, maxLength)
}

/** A full page load clears the memory. The referrer still names the previous page of the site. */
function previousPage() {
  return document.referrer.startsWith(`${window.location.origin}/`) ? pageOf(document.referrer) : ""
}

/** Stores the first page on the device, or uses the one that an earlier visit stored. */
export function keepFirstPage() {
  try {
    const stored = window.localStorage.getItem(firstKey)
    if (stored?.startsWith("/") && stored.length <= maxLength) first = stored
    else if (first) window.localStorage.setItem(firstKey, first)
  } catch {
    // Without storage the visit is kept in memory only.
  }
}

export function forgetFirstPage() {
  try {
    window.localStorage.removeItem(firstKey)
  } catch {
    // Without storage nothing was stored.
  }
}

/** The form fields about the visit. */
export function visitFields(): Record<string, string> {
  noteVisit(window.location.href)
  return { first_page: first, ...(lastWithUtm ? { last_page: lastWithUtm } : {}) }
}
