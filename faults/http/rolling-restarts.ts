import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { protocolOf, visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { type HttpReply, leadOf, openCrowd, openVisitor, publishedPaths, tally } from "./http-client.ts"

const ship = { restarts: 10, failed: 0, lost: 0 }
const aim = { ...ship, restarts: 100 }
const sizes = { quick: 1, full: ship.restarts }

/** As deploy/roll-out waits: who was refused by the one must be done with the other before that one ends. */
const betweenMs = 3000

/** R14: rolling restarts under load. */
export async function rollingRestarts(run: Run): Promise<Result> {
  console.log("\nR14 rolling restarts under load: failed requests")
  const restarts = run.kills ?? (run.isQuick ? sizes.quick : sizes.full)
  const house = await openEdgeStack({ hasWorker: false })
  try {
    console.log(
      `method: through the edge, 4 clients read pages, 4 search (never kept), 6 post leads, without a pause; meanwhile each of the two web processes in turn is asked to end (SIGTERM) and started again, ${betweenMs / 1000} s apart as in deploy/roll-out, ${restarts} times round. Failed: no answer, a cut one, or 5xx. Cut off: no answer, or one that only the edge gave.`,
    )
    const { told, lost } = await under(house, "visita", async () => {
      for (let time = 0; time < restarts; time++) {
        for (const part of [house.web, house.second]) {
          await part.restart()
          await pause(betweenMs)
        }
      }
    })
    say("sound", told, lost)
    const killed = await under(house, "controle", async () => {
      await Promise.all([house.web.kill(500), house.second.kill(500)])
      await Promise.all([house.web.ready(), house.second.ready()])
    })
    say("control: both killed at once (must fail)", killed.told, killed.lost)
    const isControlCaught = killed.told.some(isCut)
    const failed = told.filter(isFailed).length
    const cut = told.filter(isCut).length
    const isSound = cut === 0 && lost === 0 && isControlCaught
    const reaches = (mark: typeof ship) => isSound && failed === 0 && restarts >= mark.restarts
    return {
      id: "R14",
      value: { restarts, requests: told.length, failed, cut, lost, isControlCaught },
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound,
    }
  } finally {
    await house.close()
  }
}

const isFailed = ({ status }: HttpReply) => status === 0 || status >= 500
/** What a restart may do to a visitor. A process that says itself that it is too busy was reached, and answered. */
const isCut = ({ status, isFromEdge }: HttpReply) => status === 0 || isFromEdge

/** Visitors of every kind while something happens to the processes; what they were told. */
async function under(house: EdgeStack, group: string, happens: () => Promise<void>) {
  const { url } = house.edge
  const visitors = [
    openVisitor(url, { sockets: 4 }),
    openVisitor(url, { sockets: 4 }),
    openVisitor(url, { sockets: 6, isKept: false }),
  ] as const
  const [reader, searcher, writer] = visitors
  const paths = await publishedPaths(reader)
  const acknowledged: string[] = []
  const post = async (member: number, turn: number) => {
    const person = visitor(`${group}-${member}`, turn)
    const told = await writer.ask(leadOf(person))
    if (protocolOf(told)) acknowledged.push(person.email)
    return told
  }
  const crowds = [
    openCrowd(4, (member, turn) => reader.ask({ path: paths[(member * 5 + turn) % paths.length] ?? "/" }), 5),
    openCrowd(
      4,
      (member, turn) =>
        searcher.ask({
          path: `/blog?busca=plano+${member}${turn % 50}`,
          address: `127.9.${member}.${1 + (turn % 200)}`,
        }),
      5,
    ),
    openCrowd(6, post, 5),
  ]
  await pause(500)
  await happens()
  await pause(500)
  const told = (await Promise.all(crowds.map((crowd) => crowd.stop()))).flat()
  for (const one of visitors) one.close()
  const rows = await house.ask<{ email: string }>("select email from leads where email = any($1)", [
    acknowledged,
  ])
  const stored = new Set(rows.map(({ email }) => email))
  return { told, lost: acknowledged.filter((email) => !stored.has(email)).length }
}

function say(name: string, told: readonly HttpReply[], lost: number) {
  const failed = told.filter(isFailed)
  const times = told.map(({ ms }) => ms)
  console.log(
    `${name}: ${told.length} requests ${JSON.stringify(tally(told))}, failed ${failed.length}, of them cut off ${failed.filter(isCut).length} (${JSON.stringify([...new Set(failed.map(({ method, path, status, body }) => `${method} ${path.split("?")[0]} ${status} ${body.includes("<html") ? "page" : body.slice(0, 80)}`))].slice(0, 6))}), acknowledged leads lost ${lost}; p50 ${rounded(quantile(times, 0.5), 0)} ms, p99 ${rounded(quantile(times, 0.99), 0)} ms, longest ${rounded(quantile(times, 1), 0)} ms`,
  )
}
