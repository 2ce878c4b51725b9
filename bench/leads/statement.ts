import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely"
import { submitLead } from "../../app/leads/intake/submit-lead.server.ts"
import { systemClock } from "../../app/platform/time/clock.ts"
import { makeLead } from "../../db/seed/lead-factory.ts"
import { createRandom } from "../../db/seed/random.ts"
import type { DB } from "../../db/types.generated.ts"
import { openBarePool } from "../bare-pool.ts"

/** Twelve digits that stand where every transaction puts digits of its own. */
export const marker = "424242424242"

export type LeadStatement = { text: string; value: string }

/** Lets the product submit one lead and listens: the bare arm runs exactly what the product runs. */
export async function captureLeadStatement(url: string): Promise<LeadStatement> {
  const heard: { text: string; values: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openBarePool({ connectionString: url }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void heard.push({ text: query.sql, values: query.parameters }),
  })
  const lead = makeLead(createRandom(1), "main")
  // As many limits as the form spends, each transaction its own.
  const limits = ["address-10min", "address-day", "phone-day"].map((name) => ({
    key: `${name}:${marker}`,
    points: 5,
    seconds: 86_400,
  }))
  await submitLead({ db, clock: systemClock, officeCalendar: async () => null }, lead, limits)
  await db.destroy()

  const [submit, ...more] = heard
  if (!submit || more.length > 0 || submit.values.length !== 1)
    throw new Error(
      `the product submits a lead in another way now: ${heard.map(({ text }) => text).join("\n")}`,
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
