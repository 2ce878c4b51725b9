import { Client } from "pg"
import { createRandom } from "../../db/seed/random.ts"
import {
  type CutKind,
  type CuttableNetwork,
  openCuttableNetwork,
} from "../../testing/servers/cuttable-network.ts"
import { pause, type Result, type Run, rounded, seconds } from "../../tools/measure/run-experiments.ts"
import { watchDesk } from "../cluster/desk-watch.ts"
import { signInToDesk } from "../http/signed-in-desk.ts"
import { findsBrokenLeads } from "../leads/lead-control.ts"
import { loadText, type SteadyLoad, startSteadyLoad } from "../leads/steady-load.ts"
import { compareLeads, describeVerdict, faultsOf } from "../leads/verdict.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"

const ship = { cuts: 20, lost: 0, duplicated: 0, backSeconds: 10 }
const aim = { cuts: 200, lost: 0, duplicated: 0, backSeconds: 5 }
const sizes = {
  quick: { cuts: 4, longestMs: 4000, drainWithinMs: 90_000 },
  full: { cuts: 24, longestMs: 30_000, drainWithinMs: 10 * 60_000 },
}
const shortestMs = 1000
const longestBackMs = 90_000

const links = ["database", "mail"] as const
type LinkName = (typeof links)[number]
/** Half-open: silent, and the server closes its side meanwhile. The other side learns that only when it sends something. */
const kinds = ["half-open", "unanswered", "silent", "refused"] as const
type Kind = (typeof kinds)[number]

type Context = { stack: FaultStack; network: CuttableNetwork; run: Run }
type Desk = ReturnType<typeof watchDesk>
/** The time from the end of the cut until a lead was acknowledged, a notice arrived, the queue was shown, the live list named a lead. */
type Back = { lead: number; notice: number; queue: number; liveList: number }

/** R4: the network is cut between the product and its database, and between the worker and the mail server. */
export async function networkCuts(run: Run): Promise<Result> {
  console.log("\nR4 network cuts: leads lost or duplicated, time until the product is back without a restart")
  const network = openCuttableNetwork()
  if (!network) {
    console.log("not run: rules of nftables are not allowed on this machine")
    return { id: "R4", value: { notRun: "nft refused" }, ship, aim, met: "none", isSound: true }
  }
  try {
    // The program's own connections use the second address, which is never cut.
    const stack = await openFaultStack({ desks: 1, server: { listen_addresses: "127.0.0.1,127.0.0.2" } })
    try {
      return await measure({ stack, network, run })
    } finally {
      network.heal()
      await stack.close()
    }
  } finally {
    network.close()
  }
}

async function measure(context: Context): Promise<Result> {
  const { stack, run } = context
  const size = run.isQuick ? sizes.quick : sizes.full
  const cuts = run.kills ?? size.cuts
  console.log(
    `method: packets between site, desk, worker and PostgreSQL, and between worker and SMTP server, are dropped by the kernel (nftables) ${cuts} times for 1 to ${size.longestMs / 1000} s, in turn: half-open (both directions, and the server ends its side of the connections meanwhile), unanswered (requests arrive, answers do not), silent (both directions), refused (reset). ${loadText}; a signed-in person reads the queue and keeps the live list open. Back: from the end of the cut to the first acknowledged lead, the first notice, the queue, the first message of the live list. At the end the clients' record is compared with the table and the SMTP server.`,
  )
  const random = createRandom(run.seed).next
  const { staying: cookie } = await signInToDesk(stack)
  const desk = watchDesk(stack.deskOrigin, cookie)
  const clients = startSteadyLoad({ origin: stack.origin, group: "visita", seed: run.seed })
  const backs: Back[] = []
  // One duration in each equal part of the range, in random order.
  const parts = Array.from({ length: cuts }, (_, part) => ({ part, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ part }) => part)
  for (let n = 0; n < cuts; n++) {
    const link = links[n % links.length] as LinkName
    const kind = kinds[Math.floor(n / links.length) % kinds.length] as Kind
    const part = parts[n] ?? 0
    const forMs = shortestMs + ((part + random()) / cuts) * (size.longestMs - shortestMs)
    await clients.untilFlowing()
    const healedAt = await cutOnce(context, link, kind, forMs)
    const back = await untilBack(stack, clients, desk, healedAt)
    backs.push(back)
    console.log(
      `  ${n + 1} ${link} ${kind} for ${seconds(forMs)}: lead after ${seconds(back.lead)}, notice ${seconds(back.notice)}, queue ${seconds(back.queue)}, live list ${seconds(back.liveList)}`,
    )
  }
  await clients.stop()
  await desk.stop()
  const verdict = await compareLeads(stack, "visita", clients.entries, size.drainWithinMs)
  const restarts = stack.processes.reduce((sum, part) => sum + part.crashes(), 0)
  console.log(
    `sound: ${clients.entries.length} leads by ${clients.attempts()} attempts, refused or cut by status ${JSON.stringify(clients.failures())}; restarts of processes ${restarts}; ${describeVerdict(verdict)}`,
  )
  const isControlCaught =
    (await findsBrokenLeads(stack, run, () => cutOnce(context, "database", "unanswered", 3000))) &&
    (await hidesLossFromNaiveConnection(context))
  const longest = (part: keyof Back) => Math.max(...backs.map((back) => back[part]))
  const backMs = Math.max(...(["lead", "notice", "queue", "liveList"] as const).map(longest))
  const { lost, duplicated, unnotified } = verdict
  const isSound = faultsOf(verdict) + restarts === 0 && isControlCaught && Number.isFinite(backMs)
  const reaches = (mark: typeof ship) => isSound && cuts >= mark.cuts && backMs <= mark.backSeconds * 1000
  return {
    id: "R4",
    value: {
      cuts,
      leads: clients.entries.length,
      lost,
      duplicated,
      unnotified,
      restarts,
      leadSeconds: rounded(longest("lead") / 1000, 1),
      noticeSeconds: rounded(longest("notice") / 1000, 1),
      queueSeconds: rounded(longest("queue") / 1000, 1),
      liveListSeconds: rounded(longest("liveList") / 1000, 1),
      isControlCaught,
    },
    ship,
    aim,
    met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
    isSound,
  }
}

