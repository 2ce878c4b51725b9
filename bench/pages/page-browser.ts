import { openBuiltSite } from "../../testing/servers/built-site.ts"

let site: ReturnType<typeof openBuiltSite> | undefined

/** The built site with seeded articles and a browser, opened once and used by several benchmarks of a run. */
export function pageStack() {
  site ??= openBuiltSite()
  return site
}

export async function closePageStack() {
  await (await site)?.close()
}
