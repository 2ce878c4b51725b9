import { createDb } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { checkSubmissionCases } from "../../testing/oracles/submission-cases.ts"
import { postForm } from "../../testing/visitors/posted-form.ts"
import { type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"
import { openLeadSender, protocolOf, type Visitor, visitor } from "./lead-post.ts"

const posts = 100
const ship = { postsOfOneKey: posts, rows: 1, pressesWithoutScript: 1, twoRequests: 2, wrong: 0 }
const aim = { ...ship, cases: 1_000_000 }
const sizes = { quick: { bursts: 2, cases: 120 }, full: { bursts: 50, cases: 50_000 } }
const parallelRuns = 4

type Stored = { leads: number; jobs: number }

/** One check: what was done, the result, and the expected result. */
type Finding = { what: string; found: unknown; expected: unknown }

/** R12: one request is one lead, however often and however it is sent. */
export async function oneLead(run: Run): Promise<Result> {
  console.log("\nR12 one request is one lead, however often and however it is sent")
  const size = run.isQuick ? sizes.quick : sizes.full
  const cases = run.cases ?? size.cases
  const stack = await openFaultStack({ hasWorker: false })
  try {
    console.log(
      `method: at the built web server, ${size.bursts} times: ${posts} posts of one key at the same time, the key again with another text, a second request of the same person, 10 posts at the same time without script. Then ${cases} generated cases in ${parallelRuns} parallel runs (up to 7 steps; up to 4 presses at the same time of 3 keys or none, 3 requests, 2 addresses; minutes, hours pass); a model checks each response and row: some order of the presses must explain it.`,
    )
    const startedAt = Date.now()
    const findings: Finding[] = []
    for (let number = 1; number <= size.bursts; number++)
      findings.push(...(await postAllVariants(stack, number)))
    const { presses, contradictions } = await runCases(stack, cases, run.seed)
    for (const { what, found, expected } of wrongOf(findings))
      console.log(`wrong: ${what}: ${text(found)} instead of ${text(expected)}`)
    for (const contradiction of contradictions) console.log(contradiction.slice(0, 2000))
    const seconds = rounded((Date.now() - startedAt) / 1000, 0)
    console.log(`${findings.length} checks at the web server, ${presses} generated presses, ${seconds} s`)

    await breakIntake(stack)
    const brokenFindings = wrongOf(await postAllVariants(stack, size.bursts + 1))
    const brokenCases = await runCases(stack, 400, run.seed + 1000)
    console.log(
      `control (must find both): ${brokenFindings.map(({ what, found }) => `${what} ${text(found)}`).join("; ")}; runs of cases contradicted: ${brokenCases.contradictions.length}`,
    )
    const isControlCaught = brokenFindings.length > 0 && brokenCases.contradictions.length > 0
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
    await stack.close()
  }
}

async function storedOf({ query }: FaultStack, { email }: Visitor): Promise<Stored> {
  const [stored] = await query<Stored>(
    `select count(*)::int as leads,
      (select count(*)::int from job_outbox where (payload ->> 'leadId')::bigint = any(array_agg(l.id))) as jobs
    from leads l where lower(email) = $1 and not is_test`,
    [email],
  )
  return stored ?? { leads: 0, jobs: 0 }
}

/** Posts leads of one person to the built web server in every way a browser does, then compares the rows. */
async function postAllVariants(stack: FaultStack, number: number): Promise<Finding[]> {
  const sender = openLeadSender(stack.origin, posts)
  const [keyed, plain] = [visitor("chave", number), visitor("semscript", number)]
  const replies = await Promise.all(
    Array.from({ length: posts }, () => sender.post(keyed, keyed.key, 60_000)),
  )
  const other = { ...keyed, fields: { ...keyed.fields, message: "Outro pedido." } }
  const conflict = await sender.post(other)
  const afterKey = await storedOf(stack, keyed)
  await sender.post(other, visitor("outra", number).key)
  sender.close()
  const statuses = (
    await Promise.all(
      Array.from({ length: 10 }, () =>
        postForm(`${stack.origin}/`, plain.fields, { "x-forwarded-for": `198.51.100.${number % 250}` }),
      ),
    )
  ).map(({ status }) => status)
  return [
    {
      what: `${posts} posts of one key at the same time: different protocols`,
      found: new Set(replies.map(protocolOf)).size,
      expected: 1,
    },
    { what: "all acknowledged", found: replies.every((reply) => protocolOf(reply) !== null), expected: true },
    { what: "rows and jobs of the key", found: afterKey, expected: { leads: 1, jobs: 1 } },
    { what: "the key with another text", found: conflict.status, expected: 409 },
    {
      what: "two different requests of one person",
      found: await storedOf(stack, keyed),
      expected: { leads: 2, jobs: 2 },
    },
    { what: "ten presses without script", found: new Set(statuses), expected: new Set([303]) },
    { what: "rows and jobs of them", found: await storedOf(stack, plain), expected: { leads: 1, jobs: 1 } },
  ]
}

const text = (value: unknown) => JSON.stringify(value instanceof Set ? [...value] : value)

function wrongOf(findings: readonly Finding[]) {
  return findings.filter(({ found, expected }) => text(found) !== text(expected))
}

/** Runs generated cases in parallel; returns the contradictions to the model as text. */
async function runCases({ urls, databaseUrl }: FaultStack, cases: number, seed: number) {
  const log = createLog({ level: "silent", process: "faults", pretty: false, personalKeys: [] })
  const web = createDb({ url: urls.web, name: "cases", log, maxConnections: 4 * parallelRuns })
  const owner = createDb({ url: databaseUrl, name: "cases check", log, maxConnections: parallelRuns })
  try {
    const outcomes = await Promise.allSettled(
      Array.from({ length: parallelRuns }, (_, n) =>
        checkSubmissionCases({ web, owner }, { cases: Math.ceil(cases / parallelRuns), seed: seed + n }),
      ),
    )
    return {
      presses: outcomes.reduce((sum, run) => sum + (run.status === "fulfilled" ? run.value : 0), 0),
      contradictions: outcomes.flatMap((run) => (run.status === "rejected" ? [String(run.reason)] : [])),
    }
  } finally {
    await Promise.all([web.destroy(), owner.destroy()])
  }
}

/** The control: removes the locks of the intake and the unique constraint on the key. */
async function breakIntake({ query }: FaultStack) {
  const [row] = await query<{ source: string }>(
    "select pg_get_functiondef('submit_lead(jsonb)'::regprocedure) as source",
  )
  const broken = row?.source.replaceAll(/perform pg_advisory_xact_lock\(.*\);/g, "null;") ?? ""
  if (!broken || broken === row?.source) throw new Error("submit_lead has no lock to remove")
  await query(broken)
  await query("alter table leads drop constraint leads_submission_key_key")
}
