import { openBuiltHouse } from "../../testing/servers/built-site.ts"

let house: ReturnType<typeof openBuiltHouse> | undefined

/** The built site with the articles on its blog and a browser, opened once for all that a run measures on it. */
export const pageHouse = () => {
  house ??= openBuiltHouse()
  return house
}

export const closePageHouse = async () => {
  await (await house)?.close()
}
