import { connect as connectPlain } from "node:net"
import { connect } from "node:tls"
import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { type HttpReply, leadOf, openCrowd, openVisitor, publishedPaths, tally } from "./http-client.ts"

const ship = { clients: 1000, heldSeconds: 300, p99Ratio: 3 }
const aim = { ...ship, clients: 10_000, p99Ratio: 2 }
const sizes = {
  quick: { clients: 200, heldMs: 8000, baseMs: 3000 },
  full: { clients: 1000, heldMs: 300_000, baseMs: 30_000 },
}
/** As many per address as the edge lets an address have open. */
const perAddress = 100

const kinds = ["headers", "body", "reading"] as const

type Finding = Awaited<ReturnType<typeof measure>>

/** R9: slow clients. */
export async function slowClients(run: Run): Promise<Result> {
  console.log("\nR9 slow clients: good traffic's p99 ÷ baseline")
  const size = run.isQuick ? sizes.quick : sizes.full
  console.log(
    `method: ${size.clients} clients (${perAddress} per address) at the edge send headers or a body a few bytes every 2 s, or ask and read nothing, for ${size.heldMs / 1000} s, and come back when cut off; meanwhile 4 honest clients read pages and post leads. Baseline: the same before and after.`,
  )
  const house = await openEdgeStack({ hasWorker: false })
  let finding: Finding
  try {
    finding = await measure(house, "visita", size)
    say("sound", finding)
  } finally {
    await house.close()
  }
  // The same visitors at an edge with few places, which waits for ever.
  const patient = (site: string) =>
    site.replaceAll(/(client_header_timeout|client_body_timeout|send_timeout) \d+s/g, "$1 1h")
  const broken = await openEdgeStack({ hasWorker: false, edge: { spoil: patient, connections: 64 } })
  let control: Finding
  try {
    control = await measure(broken, "controle", { clients: 200, heldMs: 3000, baseMs: 1500 })
    say("control: few places and endless patience (must suffer)", control)
  } finally {
    await broken.close()
  }
  const ratio = p99(finding.during) / p99(finding.base)
  const isControlCaught =
    failed(control.during) > 0 || p99(control.during) / p99(control.base) > ship.p99Ratio
  const isWhole = failed(finding.during) === 0 && finding.held > size.clients * 0.5
  const isSound = isWhole && isControlCaught
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

/** One client that takes its time, and comes back as soon as it is shown the door. */
async function loiter(port: number, number: number, isOver: () => boolean, count: (change: number) => void) {
  const kind = kinds[number % kinds.length]
  const address = `127.100.${Math.floor(number / perAddress)}.${1 + (number % perAddress)}`
  while (!isOver()) {
    const line = connectPlain({ port, host: "127.0.0.1", localAddress: address })
    line.on("error", () => {})
    const socket = connect({
      socket: line,
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
      // Nothing is read: the answers stay on the other side.
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

async function good(house: EdgeStack, group: string, paths: readonly string[], ms: number) {
  const people = openVisitor(house.edge.url, { sockets: 6 })
  const crowd = openCrowd(
    4,
    (member, turn) => {
      if (turn % 4 === 0) return people.ask(leadOf(visitor(`${group}-${member}`, turn)))
      return people.ask({ path: paths[(member * 7 + turn) % paths.length] ?? "/" })
    },
    40,
  )
  await pause(ms)
  const told = await crowd.stop()
  people.close()
  return told
}

function p99(told: readonly HttpReply[]) {
  return quantile(
    told.map(({ ms }) => ms),
    0.99,
  )
}

type Size = (typeof sizes)["full"]

async function measure(house: EdgeStack, group: string, { clients, heldMs, baseMs }: Size) {
  const first = openVisitor(house.edge.url)
  const paths = await publishedPaths(first)
  first.close()
  const before = await good(house, `${group}-antes`, paths, baseMs)
  let isOver = false
  let open = 0
  let sum = 0
  let looks = 0
  const slow = Array.from({ length: clients }, (_, number) =>
    loiter(
      house.edge.port,
      number,
      () => isOver,
      (change) => {
        open += change
      },
    ),
  )
  const watch = setInterval(() => {
    looks++
    sum += open
  }, 500)
  await pause(Math.min(3000, heldMs / 3))
  const during = await good(house, `${group}-durante`, paths, heldMs)
  clearInterval(watch)
  isOver = true
  const after = good(house, `${group}-depois`, paths, baseMs)
  await Promise.all(slow)
  return { during, base: [...before, ...(await after)], held: Math.round(sum / Math.max(1, looks)) }
}

const failed = (told: readonly HttpReply[]) => told.filter(({ status }) => status !== 200).length

function say(name: string, { base, during, held }: Finding) {
  return console.log(
    `${name}: held on average ${held}; good traffic without them ${JSON.stringify(tally(base))}, p99 ${rounded(p99(base), 0)} ms; with them ${JSON.stringify(tally(during))}, p99 ${rounded(p99(during), 0)} ms`,
  )
}
