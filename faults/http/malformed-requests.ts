import type { AddressInfo } from "node:net"
import { createServer } from "node:net"
import { createRandom } from "../../db/seed/random.ts"
import { type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { protocolOf, visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { leadOf, openVisitor } from "./http-client.ts"
import { createMalformed, type Malformed } from "./malformed.ts"
import { type RawReply, sendRaw } from "./send-raw.ts"

const ship = { requests: 200_000, serverErrors: 0, crashes: 0, hangs: 0, leaks: 0 }
const aim = { ...ship, requests: 10_000_000 }
const sizes = { quick: 1600, full: ship.requests }
const concurrency = 16
/** Both ends give up a request without an end after 10 s. */
const silenceMs = 16_000

/** Words that only our own machinery says. */
const inside =
  /\n\s+at \S+.*[:(]\d+|node:internal|node_modules|\.ts:\d+|syntax error at or near|relation "|violates \w+ constraint|invalid input syntax|kysely|pgboss|postgres|\bselect\b[^<]{1,200}\bfrom\b/i

type Fault = "serverErrors" | "hangs" | "leaks"
type Finding = Record<Fault, number> & {
  statuses: Record<string, number>
  examples: string[]
  requests: number
}

/** S1: malformed requests at edge and origin. */
export async function malformedRequests(run: Run): Promise<Result> {
  console.log("\nS1 malformed requests at edge and origin: 5xx, crashes, hangs, stack or SQL text")
  const requests = run.cases ?? (run.isQuick ? sizes.quick : sizes.full)
  const house = await openEdgeStack({ hasWorker: false })
  try {
    console.log(
      `method: ${requests} generated requests on raw connections, half at the edge (TLS) and half at a web process: broken lines, versions, headers, framing, addresses, bodies, mutations of sound requests, other protocols, noise; those without an end are cut off. Nothing said within ${silenceMs / 1000} s is a hang. Status 0 is a connection closed without a word.`,
    )
    const startedAt = Date.now()
    const half = Math.ceil(requests / 2)
    const { port } = new URL(house.origin)
    const target = (host: string, seed: number) => ({
      next: createMalformed(createRandom(seed), host),
      requests: half,
      patienceMs: silenceMs,
    })
    const origin = await bombard({
      port: Number(port),
      isSecure: false,
      ...target(`127.0.0.1:${port}`, run.seed),
    })
    say("origin", origin)
    const edge = await bombard({
      port: house.edge.port,
      isSecure: true,
      ...target(`localhost:${house.edge.port}`, run.seed + 1),
    })
    say("edge", edge)
    const seconds = rounded((Date.now() - startedAt) / 1000, 0)
    const workerFalls = house.edge.logs()["edge error log"].match(/exited on signal/g)?.length ?? 0
    const crashes = house.web.falls() + house.second.falls() + workerFalls
    const isAlive = (await isServing(house.origin)) && (await isServing(house.edge.url))
    console.log(`${seconds} s; crashes ${crashes}; honest visitors served afterwards: ${isAlive}`)
    const isControlCaught = await control(house, run.seed)

    const sum = (fault: Fault) => origin[fault] + edge[fault]
    const value = {
      requests: origin.requests + edge.requests,
      serverErrors: sum("serverErrors"),
      crashes,
      hangs: sum("hangs"),
      leaks: sum("leaks"),
      isAlive,
      isControlCaught,
    }
    const isSound =
      value.serverErrors + crashes + value.hangs + value.leaks === 0 && isAlive && isControlCaught
    const reaches = (mark: typeof ship) => isSound && value.requests >= mark.requests
    return {
      id: "S1",
      value,
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound,
    }
  } finally {
    await house.close()
  }
}

function faultsOf({ status, text, isHang }: RawReply): Fault[] {
  const faults: Fault[] = []
  if (status >= 500) faults.push("serverErrors")
  if (isHang) faults.push("hangs")
  if ((status === 0 || status >= 400) && inside.test(text)) faults.push("leaks")
  return faults
}

type Target = { port: number; isSecure: boolean; next: () => Malformed; requests: number; patienceMs: number }

async function bombard({ port, isSecure, next, requests, patienceMs }: Target): Promise<Finding> {
  const finding: Finding = { serverErrors: 0, hangs: 0, leaks: 0, statuses: {}, examples: [], requests: 0 }
  const speaker = async () => {
    while (finding.requests < requests) {
      finding.requests++
      const said = next()
      const heard = await sendRaw(port, isSecure, said, patienceMs)
      finding.statuses[heard.status] = (finding.statuses[heard.status] ?? 0) + 1
      for (const fault of faultsOf(heard)) {
        finding[fault]++
        if (finding.examples.length < 12)
          finding.examples.push(
            `${fault} ${said.kind} ${heard.status} ${JSON.stringify(said.bytes.toString("latin1").slice(0, 240))} → ${JSON.stringify(heard.text.slice(0, 160))}`,
          )
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, speaker))
  return finding
}

/** A door that fails in each way; the same ear must hear each. */
async function startFragileDoor() {
  const server = createServer((socket) => {
    socket.on("error", () => {})
    socket.once("data", (bytes) => {
      const text = bytes.toString("latin1")
      if (text.startsWith("POST")) return
      const answer = text.includes("%")
        ? "HTTP/1.1 500 Oops\r\n\r\nError\n    at read (/app/server.ts:1:1)"
        : 'HTTP/1.1 400 Bad\r\n\r\nsyntax error at or near "\'"'
      socket.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

async function control(house: EdgeStack, seed: number) {
  const door = await startFragileDoor()
  const next = createMalformed(createRandom(seed + 2), "localhost")
  const finding = await bombard({ port: door.port, isSecure: false, next, requests: 300, patienceMs: 300 })
  door.close()
  const falls = house.web.falls()
  await house.web.kill(0)
  await house.web.ready()
  const crashes = house.web.falls() - falls
  console.log(
    `control (must find all four): server errors ${finding.serverErrors}, hangs ${finding.hangs}, leaks ${finding.leaks}, crashes ${crashes}`,
  )
  return finding.serverErrors > 0 && finding.hangs > 0 && finding.leaks > 0 && crashes > 0
}

/** The honest still get their page and their lead. */
async function isServing(origin: string) {
  const honest = openVisitor(origin)
  const page = await honest.ask({ path: "/blog" })
  const lead = await honest.ask(leadOf(visitor(`honesto-${new URL(origin).port}`, 1)))
  honest.close()
  return page.status === 200 && protocolOf(lead) !== null
}

function say(name: string, { requests, statuses, serverErrors, hangs, leaks, examples }: Finding) {
  console.log(
    `${name}: ${requests} requests; server errors ${serverErrors}, hangs ${hangs}, leaks ${leaks}; by status ${JSON.stringify(statuses)}`,
  )
  for (const example of examples) console.log(`  ${example}`)
}
