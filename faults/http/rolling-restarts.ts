import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { protocolOf, visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { type HttpReply, leadOf, openVisitor, publishedPaths, startClients, tally } from "./http-client.ts"
import { signInToDesk } from "./signed-in-desk.ts"

const ship = { restarts: 10, failed: 0, lost: 0 }
const aim = { ...ship, restarts: 100 }
const sizes = { quick: 1, full: ship.restarts }

/** The pause of deploy/roll-out: requests that moved to the other process must finish before that one stops. */
const betweenMs = 3000

/** R14: rolling restarts under load. */
export async function rollingRestarts(run: Run): Promise<Result> {
  console.log("\nR14 rolling restarts under load: failed requests")
  const restarts = run.kills ?? (run.isQuick ? sizes.quick : sizes.full)
  const stack = await openEdgeStack({ hasWorker: false, desks: 2 })
  try {
    console.log(
      `method: through the edge, 4 clients read pages, 4 search (never cached), 6 post leads, 2 signed-in people read the queue, without a pause; meanwhile each of the two processes of the site and then of the desk is stopped (SIGTERM) and started again, ${betweenMs / 1000} s apart as in deploy/roll-out, ${restarts} times round. Failed: no response, an incomplete one, or 5xx. Cut off: no response, or one that nginx itself sent.`,
    )
    const { staying: cookie } = await signInToDesk(stack)
    const { replies, lost } = await requestDuring({ stack, cookie, group: "visita" }, async () => {
      for (let time = 0; time < restarts; time++) {
        for (const part of [...stack.sites, ...stack.desks]) {
          await part.restart()
          await pause(betweenMs)
        }
      }
    })
    report("sound", replies, lost)
    const killed = await requestDuring({ stack, cookie, group: "controle" }, async () => {
      const all = [...stack.sites, ...stack.desks]
      await Promise.all(all.map((part) => part.kill(500)))
      await Promise.all(all.map((part) => part.ready()))
    })
    report("control: all killed at the same time (must fail)", killed.replies, killed.lost)
    const isControlCaught = killed.replies.some(isCut)
    const failed = replies.filter(isFailed).length
    const cut = replies.filter(isCut).length
    const isSound = cut === 0 && lost === 0 && isControlCaught
    const reaches = (mark: typeof ship) => isSound && failed === 0 && restarts >= mark.restarts
    return {
      id: "R14",
      value: { restarts, requests: replies.length, failed, cut, lost, isControlCaught },
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound,
    }
  } finally {
    await stack.close()
  }
}

/** A redirect of the queue leads to the sign-in: the session was lost. */
function isFailed({ status, path }: HttpReply) {
  return status === 0 || status >= 500 || (path === "/painel/leads" && status !== 200)
}
/** A fault of the restart. A web process that answers 503 because it is busy was reached, so that is not counted. */
const isCut = ({ status, isFromEdge }: HttpReply) => status === 0 || isFromEdge

type Scene = { stack: EdgeStack; cookie: string; group: string }

/** Sends requests of every kind while `act` runs; returns the replies and the number of lost leads. */
async function requestDuring({ stack, cookie, group }: Scene, act: () => Promise<void>) {
  const { url } = stack.edge
  const visitors = [
    openVisitor(url, { sockets: 4 }),
    openVisitor(url, { sockets: 4 }),
    openVisitor(url, { sockets: 6, isKept: false }),
    openVisitor(url, { sockets: 2 }),
  ] as const
  const [reader, searcher, writer, colleague] = visitors
  const paths = await publishedPaths(reader)
  const acknowledged: string[] = []
  const post = async (member: number, turn: number) => {
    const person = visitor(`${group}-${member}`, turn)
    const reply = await writer.send(leadOf(person))
    if (protocolOf(reply)) acknowledged.push(person.email)
    return reply
  }
  const groups = [
    startClients(
      4,
      (member, turn) => reader.send({ path: paths[(member * 5 + turn) % paths.length] ?? "/" }),
      5,
    ),
    startClients(
      4,
      (member, turn) =>
        searcher.send({
          path: `/blog?busca=plano+${member}${turn % 50}`,
          address: `127.9.${member}.${1 + (turn % 200)}`,
        }),
      5,
    ),
    startClients(6, post, 5),
    startClients(
      2,
      (member, turn) =>
        colleague.send({
          path: "/painel/leads",
          headers: { cookie },
          address: `127.8.${member}.${1 + (turn % 200)}`,
        }),
      5,
    ),
  ]
  await pause(500)
  await act()
  await pause(500)
  const replies = (await Promise.all(groups.map((clients) => clients.stop()))).flat()
  for (const one of visitors) one.close()
  const rows = await stack.query<{ email: string }>("select email from leads where email = any($1)", [
    acknowledged,
  ])
  const stored = new Set(rows.map(({ email }) => email))
  return { replies, lost: acknowledged.filter((email) => !stored.has(email)).length }
}

function report(name: string, replies: readonly HttpReply[], lost: number) {
  const failed = replies.filter(isFailed)
  const times = replies.map(({ ms }) => ms)
  console.log(
    `${name}: ${replies.length} requests ${JSON.stringify(tally(replies))}, failed ${failed.length}, of them cut off ${failed.filter(isCut).length} (${JSON.stringify([...new Set(failed.map(({ method, path, status, body }) => `${method} ${path.split("?")[0]} ${status} ${body.includes("<html") ? "page" : body.slice(0, 80)}`))].slice(0, 6))}), acknowledged leads lost ${lost}; p50 ${rounded(quantile(times, 0.5), 0)} ms, p99 ${rounded(quantile(times, 0.99), 0)} ms, longest ${rounded(quantile(times, 1), 0)} ms`,
  )
}