/** Returns the moment at which packets pass again. */
async function cutOnce({ stack, network }: Context, link: LinkName, kind: Kind, forMs: number) {
  const port = link === "database" ? Number(new URL(stack.databaseUrl).port) : stack.sink.port
  const cut: CutKind = kind === "half-open" ? "silent" : kind
  network.cut(cut, port)
  if (kind === "half-open") {
    await pause(forMs / 2)
    network.endServerSide(port)
    if (link === "database") await endSessions(stack)
    else stack.sink.dropConnections()
    await pause(forMs / 2)
  } else await pause(forMs)
  network.heal()
  return Date.now()
}

/** The server closes its side of every connection of the product. */
async function endSessions(stack: FaultStack) {
  await asAdministrator(stack, async (client) => {
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where client_addr is not null and pid <> pg_backend_pid()",
    )
  })
}

/** Shows what the database does for the product, and what the worker said, when it is late. */
async function describeDelay(stack: FaultStack) {
  const said = stack.worker?.output().trim().split("\n") ?? []
  for (const line of said.filter((text) => !text.includes('"level":"info"')).slice(-20))
    console.log(`    ${line.slice(0, 300)}`)
  const { rows } = await asAdministrator(stack, (client) =>
    client.query<{ line: string }>(
      `select concat_ws(' ', application_name, pid, state, wait_event_type, wait_event, pg_blocking_pids(pid)::text,
         date_trunc('second', now() - state_change)::text, left(regexp_replace(query, '\\s+', ' ', 'g'), 80)) as line
       from pg_stat_activity where client_addr is not null order by state_change`,
    ),
  )
  for (const { line } of rows) console.log(`    ${line}`)
}

async function asAdministrator<T>({ databaseUrl }: FaultStack, use: (client: Client) => Promise<T>) {
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.2"
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function untilBack(
  stack: FaultStack,
  { entries }: SteadyLoad,
  desk: Desk,
  since: number,
): Promise<Back> {
  const firstSince = (moments: readonly number[]) => moments.find((at) => at >= since)
  const find = () => ({
    lead: firstSince(entries.slice(-500).map(({ acknowledgedAt }) => acknowledgedAt)),
    notice: firstSince(stack.sink.noticedAt.slice(-500)),
    queue: firstSince(desk.pagesAt.slice(-500)),
    liveList: firstSince(desk.eventsAt.slice(-500)),
  })
  let isDescribed = false
  for (const deadline = Date.now() + longestBackMs; ; await pause(20)) {
    if (!isDescribed && Date.now() > since + ship.backSeconds * 1000) {
      isDescribed = true
      await describeDelay(stack)
    }
    const { lead, notice, queue, liveList } = find()
    const isOver = Date.now() > deadline
    if ((lead && notice && queue && liveList) || isOver) {
      const after = (at = Number.POSITIVE_INFINITY) => at - since
      return { lead: after(lead), notice: after(notice), queue: after(queue), liveList: after(liveList) }
    }
  }
}

/**
 * The control: a connection without timeouts that only listens. After a half-open cut the server does not know it any more,
 * and it must not have noticed.
 */
async function hidesLossFromNaiveConnection(context: Context) {
  const { stack } = context
  const naive = new Client({ connectionString: stack.databaseUrl, application_name: "naive" })
  let hasNoticed = false
  naive.on("error", () => {
    hasNoticed = true
  })
  naive.on("end", () => {
    hasNoticed = true
  })
  await naive.connect()
  await naive.query("listen nothing")
  await cutOnce(context, "database", "half-open", 3000)
  await pause(3000)
  const sessions = await asAdministrator(stack, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where application_name = 'naive'",
    )
    return Number(rows[0]?.count)
  })
  const isHidden = !hasNoticed && sessions === 0
  console.log(
    `control (must not notice): a connection without timeouts, half-open: sessions at the server ${sessions}, noticed ${hasNoticed}`,
  )
  await naive.end().catch(() => {})
  return isHidden
}
