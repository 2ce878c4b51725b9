import { thisMachine } from "../../testing/servers/nginx.ts"
import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import {
  type HttpReply,
  type HttpRequest,
  leadOf,
  openVisitor,
  publishedPaths,
  startClients,
  tally,
} from "../http/http-client.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import type { ProductOptions } from "../stack/product-stack.ts"
import { visitor } from "./lead-post.ts"

const ship = { success: 0.99, p99Ratio: 5 }
const aim = { success: 0.999, p99Ratio: 2 }
const sizes = {
  quick: { calmMs: 2000, floodMs: 4000, flooders: 64 },
  full: { calmMs: 20_000, floodMs: 60_000, flooders: 200 },
}
const addresses = 4
/** D88: the most leads that a flood may store, from four addresses and from one /48. */
const mostStored = { few: addresses * 30, site: 1000 }

type Finding = Awaited<ReturnType<typeof measureFlood>> & { stored: number }
type Origin = Pick<HttpRequest, "address" | "headers">

/** S10: a flood of lead posts from few addresses, and from the many of one IPv6 /48. */
export async function leadFlood(run: Run): Promise<Result> {
  console.log(
    "\nS10 flood of lead posts from few addresses, and from one IPv6 /48: success of normal traffic",
  )
  const size = run.isQuick ? sizes.quick : sizes.full
  console.log(
    `method: ${size.flooders} clients at ${addresses} addresses, then the same number from a new /64 of one /48 each time (a header gives nginx the address), post valid leads without a pause for ${size.floodMs / 1000} s; meanwhile 6 normal clients, each request from an address of its own, read, search and post leads. Success: 200.`,
  )
  const few = await floodOnce({ size, group: "visita", originOf: fewAddresses })
  report("sound, few addresses", few)
  const site = await floodOnce({
    size,
    group: "rede",
    originOf: oneSite,
    edge: { trustedProxies: thisMachine },
  })
  report("sound, one /48", site)
  // The control: nginx without limits, and web processes that see one address for all clients.
  const withoutLimits = (configuration: string) =>
    configuration
      .replaceAll(/^\s*limit_(req|conn) [^;]*;$/gm, "")
      .replaceAll("X-Forwarded-For $remote_addr", "X-Forwarded-For 127.0.0.1")
  const control = await floodOnce({
    size: { ...size, floodMs: Math.min(size.floodMs, 8000) },
    group: "controle",
    originOf: fewAddresses,
    edge: { alterConfig: withoutLimits },
  })
  report("control: no limits at the edge, one address for all (normal traffic must fail)", control)
  const isControlCaught = success(control.during) < ship.success
  const share = Math.min(success(few.during), success(site.during))
  const ratio = Math.max(ratioOf(few), ratioOf(site))
  const isBounded = few.stored <= mostStored.few && site.stored <= mostStored.site
  const isSound = share >= ship.success && isControlCaught && isBounded
  const isMet = (mark: typeof ship) =>
    !run.isQuick && isSound && share >= mark.success && ratio <= mark.p99Ratio
  return {
    id: "S10",
    value: { few: figures(few), site: figures(site), isControlCaught },
    ship,
    aim,
    met: isMet(aim) ? "aim" : isMet(ship) ? "ship" : "none",
    isSound,
  }
}

const fewAddresses = (member: number): Origin => ({ address: `127.200.0.${1 + (member % addresses)}` })

/** Each post comes from another /64 of one /48. */
function oneSite(member: number, turn: number): Origin {
  const network = ((member * 997 + turn) % 65_536).toString(16)
  return {
    address: "127.200.0.1",
    headers: { "x-forwarded-for": `2001:db8:5:${network}::${turn.toString(16)}` },
  }
}

const ratioOf = ({ during, calm }: Finding) => p99(during) / p99(calm)

function figures(finding: Finding) {
  return {
    honest: finding.during.length,
    success: rounded(success(finding.during), 4),
    p99Ratio: rounded(ratioOf(finding)),
    floodPosts: finding.spam.length,
    floodLeadsStored: finding.stored,
  }
}

type Flood = {
  size: Size
  group: string
  originOf: (member: number, turn: number) => Origin
  edge?: ProductOptions["edge"]
}

async function floodOnce({ size, group, originOf, edge = {} }: Flood): Promise<Finding> {
  const stack = await openEdgeStack({ hasWorker: false, edge })
  try {
    const finding = await measureFlood(stack, group, size, originOf)
    const [row] = await stack.query<{ n: number }>(
      "select count(*)::int as n from leads where email like '%-enxurrada-%-%'",
    )
    return { ...finding, stored: row?.n ?? 0 }
  } finally {
    await stack.close()
  }
}

/** Normal clients, each request from an address of its own: they read, search and post leads. */
async function normalTraffic(stack: EdgeStack, group: string, paths: readonly string[], ms: number) {
  const people = openVisitor(stack.edge.url, { sockets: 12, isKept: false })
  const traffic = startClients(
    6,
    (member, turn) => {
      if (turn % 3 === 0) return people.send(leadOf(visitor(`${group}-${member}`, turn)))
      const { address } = leadOf(visitor(group, 0))
      const path =
        turn % 3 === 1 ? (paths[(member * 7 + turn) % paths.length] ?? "/") : `/blog?busca=plano+${turn}`
      return people.send({ path, ...(address ? { address } : {}) })
    },
    40,
  )
  await pause(ms)
  const replies = await traffic.stop()
  people.close()
  return replies
}

const isGood = ({ status }: HttpReply) => status === 200
const success = (replies: readonly HttpReply[]) => replies.filter(isGood).length / replies.length

function p99(replies: readonly HttpReply[]) {
  return quantile(
    replies.map(({ ms }) => ms),
    0.99,
  )
}

type Size = (typeof sizes)["full"]

async function measureFlood(
  stack: EdgeStack,
  group: string,
  { calmMs, floodMs, flooders }: Size,
  originOf: Flood["originOf"],
) {
  const first = openVisitor(stack.edge.url)
  const paths = await publishedPaths(first)
  first.close()
  const calm = await normalTraffic(stack, `${group}-calma`, paths, calmMs)
  const flooder = openVisitor(stack.edge.url, { sockets: flooders, isKept: true })
  const flood = startClients(flooders, (member, turn) =>
    flooder.send({ ...leadOf(visitor(`${group}-enxurrada-${member}`, turn)), ...originOf(member, turn) }),
  )
  const during = await normalTraffic(stack, `${group}-durante`, paths, floodMs)
  const spam = await flood.stop()
  flooder.close()
  return { calm, during, spam }
}

function report(name: string, { calm, during, spam }: Finding) {
  return console.log(
    `${name}: flood ${spam.length} posts ${JSON.stringify(tally(spam))}; normal traffic before ${JSON.stringify(tally(calm))}, p99 ${rounded(p99(calm), 0)} ms; during ${JSON.stringify(tally(during))}, p99 ${rounded(p99(during), 0)} ms, success ${rounded(success(during) * 100)} %`,
  )
}
