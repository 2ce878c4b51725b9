import { connect as connectPlain } from "node:net"
import { connect } from "node:tls"
import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { type HttpReply, leadOf, openVisitor, publishedPaths, startClients, tally } from "./http-client.ts"

const ship = { clients: 1000, heldSeconds: 300, p99Ratio: 3 }
const aim = { ...ship, clients: 10_000, p99Ratio: 2 }
const sizes = {
  quick: { clients: 200, heldMs: 8000, baseMs: 3000 },
  full: { clients: 1000, heldMs: 300_000, baseMs: 30_000 },
}
/** The connection limit of nginx per address. */
const perAddress = 100

const kinds = ["headers", "body", "reading"] as const

type Finding = Awaited<ReturnType<typeof measure>>

/** R9: slow clients. */
export async function slowClients(run: Run): Promise<Result> {
  console.log("\nR9 slow clients: good traffic's p99 ÷ baseline")
  const size = run.isQuick ? sizes.quick : sizes.full
  console.log(
    `method: ${size.clients} clients (${perAddress} per address) at the edge send headers or a body a few bytes every 2 s, or request pages and read nothing, for ${size.heldMs / 1000} s, and reconnect when cut off; meanwhile 4 normal clients read pages and post leads. Baseline: the same before and after.`,
  )
  const stack = await openEdgeStack({ hasWorker: false })
  let finding: Finding
  try {
    finding = await measure(stack, "visita", size)
    report("sound", finding)
  } finally {
    await stack.close()
  }
  // The control: nginx with few connections and very long timeouts.
  const withLongTimeouts = (site: string) =>
    site.replaceAll(/(client_header_timeout|client_body_timeout|send_timeout) \d+s/g, "$1 1h")
  const broken = await openEdgeStack({
    hasWorker: false,
    edge: { alterConfig: withLongTimeouts, connections: 64 },
  })
  let control: Finding
  try {
    control = await measure(broken, "controle", { clients: 200, heldMs: 3000, baseMs: 1500 })
    report("control: few connections and no timeouts (must fail or slow down)", control)
  } finally {
    await broken.close()
  }
  const ratio = p99(finding.during) / p99(finding.base)
  const isControlCaught =
    failed(control.during) > 0 || p99(control.during) / p99(control.base) > ship.p99Ratio
  const isServed = failed(finding.during) === 0 && finding.held > size.clients * 0.5
  const isSound = isServed && isControlCaught
  const reaches = (mark: typeof ship) => isSound && size.clients >= mark.clients && ratio <= mark.p99Ratio
  return {
    id: "R9",
    value: {
      clients: size.clients,
      held: finding.held,
      heldSeconds: size.heldMs / 1000,
      good: finding.during.length,
      failed: failed(finding.during),
      p99Ratio: rounded(ratio),
      isControlCaught,
    },
    ship,
    aim,
    met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
    isSound,
  }
}

/** One slow client, which reconnects as soon as it is cut off. */
async function runSlowClient(
  port: number,
  number: number,
  isOver: () => boolean,
  count: (change: number) => void,
) {
  const kind = kinds[number % kinds.length]
  const address = `127.100.${Math.floor(number / perAddress)}.${1 + (number % perAddress)}`
  while (!isOver()) {
    const plainSocket = connectPlain({ port, host: "127.0.0.1", localAddress: address })
    plainSocket.on("error", () => {})
    const socket = connect({
      socket: plainSocket,
      servername: "localhost",
      rejectUnauthorized: false,
      ALPNProtocols: ["http/1.1"],
    })
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
    socket.on("error", () => {})
    socket.once("secureConnect", () => {
      count(1)
      socket.once("close", () => count(-1))
      const host = `Host: localhost:${port}\r\n`
      if (kind === "reading")
        socket.write(`GET /blog/faixas-etarias-da-ans HTTP/1.1\r\n${host}\r\n`.repeat(20))
      else if (kind === "body")
        socket.write(
          `POST /cotacao?form=main HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000\r\n\r\n`,
        )
      else socket.write("GET / HTTP/1.1\r\n")
      // Reads nothing, so the responses stay in the buffers of the server.
      socket.pause()
    })
    const drip = setInterval(() => {
      if (isOver()) socket.destroy()
      else if (kind === "headers") socket.write("X-A: b\r\n")
      else if (kind === "body") socket.write("a")
    }, 2000)
    await closed
    clearInterval(drip)
    await pause(100)
  }
}

async function normalTraffic(stack: EdgeStack, group: string, paths: readonly string[], ms: number) {
  const people = openVisitor(stack.edge.url, { sockets: 6 })
  const traffic = startClients(
    4,
    (member, turn) => {
      if (turn % 4 === 0) return people.send(leadOf(visitor(`${group}-${member}`, turn)))
      return people.send({ path: paths[(member * 7 + turn) % paths.length] ?? "/" })
    },
    40,
  )
  await pause(ms)
  const replies = await traffic.stop()
  people.close()
  return replies
}

function p99(replies: readonly HttpReply[]) {
  return quantile(
    replies.map(({ ms }) => ms),
    0.99,
  )
}

type Size = (typeof sizes)["full"]

async function measure(stack: EdgeStack, group: string, { clients, heldMs, baseMs }: Size) {
  const first = openVisitor(stack.edge.url)
  const paths = await publishedPaths(first)
  first.close()
  const before = await normalTraffic(stack, `${group}-antes`, paths, baseMs)
  let isOver = false
  let open = 0
  let sum = 0
  let samples = 0
  const slow = Array.from({ length: clients }, (_, number) =>
    runSlowClient(
      stack.edge.port,
      number,
      () => isOver,
      (change) => {
        open += change
      },
    ),
  )
  const watch = setInterval(() => {
    samples++
    sum += open
  }, 500)
  await pause(Math.min(3000, heldMs / 3))
  const during = await normalTraffic(stack, `${group}-durante`, paths, heldMs)
  clearInterval(watch)
  isOver = true
  const after = normalTraffic(stack, `${group}-depois`, paths, baseMs)
  await Promise.all(slow)
  return { during, base: [...before, ...(await after)], held: Math.round(sum / Math.max(1, samples)) }
}

const failed = (replies: readonly HttpReply[]) => replies.filter(({ status }) => status !== 200).length

function report(name: string, { base, during, held }: Finding) {
  return console.log(
    `${name}: held on average ${held}; good traffic without them ${JSON.stringify(tally(base))}, p99 ${rounded(p99(base), 0)} ms; with them ${JSON.stringify(tally(during))}, p99 ${rounded(p99(during), 0)} ms`,
  )
}
