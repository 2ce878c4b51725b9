import { hash } from "node:crypto"
import { serialize } from "node:v8"

type Page = { bytes: Uint8Array<ArrayBuffer>; policy: string; isWhole: boolean }

/** Stands for all that a page is made from; null when something in it cannot be written down. */
const nameOf = (made: readonly unknown[]) => {
  try {
    return hash("sha1", serialize(made), "base64")
  } catch {
    return null
  }
}

/**
 * Pages rendered lately, by what they were made from. The data is read anew for every visitor; the same data at the same
 * address is the same page to the last byte, and is not rendered twice. For pages that are the same for everybody.
 */
export const createKnownPages = (most: number) => {
  const known = new Map<string, Page>()
  return async (made: readonly unknown[], render: () => Promise<Page>) => {
    const name = nameOf(made)
    const before = name && known.get(name)
    if (before) return before
    const page = await render()
    if (!name || !page.isWhole) return page
    if (known.size >= most) known.delete(known.keys().next().value ?? "")
    known.set(name, page)
    return page
  }
}
