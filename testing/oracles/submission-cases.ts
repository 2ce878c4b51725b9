import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { sql } from "kysely"
import { submitLead } from "../../app/leads/intake/submit-lead.server.ts"
import { emptyValues, newLead } from "../../app/leads/lead/lead.ts"
import { offers } from "../../app/plans/catalogue/offers.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { systemClock } from "../../app/platform/time/clock.ts"
import {
  type Answer,
  addressLimit,
  afterMinutes,
  afterPresses,
  initialState,
  type ModelState,
  type Press,
  phoneLimit,
  phoneOf,
  type Step,
  steps,
} from "./submission-model.ts"

type Databases = { web: Db; owner: Db }

/**
 * Runs generated cases on a real database and compares each with the model. Returns how often the submit button was
 * pressed in all cases.
 */
export async function checkSubmissionCases(databases: Databases, options: { cases: number; seed: number }) {
  let presses = 0
  const property = fc.asyncProperty(steps, async (caseSteps) => {
    await runCase(databases, caseSteps)
    presses += caseSteps.flatMap((step) => ("presses" in step ? step.presses : [])).length
  })
  await fc.assert(property, { numRuns: options.cases, seed: options.seed })
  const wrong = await countWrongJobs(databases.owner)
  if (wrong > 0) throw new Error(`${wrong} leads without exactly one job, or jobs without a lead`)
  return presses
}

function leadOf(group: string, keys: readonly string[], { key, request }: Press) {
  return newLead(
    {
      ...emptyValues(offers.main),
      name: "Ana Lima",
      email: `${group}@exemplo.example`,
      phone: `(11) 9${phoneOf(request)}`,
      subject: "plano_adesao",
      message: `Pedido ${request}`,
    },
    offers.main,
    {
      pageUrl: "https://site.example/",
      userAgent: null,
      submissionKey: key === null ? null : (keys[key] ?? null),
      firstTouch: null,
      suspicions: [],
    },
  )
}

function limitsOf(group: string, { address, request }: Press) {
  return [
    { key: `${group} address ${address}`, ...addressLimit },
    { key: `${group} phone ${phoneOf(request)}`, ...phoneLimit },
  ].map(({ key, points, minutes }) => ({ key, points, seconds: minutes * 60 }))
}

/** Simulates that minutes pass: makes the stored rows of one group that much older. */
async function ageRows(owner: Db, group: string, minutes: number) {
  const passed = sql`make_interval(mins => ${minutes})`
  const keys = [0, 1].flatMap((n) => [`${group} address ${n}`, `${group} phone ${n}`])
  await sql`update leads set created_at = created_at - ${passed} where ${isOfGroup(group)}`.execute(owner)
  await sql`update rate_limits set expires_at = expires_at - ${passed} where key in (${sql.join(keys)})`.execute(
    owner,
  )
}

const isOfGroup = (group: string) => sql`lower(email) = ${`${group}@exemplo.example`} and not is_test`

/** Runs one case on the real database; throws when the answers or the rows contradict the model. */
async function runCase({ web, owner }: Databases, caseSteps: readonly Step[]) {
  const group = randomUUID()
  const keys = [randomUUID(), randomUUID(), randomUUID()]
  const context = { db: web, clock: systemClock, officeCalendar: async () => null }
  const submit = async (press: Press): Promise<Answer> => {
    const result = await submitLead(context, leadOf(group, keys, press), limitsOf(group, press))
    return { outcome: result.outcome, protocol: "protocol" in result ? result.protocol : null }
  }

  let states: ModelState[] = [initialState]
  for (const step of caseSteps) {
    if ("minutes" in step) {
      await ageRows(owner, group, step.minutes)
      states = afterMinutes(states, step.minutes)
    } else {
      const answered = await Promise.all(
        step.presses.map(async (press) => ({ press, answer: await submit(press) })),
      )
      states = afterPresses(states, answered)
      if (states.length === 0) throw new Error(`no order of the presses explains ${JSON.stringify(answered)}`)
    }
  }
  const { rows } = await sql<{ leads: number; records: number; events: number }>`
    select count(*)::int as leads, count(distinct email_consent_record)::int as records,
      (select count(*)::int from lead_events e where e.lead_id = any(array_agg(l.id))) as events
    from leads l where ${isOfGroup(group)}`.execute(owner)
  const expected = states[0]?.leads.length ?? 0
  if (Object.values(rows[0] ?? {}).some((count) => count !== expected))
    throw new Error(`${expected} leads were acknowledged, but the rows are ${JSON.stringify(rows[0])}`)
}

/** Leads that do not have exactly one job, and jobs without a lead. */
async function countWrongJobs(owner: Db) {
  const { rows } = await sql<{ wrong: number }>`
    with jobs as (select (payload ->> 'leadId')::bigint as id, count(*) as n from job_outbox group by 1)
    select count(*)::int as wrong from leads l full join jobs j on j.id = l.id where j.n is distinct from 1 or l.id is null`.execute(
    owner,
  )
  return rows[0]?.wrong ?? 0
}
