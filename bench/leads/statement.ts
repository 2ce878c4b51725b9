import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely"
import { submitLead } from "../../app/leads/intake/submit-lead.server.ts"
import { systemClock } from "../../app/platform/time/clock.ts"
import { makeLead } from "../../db/seed/lead-factory.ts"
import { createRandom } from "../../db/seed/random.ts"
import type { DB } from "../../db/types.generated.ts"
import { openBarePool } from "../bare-pool.ts"

/** A placeholder of twelve digits that each transaction replaces with its own digits. */
export const marker = "424242424242"

export type LeadStatement = { text: string; value: string }

/** Lets the product submit one lead and records its SQL, so that the bare arm runs the same statement. */
export async function captureLeadStatement(url: string): Promise<LeadStatement> {
  const executed: { text: string; values: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openBarePool({ connectionString: url }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void executed.push({ text: query.sql, values: query.parameters }),
  })
  const lead = makeLead(createRandom(1), "main")
  // The same number of rate limits as the form uses; each transaction has its own keys.
  const limits = ["address-10min", "address-day", "phone-day"].map((name) => ({
    key: `${name}:${marker}`,
    points: 5,
    seconds: 86_400,
  }))
  await submitLead({ db, clock: systemClock, officeCalendar: async () => null }, lead, limits)
  await db.destroy()

  const [submit, ...more] = executed
  if (!submit || more.length > 0 || submit.values.length !== 1)
    throw new Error(
      `the product no longer submits a lead with one statement: ${executed.map(({ text }) => text).join("\n")}`,
    )
  const payload = JSON.parse(String(submit.values[0])) as Record<string, unknown>
  return {
    text: submit.text,
    value: spaced({
      ...payload,
      submission_key: `00000000-0000-4000-8000-${marker}`,
      email: `bare-${marker}@visitante.example`,
      fingerprint: `${marker}${String(payload["fingerprint"]).slice(marker.length)}`,
    }),
  }
}

const spaced = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ")
