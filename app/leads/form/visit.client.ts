/** Where this visit came from (D12, D61): held in memory while it lasts; the gate lets it be kept (root.tsx). */
const firstKey = "webplan_first_touch"
const longest = 1500

let first = ""
let lastMarked = ""

/** To be told of every page the visit reaches. */
export function noteVisit(address: string) {
  const here = pageOf(address)
  if (!first) {
    first = pageBefore() || here
    if (first.includes("?")) lastMarked = first
  }
  if (here.includes("?")) lastMarked = here
}

/** Path and marks of an address; whatever else its query held stays behind. */
function pageOf(address: string) {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const marks = [...searchParams].filter(([name]) => /^utm_(source|medium|campaign|term|content)$/.test(name))
  const query = new URLSearchParams(marks).toString()
  return `${pathname}${query && `?${query}`}`.slice(0, longest)
}

/** A change of page without script ends the memory; the browser still says which page of ours it came from. */
function pageBefore() {
  return document.referrer.startsWith(`${window.location.origin}/`) ? pageOf(document.referrer) : ""
}

/** From now on the first page of all visits is kept on the device, and the one kept before is the first. */
export function keepFirstPage() {
  try {
    const kept = window.localStorage.getItem(firstKey)
    if (kept?.startsWith("/") && kept.length <= longest) first = kept
    else if (first) window.localStorage.setItem(firstKey, first)
  } catch {
    // Storage refused or unreadable: the visit is remembered in memory alone.
  }
}

export function forgetFirstPage() {
  try {
    window.localStorage.removeItem(firstKey)
  } catch {
    // Nothing was kept where nothing can be.
  }
}

/** What a form says of the visit. */
export function visitFields(): Record<string, string> {
  noteVisit(window.location.href)
  return { first_page: first, ...(lastMarked ? { last_page: lastMarked } : {}) }
}
