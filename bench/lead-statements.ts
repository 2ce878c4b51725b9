import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely"
import { Pool, types } from "pg"
import { submitLead } from "../app/leads/submit-lead.server.ts"
import { systemClock } from "../app/platform/clock.ts"
import { createLog } from "../app/platform/log.server.ts"
import { createEnqueue } from "../app/platform/queue.server.ts"
import { makeLead } from "../db/seed/lead-factory.ts"
import { createRandom } from "../db/seed/random.ts"
import type { DB } from "../db/types.generated.ts"

/** Twelve digits that stand where every transaction puts digits of its own. */
export const marker = "424242424242"

export type LeadStatements = { submit: string; submitValue: string; enqueue: string; enqueueValue: string }

const spaced = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ")

/** Lets the product submit one lead and listens: the bare arm runs exactly what the product runs. */
export const captureLeadStatements = async (url: string): Promise<LeadStatements> => {
  const heard: { sql: string; value: string }[] = []
  const pool = new Pool({
    connectionString: url,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void heard.push({ sql: query.sql, value: String(query.parameters[0]) }),
  })
  const log = createLog({ level: "silent", door: "bench", pretty: false })
  const queue = createEnqueue({ url, name: "webplan bench", log })
  const lead = makeLead(createRandom(1), "main")
  await submitLead({ db, enqueue: queue.enqueue, clock: systemClock, officeCalendar: async () => null }, lead)
  await queue.close()
  await db.destroy()

  const [submit, enqueue, ...more] = heard.filter(({ sql }) => /submit_lead|insert into/i.test(sql))
  if (!submit || !enqueue || more.length > 0 || [submit, enqueue].some(({ sql }) => sql.includes("$2")))
    throw new Error(
      `the product submits a lead in another way now: ${heard.map(({ sql }) => sql).join("\n")}`,
    )
  const payload = JSON.parse(submit.value) as Record<string, unknown>
  const jobs = JSON.parse(enqueue.value) as { data: object }[]
  return {
    submit: submit.sql,
    submitValue: spaced({
      ...payload,
      submission_key: `00000000-0000-4000-8000-${marker}`,
      email: `bare-${marker}@visitante.example`,
      fingerprint: `${marker}${String(payload["fingerprint"]).slice(marker.length)}`,
    }),
    enqueue: enqueue.sql,
    enqueueValue: spaced(jobs.map((job) => ({ ...job, data: { leadId: Number(marker) } }))),
  }
}
