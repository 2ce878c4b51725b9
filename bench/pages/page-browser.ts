import { openBuiltHouse } from "../../testing/servers/built-site.ts"

let house: ReturnType<typeof openBuiltHouse> | undefined

/** The built site with the articles on its blog and a browser, opened once for all that a run measures on it. */
export function pageHouse() {
  house ??= openBuiltHouse()
  return house
}

export async function closePageHouse() {
  await (await house)?.close()
}
