import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { canaryKinds, createLookout, makeCanaries, type Sighting } from "../../testing/factories/canaries.ts"
import { visit } from "./canary-visits.ts"
import { leaksInAnswers } from "./leak-oracle.ts"

/** The same visits and the same oracle: what it fails to see here it could not see anywhere. */
export async function whatTheOracleMisses(): Promise<string[]> {
  const door = await startLeakyDoor()
  const canaries = makeCanaries()
  const answers = await visit(door.url, canaries)
  await door.close()
  const seen = (sightings: Sighting[]) => new Set(sightings.map(({ kind }) => kind))
  const look = createLookout([canaries])
  const within = (log: string) => seen(look("log", log))
  // A method of one's own is shouted at the real doors only: no library sends it.
  const kinds = canaryKinds.filter((kind) => kind !== "method")
  const worded = kinds.filter((kind) => kind !== "phone" && kind !== "address")
  const expected = [
    { log: "plain", found: within(door.logs.plain), kinds },
    { log: "base64", found: within(door.logs.base64), kinds: worded },
    { log: "upper", found: within(door.logs.upper), kinds: worded },
    { log: "digits", found: within(door.logs.digits), kinds: ["phone"] },
    { log: "pages", found: seen(leaksInAnswers(answers, [canaries])), kinds },
  ]
  return expected.flatMap(({ log, found, kinds }) =>
    kinds.filter((kind) => !found.has(kind)).map((kind) => `${kind} in ${log}`),
  )
}

/** A careless door: writes down what it hears in every way a program might, and repeats it on a page anybody may keep. */
async function startLeakyDoor() {
  const logs = { plain: "", base64: "", upper: "", digits: "" }
  const server = createServer((request, response) => {
    void text(request)
      .catch(() => "")
      .then((body) => {
        const heard = `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`
        logs.plain += `${heard}\n`
        logs.base64 += `${Buffer.from(heard).toString("base64")}\n`
        logs.upper += `${heard.toUpperCase()}\n`
        logs.digits += `${(new URLSearchParams(body).get("phone") ?? "").replaceAll(/\D/g, "")}\n`
        response.writeHead(404, { "cache-control": "public, max-age=60" }).end(`not found: ${heard}`)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://127.0.0.1:${port}`, logs, close }
}
