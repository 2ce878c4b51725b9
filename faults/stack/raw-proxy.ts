import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** Where in a body a payload stands. */
export const bodyPlaces = {
  paragraph: (raw: string) => `<p>a ${raw} b</p>`,
  heading: (raw: string) => `<h2>${raw}</h2>`,
  cell: (raw: string) => `<table><tbody><tr><td>${raw}</td></tr></tbody></table>`,
  item: (raw: string) => `<ul><li>${raw}</li></ul>`,
  link: (raw: string) => `<p><a href="/blog">${raw}</a></p>`,
  attribute: (raw: string) => `<p title="${raw}">a</p>`,
} as const

export type BodyPlace = keyof typeof bodyPlaces

/**
 * The post page as it would be if the sanitiser were not there: the product's own page with a raw body put in, under
 * the policy that the product sent with that page, or under none. No switch of the product does this.
 */
export async function startRawFront(
  { page, policy }: { page: string; policy: string },
  marker: string,
  rawOf: (payload: number, place: BodyPlace) => string,
) {
  if (page.split(marker).length !== 2) throw new Error("the marker must stand in the page exactly once")
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    // One segment, so that what a payload asks for beside the page is somewhere else.
    const [, wall, payload, place] = /^\/(policy|nothing)-(\d+)-(\w+)$/.exec(pathname) ?? []
    if (!payload || !isBodyPlace(place)) return response.writeHead(404).end()
    const html = page.replace(marker, () => bodyPlaces[place](rawOf(Number(payload), place)))
    const headers = { "content-type": "text/html; charset=utf-8" }
    return response
      .writeHead(200, wall === "policy" ? { ...headers, "content-security-policy": policy } : headers)
      .end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}

const isBodyPlace = (name: string | undefined): name is BodyPlace => name !== undefined && name in bodyPlaces
