import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { type HttpReply, leadOf, openCrowd, openVisitor, publishedPaths, tally } from "../http/http-client.ts"
import { protocolOf, type Visitor, visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { mountSmallDisk, type SmallDisk } from "../stack/small-disk.ts"

const ship = { times: 1, lost: 0, refusalSeconds: 2, pages: "100 %" }
const aim = { ...ship, times: 20 }
const sizes = { quick: { times: 1, fullMs: 2500 }, full: { times: 20, fullMs: 6000 } }

/** What one visitor was told while the disk was full, and whether their words came back to them. */
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
  console.log("\nR6 database disk full: acknowledged leads lost, answers to forms, public pages")
  const { times, fullMs } = run.isQuick ? sizes.quick : sizes.full
  const disk = mountSmallDisk(384)
  if (!disk) {
    console.log("not run: this machine does not let us mount a disk of our own")
    return { id: "R6", value: { notRun: "mount refused" }, ship, aim, met: "none", isSound: true }
  }
  const house = await openEdgeStack({ hasWorker: false, dataDir: disk.dataDir })
  try {
    console.log(
      `method: PostgreSQL's directory on a file system of 384 MB (tmpfs); ${times} times filled to the last byte for ${fullMs / 1000} s and freed, while 6 clients post leads through the edge (3 with script, 3 without) and 4 read every published page; every other time the server must also begin a new segment of its log. Afterwards the acknowledged are looked for in the table.`,
    )
    const first = openVisitor(house.edge.url)
    const paths = await publishedPaths(first)
    for (const path of paths) await first.ask({ path })
    first.close()
    const findings: Finding[] = []
    for (let time = 1; time <= times; time++) findings.push(await oneTime(house, disk, paths, time, fullMs))
    const refusals = findings.flatMap((finding) => finding.refusals)
    const acknowledged = findings.flatMap((finding) => finding.acknowledged)
    const wrong = findings.flatMap((finding) => finding.wrong)
    const pages = findings.flatMap((finding) => finding.pages)
    const lost = await lostOf(house, acknowledged)
    const forgotten = refusals.filter(({ isTextKept }) => !isTextKept).length
    const slowest = rounded(Math.max(0, ...refusals.map(({ ms }) => ms)) / 1000)
    const failedPages = pages.filter(({ status }) => status !== 200).length
    console.log(
      `${acknowledged.length} acknowledged, lost ${lost}; ${refusals.length} forms refused with 503, text forgotten ${forgotten}, p99 ${rounded(
        quantile(
          refusals.map(({ ms }) => ms),
          0.99,
        ),
        0,
      )} ms, longest ${slowest} s; other answers ${JSON.stringify(tally(wrong))}; pages ${JSON.stringify(tally(pages))}; back in service after ${findings.map(({ recoveryMs }) => rounded(recoveryMs / 1000, 1)).join(", ")} s`,
    )
    const lapse = refusals.find(({ isTextKept }) => !isTextKept)
    if (lapse)
      console.log(
        `  forgotten: from the edge ${lapse.isFromEdge}, ${lapse.body.length} bytes: ${lapse.body.replaceAll(/<[^>]*>|\s+/g, " ").slice(0, 400)}`,
      )
    const isControlCaught = await control(house, refusals)
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
    await house.close()
    disk.unmount()
  }
}

/** The judge of one answer to a form without script: its words must stand in the page that says it did not work. */
function asRefusal(told: HttpReply, { fields }: Visitor): Refusal {
  return {
    ...told,
    isTextKept: told.body.includes(fields["message"] ?? "") && told.body.includes(fields["email"] ?? ""),
  }
}

async function oneTime(
  house: EdgeStack,
  disk: SmallDisk,
  paths: readonly string[],
  time: number,
  fullMs: number,
) {
  const finding: Finding = { acknowledged: [], refusals: [], wrong: [], pages: [], recoveryMs: 0 }
  const reader = openVisitor(house.edge.url, { sockets: 4 })
  const writer = openVisitor(house.edge.url, { sockets: 8, isKept: false })
  const readers = openCrowd(
    4,
    (member, turn) => reader.ask({ path: paths[(member * 11 + turn) % paths.length] ?? "/" }),
    20,
  )
  const post = async (member: number, turn: number) => {
    const person = visitor(`disco-${time}-${member}`, turn)
    if (member % 2 === 0) {
      const told = await writer.ask(leadOf(person))
      if (protocolOf(told)) finding.acknowledged.push(person)
      else if (told.status !== 503) finding.wrong.push(told)
      return told
    }
    const told = await writer.ask(leadOf(person, "/"))
    if (told.status === 303) finding.acknowledged.push(person)
    else if (told.status === 503) finding.refusals.push(asRefusal(told, person))
    else finding.wrong.push(told)
    return told
  }
  const writers = openCrowd(6, post, 30)
  await pause(500)
  disk.fill()
  // Every other time the server must also begin a new segment of its log, finds no room for it and falls.
  if (time % 2 === 0) void house.ask("select pg_switch_wal()").catch(() => {})
  for (const until = Date.now() + fullMs; Date.now() < until; await pause(100))
    if (disk.bytesFree() > 0) disk.fill()
  disk.free()
  const freedAt = Date.now()
  const back = openVisitor(house.edge.url, { isKept: false })
  for (let turn = 0; ; turn++) {
    const told = await back.ask(leadOf(visitor(`volta-${time}`, turn)))
    if (protocolOf(told)) break
    if (Date.now() - freedAt > 60_000) throw new Error(`not back after a minute: ${told.status} ${told.body}`)
    await pause(100)
  }
  finding.recoveryMs = Date.now() - freedAt
  await writers.stop()
  finding.pages = await readers.stop()
  for (const one of [reader, writer, back]) one.close()
  return finding
}

async function lostOf(house: EdgeStack, acknowledged: readonly Visitor[]) {
  const rows = await house.ask<{ email: string }>("select email from leads where email = any($1)", [
    acknowledged.map(({ email }) => email),
  ])
  const stored = new Set(rows.map(({ email }) => email))
  return acknowledged.filter(({ email }) => !stored.has(email)).length
}

/** A liar's ledger and a page that forgets: the same judges must see both. */
async function control(house: EdgeStack, [refusal]: readonly Refusal[]) {
  const lost = await lostOf(house, [visitor("nunca-enviado", 1)])
  const person = visitor("controle", 1)
  const forgetful = refusal && asRefusal({ ...refusal, body: "<h1>503 Service Unavailable</h1>" }, person)
  console.log(`control (must find both): lost ${lost}, text forgotten ${forgetful?.isTextKept === false}`)
  return lost === 1 && forgetful?.isTextKept === false
}
