import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import {
  type HttpReply,
  leadOf,
  openVisitor,
  publishedPaths,
  startClients,
  tally,
} from "../http/http-client.ts"
import { protocolOf, type Visitor, visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { mountSmallDisk, type SmallDisk } from "../stack/small-disk.ts"

const ship = { times: 1, lost: 0, refusalSeconds: 2, pages: "100 %" }
const aim = { ...ship, times: 20 }
const sizes = { quick: { times: 1, fullMs: 2500 }, full: { times: 20, fullMs: 6000 } }

/** A response while the disk is full, and whether it contains the text that the visitor typed. */
type Refusal = HttpReply & { isTextKept: boolean }
type Finding = {
  acknowledged: Visitor[]
  refusals: Refusal[]
  wrong: HttpReply[]
  pages: HttpReply[]
  recoveryMs: number
}

/** R6: database disk full. */
export async function fullDisk(run: Run): Promise<Result> {
  console.log("\nR6 database disk full: acknowledged leads lost, responses to forms, public pages")
  const { times, fullMs } = run.isQuick ? sizes.quick : sizes.full
  const disk = mountSmallDisk(384)
  if (!disk) {
    console.log("not run: mounting a file system is not allowed on this machine")
    return { id: "R6", value: { notRun: "mount refused" }, ship, aim, met: "none", isSound: true }
  }
  const stack = await openEdgeStack({ hasWorker: false, dataDir: disk.dataDir })
  try {
    console.log(
      `method: PostgreSQL's directory on a file system of 384 MB (tmpfs); ${times} times filled to the last byte for ${fullMs / 1000} s and freed, while 6 clients post leads through the edge (3 with script, 3 without) and 4 read every published page; every other time the server must also start a new WAL segment. Afterwards the acknowledged leads are compared with the table.`,
    )
    const first = openVisitor(stack.edge.url)
    const paths = await publishedPaths(first)
    for (const path of paths) await first.send({ path })
    first.close()
    const findings: Finding[] = []
    for (let time = 1; time <= times; time++) findings.push(await fillOnce(stack, disk, paths, time, fullMs))
    const refusals = findings.flatMap((finding) => finding.refusals)
    const acknowledged = findings.flatMap((finding) => finding.acknowledged)
    const wrong = findings.flatMap((finding) => finding.wrong)
    const pages = findings.flatMap((finding) => finding.pages)
    const lost = await lostOf(stack, acknowledged)
    const forgotten = refusals.filter(({ isTextKept }) => !isTextKept).length
    const slowest = rounded(Math.max(0, ...refusals.map(({ ms }) => ms)) / 1000)
    const failedPages = pages.filter(({ status }) => status !== 200).length
    console.log(
      `${acknowledged.length} acknowledged, lost ${lost}; ${refusals.length} forms refused with 503, text missing ${forgotten}, p99 ${rounded(
        quantile(
          refusals.map(({ ms }) => ms),
          0.99,
        ),
        0,
      )} ms, longest ${slowest} s; other responses ${JSON.stringify(tally(wrong))}; pages ${JSON.stringify(tally(pages))}; back in service after ${findings.map(({ recoveryMs }) => rounded(recoveryMs / 1000, 1)).join(", ")} s`,
    )
    const firstForgotten = refusals.find(({ isTextKept }) => !isTextKept)
    if (firstForgotten)
      console.log(
        `  text missing: from the edge ${firstForgotten.isFromEdge}, ${firstForgotten.body.length} bytes: ${firstForgotten.body.replaceAll(/<[^>]*>|\s+/g, " ").slice(0, 400)}`,
      )
    const isControlCaught = await control(stack, refusals)
    const isZero =
      lost === 0 && forgotten === 0 && failedPages === 0 && wrong.length === 0 && refusals.length > 0
    const isSound = isZero && isControlCaught && slowest <= ship.refusalSeconds * (run.isQuick ? 2 : 1)
    return {
      id: "R6",
      value: {
        times,
        acknowledged: acknowledged.length,
        lost,
        refused: refusals.length,
        forgotten,
        slowestRefusalSeconds: slowest,
        otherAnswers: wrong.length,
        pages: pages.length,
        failedPages,
        isControlCaught,
      },
      ship,
      aim,
      met: !isSound || slowest > ship.refusalSeconds ? "none" : times >= aim.times ? "aim" : "ship",
      isSound,
    }
  } finally {
    await stack.close()
    disk.unmount()
  }
}

/** Checks a refused form without script: the error page must contain what the visitor typed. */
function asRefusal(reply: HttpReply, { fields }: Visitor): Refusal {
  return {
    ...reply,
    isTextKept: reply.body.includes(fields["message"] ?? "") && reply.body.includes(fields["email"] ?? ""),
  }
}

async function fillOnce(
  stack: EdgeStack,
  disk: SmallDisk,
  paths: readonly string[],
  time: number,
  fullMs: number,
) {
  const finding: Finding = { acknowledged: [], refusals: [], wrong: [], pages: [], recoveryMs: 0 }
  const reader = openVisitor(stack.edge.url, { sockets: 4 })
  const writer = openVisitor(stack.edge.url, { sockets: 8, isKept: false })
  const readers = startClients(
    4,
    (member, turn) => reader.send({ path: paths[(member * 11 + turn) % paths.length] ?? "/" }),
    20,
  )
  const post = async (member: number, turn: number) => {
    const person = visitor(`disco-${time}-${member}`, turn)
    if (member % 2 === 0) {
      const reply = await writer.send(leadOf(person))
      if (protocolOf(reply)) finding.acknowledged.push(person)
      else if (reply.status !== 503) finding.wrong.push(reply)
      return reply
    }
    const reply = await writer.send(leadOf(person, "/"))
    if (reply.status === 303) finding.acknowledged.push(person)
    else if (reply.status === 503) finding.refusals.push(asRefusal(reply, person))
    else finding.wrong.push(reply)
    return reply
  }
  const writers = startClients(6, post, 30)
  await pause(500)
  disk.fill()
  // Every other time the server must also start a new WAL segment, has no space for it and crashes.
  if (time % 2 === 0) void stack.query("select pg_switch_wal()").catch(() => {})
  for (const until = Date.now() + fullMs; Date.now() < until; await pause(100))
    if (disk.bytesFree() > 0) disk.fill()
  disk.free()
  const freedAt = Date.now()
  const back = openVisitor(stack.edge.url, { isKept: false })
  for (let turn = 0; ; turn++) {
    const reply = await back.send(leadOf(visitor(`volta-${time}`, turn)))
    if (protocolOf(reply)) break
    if (Date.now() - freedAt > 60_000)
      throw new Error(`no recovery within a minute: ${reply.status} ${reply.body}`)
    await pause(100)
  }
  finding.recoveryMs = Date.now() - freedAt
  await writers.stop()
  finding.pages = await readers.stop()
  for (const one of [reader, writer, back]) one.close()
  return finding
}

async function lostOf(stack: EdgeStack, acknowledged: readonly Visitor[]) {
  const rows = await stack.query<{ email: string }>("select email from leads where email = any($1)", [
    acknowledged.map(({ email }) => email),
  ])
  const stored = new Set(rows.map(({ email }) => email))
  return acknowledged.filter(({ email }) => !stored.has(email)).length
}

/** The control: a lead that was never sent, and an error page without the typed text. Both must be found. */
async function control(stack: EdgeStack, [refusal]: readonly Refusal[]) {
  const lost = await lostOf(stack, [visitor("nunca-enviado", 1)])
  const person = visitor("controle", 1)
  const emptyPage = refusal && asRefusal({ ...refusal, body: "<h1>503 Service Unavailable</h1>" }, person)
  console.log(`control (must find both): lost ${lost}, text missing ${emptyPage?.isTextKept === false}`)
  return lost === 1 && emptyPage?.isTextKept === false
}
