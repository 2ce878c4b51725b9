import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** The positions of a payload in a post body. */
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
 * Serves the post page as it would be without the sanitiser: the product's own page with a raw body, with
 * the content security policy of that page or with none. The product has no setting for this.
 */
export async function startRawBodyServer(
  { page, policy }: { page: string; policy: string },
  marker: string,
  rawOf: (payload: number, place: BodyPlace) => string,
) {
  if (page.split(marker).length !== 2) throw new Error("the page must contain the marker exactly once")
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    // One path segment, so that relative addresses of a payload do not match a page.
    const [, protection, payload, place] = /^\/(policy|nothing)-(\d+)-(\w+)$/.exec(pathname) ?? []
    if (!payload || !isBodyPlace(place)) return response.writeHead(404).end()
    const html = page.replace(marker, () => bodyPlaces[place](rawOf(Number(payload), place)))
    const headers = { "content-type": "text/html; charset=utf-8" }
    return response
      .writeHead(200, protection === "policy" ? { ...headers, "content-security-policy": policy } : headers)
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
