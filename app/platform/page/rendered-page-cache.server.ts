import { hash } from "node:crypto"
import { serialize } from "node:v8"
import { createBoundedMap } from "../process/memoize.ts"

type Page = { bytes: Uint8Array<ArrayBuffer>; policy: string; isWhole: boolean }

/**
 * Pages rendered lately, by what they were made from. The data is read anew for every visitor; the same data at the same
 * address is the same page to the last byte, and is not rendered twice. For pages that are the same for everybody.
 */
export function createRenderedPageCache(most: number) {
  const pages = createBoundedMap<Page>(most)
  return async (made: readonly unknown[], render: () => Promise<Page>) => {
    const name = nameOf(made)
    const before = name && pages.find(name)
    if (before) return before
    const page = await render()
    if (name && page.isWhole) pages.put(name, page)
    return page
  }
}

/** Stands for all that a page is made from; null when something in it cannot be written down. */
function nameOf(made: readonly unknown[]) {
  try {
    return hash("sha1", serialize(made), "base64")
  } catch {
    return null
  }
}
