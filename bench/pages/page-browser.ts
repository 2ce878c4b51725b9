import { openBuiltSite } from "../../testing/servers/built-site.ts"

let house: ReturnType<typeof openBuiltSite> | undefined

/** The built site with the articles on its blog and a browser, opened once for all that a run measures on it. */
export function pageStack() {
  house ??= openBuiltSite()
  return house
}

export async function closePageStack() {
  await (await house)?.close()
}
