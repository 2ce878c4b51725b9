import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import {
  canaryKinds,
  createCanarySearch,
  makeCanaries,
  type Sighting,
} from "../../testing/factories/canaries.ts"
import { visit } from "./canary-visits.ts"
import { leaksInReplies } from "./leak-oracle.ts"

/** The control: the same visits to a server that leaks everything. Returns the kinds of canaries that the search missed. */
export async function findMissedLeaks(): Promise<string[]> {
  const leaky = await startLeakyServer()
  const canaries = makeCanaries()
  const replies = await visit(leaky.url, canaries)
  await leaky.close()
  const kindsIn = (sightings: Sighting[]) => new Set(sightings.map(({ kind }) => kind))
  const search = createCanarySearch([canaries])
  const foundIn = (log: string) => kindsIn(search("log", log))
  // An unknown method is sent to the real servers only, as raw bytes; no HTTP library sends it.
  const kinds = canaryKinds.filter((kind) => kind !== "method")
  const textKinds = kinds.filter((kind) => kind !== "phone" && kind !== "address")
  const expected = [
    { log: "plain", found: foundIn(leaky.logs.plain), kinds },
    { log: "base64", found: foundIn(leaky.logs.base64), kinds: textKinds },
    { log: "upper", found: foundIn(leaky.logs.upper), kinds: textKinds },
    { log: "digits", found: foundIn(leaky.logs.digits), kinds: ["phone"] },
    { log: "pages", found: kindsIn(leaksInReplies(replies, [canaries])), kinds },
  ]
  return expected.flatMap(({ log, found, kinds }) =>
    kinds.filter((kind) => !found.has(kind)).map((kind) => `${kind} in ${log}`),
  )
}

/** A faulty server: logs each request in several encodings and repeats it on a page that may be cached. */
async function startLeakyServer() {
  const logs = { plain: "", base64: "", upper: "", digits: "" }
  const server = createServer((request, response) => {
    void text(request)
      .catch(() => "")
      .then((body) => {
        const received = `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`
        logs.plain += `${received}\n`
        logs.base64 += `${Buffer.from(received).toString("base64")}\n`
        logs.upper += `${received.toUpperCase()}\n`
        logs.digits += `${(new URLSearchParams(body).get("phone") ?? "").replaceAll(/\D/g, "")}\n`
        response.writeHead(404, { "cache-control": "public, max-age=60" }).end(`not found: ${received}`)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://127.0.0.1:${port}`, logs, close }
}
