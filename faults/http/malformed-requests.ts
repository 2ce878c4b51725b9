import type { AddressInfo } from "node:net"
import { createServer } from "node:net"
import { createRandom } from "../../db/seed/random.ts"
import { headerFaults } from "../../testing/oracles/header-oracle.ts"
import { type RawReply, sendRaw, splitReply } from "../../testing/visitors/send-raw.ts"
import { type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { protocolOf, visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { leadOf, openVisitor } from "./http-client.ts"
import { createMalformed, type Malformed } from "./malformed.ts"
import { type SignedInDesk, signInToDesk } from "./signed-in-desk.ts"

const ship = { requests: 200_000, serverErrors: 0, crashes: 0, hangs: 0, leaks: 0, bareReplies: 0 }
const aim = { ...ship, requests: 10_000_000 }
const sizes = { quick: 800, full: ship.requests }
const concurrency = 16
/** Both nginx and the web process end an incomplete request after 10 s. */
const silenceMs = 16_000

/** Text that only stack traces, libraries and SQL errors contain. */
const internalText =
  /\n\s+at \S+.*[:(]\d+|node:internal|node_modules|\.ts:\d+|syntax error at or near|relation "|violates \w+ constraint|invalid input syntax|kysely|pgboss|postgres|\bselect\b[^<]{1,200}\bfrom\b/i

/** A bare reply lacks one of the security headers. */
type Fault = "serverErrors" | "hangs" | "leaks" | "bareReplies"
type Finding = Record<Fault, number> & {
  statuses: Record<string, number>
  examples: string[]
  requests: number
}

/** S1: malformed requests at edge and origin. */
export async function malformedRequests(run: Run): Promise<Result> {
  console.log(
    "\nS1 malformed requests at edge and origin: 5xx, crashes, hangs, stack or SQL text, missing headers",
  )
  const requests = run.cases ?? (run.isQuick ? sizes.quick : sizes.full)
  const stack = await openEdgeStack({ hasWorker: false, desks: 1 })
  try {
    console.log(
      `method: ${requests} generated requests on raw connections, half at the edge (TLS), a quarter at a process of the site and a quarter at one of the desk: broken lines, versions, headers, framing, addresses, bodies, mutations of valid requests, other protocols, noise; and to every route, signed in as an administrator and not, every kind of odd query, body and field of its own forms; incomplete requests are ended by closing the sending side. No response within ${silenceMs / 1000} s is a hang. Status 0 is a connection closed without a response.`,
    )
    const desk = await signInToDesk(stack)
    const startedAt = Date.now()
    const findings: Finding[] = []
    for (const [n, { name, address, share }] of [
      { name: "site", address: stack.origin, share: 0.25 },
      { name: "desk", address: stack.deskOrigin, share: 0.25 },
      { name: "edge", address: stack.edge.url, share: 0.5 },
    ].entries()) {
      const { host, port, protocol } = new URL(address)
      const finding = await sendAll({
        port: Number(port),
        isSecure: protocol === "https:",
        next: createMalformed(createRandom(run.seed + n), host, desk),
        requests: Math.ceil(requests * share),
        timeoutMs: silenceMs,
      })
      report(name, finding)
      findings.push(finding)
    }
    const seconds = rounded((Date.now() - startedAt) / 1000, 0)
    const nginxCrashes = stack.edge.logs()["edge error log"].match(/exited on signal/g)?.length ?? 0
    const crashes = [...stack.sites, ...stack.desks].reduce((sum, part) => sum + part.crashes(), nginxCrashes)
    const isAlive = (await isServing(stack.origin)) && (await isServing(stack.edge.url))
    const isSignedIn = await isServingDesk(stack.deskOrigin, desk)
    console.log(
      `${seconds} s; crashes ${crashes}; valid requests answered afterwards: ${isAlive}, signed in: ${isSignedIn}`,
    )
    const isControlCaught = await control(stack, desk, run.seed)

    const sum = (what: Fault | "requests") => findings.reduce((total, finding) => total + finding[what], 0)
    const value = {
      requests: sum("requests"),
      serverErrors: sum("serverErrors"),
      crashes,
      hangs: sum("hangs"),
      leaks: sum("leaks"),
      bareReplies: sum("bareReplies"),
      isAlive: isAlive && isSignedIn,
      isControlCaught,
    }
    const isSound =
      value.serverErrors + crashes + value.hangs + value.leaks + value.bareReplies === 0 &&
      value.isAlive &&
      isControlCaught
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
    await stack.close()
  }
}

function faultsOf(reply: RawReply): Fault[] {
  const { status, text, isHang } = reply
  const faults: Fault[] = []
  if (status >= 500) faults.push("serverErrors")
  if (isHang) faults.push("hangs")
  if ((status === 0 || status >= 400) && internalText.test(text)) faults.push("leaks")
  // Interim responses and those of HTTP/0.9 have no headers.
  if (status >= 200 && headerFaults(splitReply(reply).headers).length > 0) faults.push("bareReplies")
  return faults
}

type Target = { port: number; isSecure: boolean; next: () => Malformed; requests: number; timeoutMs: number }

async function sendAll({ port, isSecure, next, requests, timeoutMs }: Target): Promise<Finding> {
  const finding: Finding = {
    serverErrors: 0,
    hangs: 0,
    leaks: 0,
    bareReplies: 0,
    statuses: {},
    examples: [],
    requests: 0,
  }
  const client = async () => {
    while (finding.requests < requests) {
      finding.requests++
      const request = next()
      const reply = await sendRaw(port, isSecure, request, timeoutMs)
      finding.statuses[reply.status] = (finding.statuses[reply.status] ?? 0) + 1
      for (const fault of faultsOf(reply)) {
        finding[fault]++
        if (finding.examples.length < 12)
          finding.examples.push(
            `${fault} ${request.kind} ${reply.status} ${JSON.stringify(request.bytes.toString("latin1").slice(0, 240))} → ${JSON.stringify(reply.text.slice(0, 160))}`,
          )
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
  return finding
}

/** The control: a server that fails in each way. The same check must find each fault. */
async function startFaultyServer() {
  const server = createServer((socket) => {
    socket.on("error", () => {})
    socket.once("data", (bytes) => {
      const text = bytes.toString("latin1")
      if (text.startsWith("POST")) return
      const response = text.includes("%")
        ? "HTTP/1.1 500 Oops\r\n\r\nError\n    at read (/app/site.ts:1:1)"
        : 'HTTP/1.1 400 Bad\r\n\r\nsyntax error at or near "\'"'
      socket.end(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

async function control(stack: EdgeStack, desk: SignedInDesk, seed: number) {
  const faulty = await startFaultyServer()
  const next = createMalformed(createRandom(seed + 2), "localhost", desk)
  const finding = await sendAll({ port: faulty.port, isSecure: false, next, requests: 300, timeoutMs: 300 })
  faulty.close()
  const [victim] = stack.desks
  const before = victim?.crashes() ?? 0
  await victim?.kill(0)
  await victim?.ready()
  const crashes = (victim?.crashes() ?? 0) - before
  console.log(
    `control (must find all five): server errors ${finding.serverErrors}, hangs ${finding.hangs}, leaks ${finding.leaks}, missing headers ${finding.bareReplies}, crashes ${crashes}`,
  )
  const { serverErrors, hangs, leaks, bareReplies } = finding
  return [serverErrors, hangs, leaks, bareReplies, crashes].every((count) => count > 0)
}

/** Valid requests still get a page and store a lead. */
async function isServing(origin: string) {
  const client = openVisitor(origin)
  const page = await client.send({ path: "/blog" })
  const lead = await client.send(leadOf(visitor(`honesto-${new URL(origin).port}`, 1)))
  client.close()
  return page.status === 200 && protocolOf(lead) !== null
}

/** The session of the signed-in requests was valid until the end. */
async function isServingDesk(origin: string, { staying }: SignedInDesk) {
  const client = openVisitor(origin)
  const page = await client.send({ path: "/painel/leads", headers: { cookie: staying } })
  client.close()
  return page.status === 200
}

function report(
  name: string,
  { requests, statuses, serverErrors, hangs, leaks, bareReplies, examples }: Finding,
) {
  console.log(
    `${name}: ${requests} requests; server errors ${serverErrors}, hangs ${hangs}, leaks ${leaks}, missing headers ${bareReplies}; by status ${JSON.stringify(statuses)}`,
  )
  for (const example of examples) console.log(`  ${example}`)
}
