import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { type HttpReply, leadOf, openCrowd, openVisitor, publishedPaths, tally } from "../http/http-client.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { visitor } from "./lead-post.ts"

const ship = { success: 0.99 }
const aim = { success: 0.999, p99Ratio: 2 }
const sizes = {
  quick: { calmMs: 2000, floodMs: 4000, flooders: 64 },
  full: { calmMs: 20_000, floodMs: 60_000, flooders: 200 },
}
const addresses = 4

type Finding = Awaited<ReturnType<typeof flooded>>

/** S10: a flood of lead posts from few addresses. */
export async function leadFlood(run: Run): Promise<Result> {
  console.log("\nS10 flood of lead posts from few addresses: success of honest traffic")
  const size = run.isQuick ? sizes.quick : sizes.full
  console.log(
    `method: ${size.flooders} clients at ${addresses} addresses post sound leads without a pause for ${size.floodMs / 1000} s; meanwhile 6 honest people, each request from an address of its own, read, search and post leads. Success: 200.`,
  )
  const house = await openEdgeStack({ hasWorker: false })
  let finding: Finding
  let stored = 0
  try {
    finding = await flooded(house, "visita", size)
    say("sound", finding)
    const [row] = await house.ask<{ n: number }>(
      "select count(*)::int as n from leads where email like '%-enxurrada-%-%'",
    )
    stored = row?.n ?? 0
  } finally {
    await house.close()
  }
  // The same flood at an edge without limits, whose web processes know everybody by one and the same address.
  const withoutLimits = (configuration: string) =>
    configuration
      .replaceAll(/^\s*limit_(req|conn) [^;]*;$/gm, "")
      .replaceAll("X-Forwarded-For $remote_addr", "X-Forwarded-For 127.0.0.1")
  const broken = await openEdgeStack({ hasWorker: false, edge: { spoil: withoutLimits } })
  let control: Finding
  try {
    control = await flooded(broken, "controle", { ...size, floodMs: Math.min(size.floodMs, 8000) })
    say("control: no limits at the edge, one address for all (honest must suffer)", control)
  } finally {
    await broken.close()
  }
  const isControlCaught = success(control.during) < ship.success
  const share = success(finding.during)
  const ratio = p99(finding.during) / p99(finding.calm)
  const isSound = share >= ship.success && isControlCaught
  const isFull = !run.isQuick
  return {
    id: "S10",
    value: {
      honest: finding.during.length,
      success: rounded(share, 4),
      p99Ratio: rounded(ratio),
      floodPosts: finding.spam.length,
      floodLeadsStored: stored,
      isControlCaught,
    },
    ship,
    aim,
    met:
      isFull && isSound && share >= aim.success && ratio <= aim.p99Ratio
        ? "aim"
        : isFull && isSound
          ? "ship"
          : "none",
    isSound,
  }
}

/** Honest people, each at an address of their own: they read, search, and hand over a lead. */
async function honest(house: EdgeStack, group: string, paths: readonly string[], ms: number) {
  const people = openVisitor(house.edge.url, { sockets: 12, isKept: false })
  const crowd = openCrowd(
    6,
    (member, turn) => {
      if (turn % 3 === 0) return people.ask(leadOf(visitor(`${group}-${member}`, turn)))
      const { address } = leadOf(visitor(group, 0))
      const path =
        turn % 3 === 1 ? (paths[(member * 7 + turn) % paths.length] ?? "/") : `/blog?busca=plano+${turn}`
      return people.ask({ path, ...(address ? { address } : {}) })
    },
    40,
  )
  await pause(ms)
  const told = await crowd.stop()
  people.close()
  return told
}

const isGood = ({ status }: HttpReply) => status === 200
const success = (told: readonly HttpReply[]) => told.filter(isGood).length / told.length

function p99(told: readonly HttpReply[]) {
  return quantile(
    told.map(({ ms }) => ms),
    0.99,
  )
}

type Size = (typeof sizes)["full"]

async function flooded(house: EdgeStack, group: string, { calmMs, floodMs, flooders }: Size) {
  const first = openVisitor(house.edge.url)
  const paths = await publishedPaths(first)
  first.close()
  const calm = await honest(house, `${group}-calma`, paths, calmMs)
  const machine = openVisitor(house.edge.url, { sockets: flooders, isKept: true })
  const flood = openCrowd(flooders, (member, turn) =>
    machine.ask({
      ...leadOf(visitor(`${group}-enxurrada-${member}`, turn)),
      address: `127.200.0.${1 + (member % addresses)}`,
    }),
  )
  const during = await honest(house, `${group}-durante`, paths, floodMs)
  const spam = await flood.stop()
  machine.close()
  return { calm, during, spam }
}

function say(name: string, { calm, during, spam }: Finding) {
  return console.log(
    `${name}: flood ${spam.length} posts ${JSON.stringify(tally(spam))}; honest before ${JSON.stringify(tally(calm))}, p99 ${rounded(p99(calm), 0)} ms; during ${JSON.stringify(tally(during))}, p99 ${rounded(p99(during), 0)} ms, success ${rounded(success(during) * 100)} %`,
  )
}
