import { createDb } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { playStories } from "../../testing/oracles/submission-cases.ts"
import { postForm } from "../../testing/visitors/posted-form.ts"
import { type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"
import { keepAliveAgent, postLead, protocolOf, type Visitor, visitor } from "./lead-post.ts"

const posts = 100
const ship = { postsOfOneKey: posts, rows: 1, pressesWithoutScript: 1, twoRequests: 2, wrong: 0 }
const aim = { ...ship, cases: 1_000_000 }
const sizes = { quick: { bursts: 2, cases: 120 }, full: { bursts: 50, cases: 50_000 } }
const lanes = 4

type Stored = { leads: number; jobs: number }

/** What one person pressed, what came of it and what should have. */
type Finding = { what: string; found: unknown; expected: unknown }

/** R12: one request is one lead, however it is pressed. */
export async function oneLead(run: Run): Promise<Result> {
  console.log("\nR12 one request is one lead, however often and however it is sent")
  const size = run.isQuick ? sizes.quick : sizes.full
  const cases = run.cases ?? size.cases
  const house = await openFaultStack({ hasWorker: false })
  try {
    console.log(
      `method: at the built web door, ${size.bursts} times: ${posts} posts of one key at once, the key again with other words, a second request of the same person, 10 posts at once without script. Then ${cases} generated stories in ${lanes} lanes (up to 7 steps; up to 4 presses at once of 3 keys or none, 3 requests, 2 addresses; minutes, hours pass), each answer and row judged by a model: some order of the presses must explain it.`,
    )
    const startedAt = Date.now()
    const findings: Finding[] = []
    for (let number = 1; number <= size.bursts; number++)
      findings.push(...(await pressEverything(house, number)))
    const { presses, contradictions } = await judgeStories(house, cases, run.seed)
    for (const { what, found, expected } of wrongOf(findings))
      console.log(`wrong: ${what}: ${text(found)} instead of ${text(expected)}`)
    for (const contradiction of contradictions) console.log(contradiction.slice(0, 2000))
    const seconds = rounded((Date.now() - startedAt) / 1000, 0)
    console.log(`${findings.length} findings at the door, ${presses} generated presses, ${seconds} s`)

    await breakIntake(house)
    const brokenFindings = wrongOf(await pressEverything(house, size.bursts + 1))
    const brokenStories = await judgeStories(house, 400, run.seed + 1000)
    console.log(
      `control (must find both): ${brokenFindings.map(({ what, found }) => `${what} ${text(found)}`).join("; ")}; lanes of stories contradicted: ${brokenStories.contradictions.length}`,
    )
    const isControlCaught = brokenFindings.length > 0 && brokenStories.contradictions.length > 0
    const wrong = wrongOf(findings).length + contradictions.length
    const isSound = wrong === 0 && isControlCaught
    return {
      id: "R12",
      value: { bursts: size.bursts, postsOfOneKey: posts, cases, presses, wrong, isControlCaught },
      ship,
      aim,
      met: !isSound ? "none" : cases >= aim.cases ? "aim" : "ship",
      isSound,
    }
  } finally {
    await house.close()
  }
}

async function storedOf({ ask }: FaultStack, { email }: Visitor): Promise<Stored> {
  const [stored] = await ask<Stored>(
    `select count(*)::int as leads,
      (select count(*)::int from job_outbox where (payload ->> 'leadId')::bigint = any(array_agg(l.id))) as jobs
    from leads l where lower(email) = $1 and not is_test`,
    [email],
  )
  return stored ?? { leads: 0, jobs: 0 }
}

/** One person's afternoon at the built web door: each press as a browser makes it, then a look at the rows. */
async function pressEverything(house: FaultStack, number: number): Promise<Finding[]> {
  const agent = keepAliveAgent(posts)
  const [keyed, plain] = [visitor("chave", number), visitor("semscript", number)]
  const replies = await Promise.all(
    Array.from({ length: posts }, () => postLead(agent, house.origin, keyed, keyed.key, 60_000)),
  )
  const other = { ...keyed, fields: { ...keyed.fields, message: "Outro pedido." } }
  const conflict = await postLead(agent, house.origin, other)
  const afterKey = await storedOf(house, keyed)
  await postLead(agent, house.origin, other, visitor("outra", number).key)
  agent.destroy()
  const statuses = (
    await Promise.all(
      Array.from({ length: 10 }, () =>
        postForm(`${house.origin}/`, plain.fields, { "x-forwarded-for": `198.51.100.${number % 250}` }),
      ),
    )
  ).map(({ status }) => status)
  return [
    {
      what: `${posts} posts of one key at once: protocols told`,
      found: new Set(replies.map(protocolOf)).size,
      expected: 1,
    },
    { what: "all told success", found: replies.every((reply) => protocolOf(reply) !== null), expected: true },
    { what: "rows and jobs of the key", found: afterKey, expected: { leads: 1, jobs: 1 } },
    { what: "the key with other words", found: conflict.status, expected: 409 },
    {
      what: "two different requests of one person",
      found: await storedOf(house, keyed),
      expected: { leads: 2, jobs: 2 },
    },
    { what: "ten presses without script", found: new Set(statuses), expected: new Set([303]) },
    { what: "rows and jobs of them", found: await storedOf(house, plain), expected: { leads: 1, jobs: 1 } },
  ]
}

const text = (value: unknown) => JSON.stringify(value instanceof Set ? [...value] : value)

function wrongOf(findings: readonly Finding[]) {
  return findings.filter(({ found, expected }) => text(found) !== text(expected))
}

/** Generated stories in several lanes; what contradicted the model, in words. */
async function judgeStories({ urls, databaseUrl }: FaultStack, cases: number, seed: number) {
  const log = createLog({ level: "silent", process: "faults", pretty: false, personalKeys: [] })
  const web = createDb({ url: urls.web, name: "stories", log, maxConnections: 4 * lanes })
  const owner = createDb({ url: databaseUrl, name: "stories' judge", log, maxConnections: lanes })
  try {
    const played = await Promise.allSettled(
      Array.from({ length: lanes }, (_, lane) =>
        playStories({ web, owner }, { cases: Math.ceil(cases / lanes), seed: seed + lane }),
      ),
    )
    return {
      presses: played.reduce((sum, lane) => sum + (lane.status === "fulfilled" ? lane.value : 0), 0),
      contradictions: played.flatMap((lane) => (lane.status === "rejected" ? [String(lane.reason)] : [])),
    }
  } finally {
    await Promise.all([web.destroy(), owner.destroy()])
  }
}

/** The same product without its two walls: nobody waits for a press under way, and a key may stand in two rows. */
async function breakIntake({ ask }: FaultStack) {
  const [row] = await ask<{ source: string }>(
    "select pg_get_functiondef('submit_lead(jsonb)'::regprocedure) as source",
  )
  const broken = row?.source.replaceAll(/perform pg_advisory_xact_lock\(.*\);/g, "null;") ?? ""
  if (!broken || broken === row?.source) throw new Error("submit_lead has no lock to take away")
  await ask(broken)
  await ask("alter table leads drop constraint leads_submission_key_key")
}
