import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { mailHostileLeads, mailNaively } from "../../testing/oracles/hostile-mail.ts"
import { createTestDatabase, roleSecrets, templateName } from "../../testing/servers/test-database.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"

const ship = { values: 1000, faults: 0 }
const aim = { values: 100_000, faults: 0 }
const quick = 200
// Mails stay in memory until they are checked, so one round is limited.
const round = 1000

/** S5: header injection through lead fields into mail. */
export async function headerInjection(run: Run): Promise<Result> {
  console.log("\nS5 hostile lead fields: extra headers, recipients or messages in the two mails")
  const values = run.leads ?? (run.isQuick ? quick : ship.values)
  const server = await startThrowawayPostgres()
  try {
    await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
    const database = await createTestDatabase(server.url)
    console.log(
      `method: ${values} forms with hostile fields; those that §5 accepts are stored by submit_lead, mailed by the worker to a real SMTP server and read back; headers are parsed by our own code, addresses by postal-mime.`,
    )
    const total = { stored: 0, refused: 0, mails: 0 }
    const faults: string[] = []
    for (let from = 0; from < values; from += round) {
      const count = Math.min(round, values - from)
      const outcome = await mailHostileLeads(database, { count, seed: run.seed, from, withinMs: 300_000 })
      for (const key of ["stored", "refused", "mails"] as const) total[key] += outcome[key]
      faults.push(...outcome.faults)
    }
    await database.drop()
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
    const caught = await mailNaively({ count: quick, seed: run.seed })
    console.log(`control: concatenated headers, ${caught} of ${quick} mails detected (must be some)`)
    const isZero = faults.length === 0
    const reaches = (mark: typeof ship) => isZero && caught > 0 && values >= mark.values
    return {
      id: "S5",
      value: { values, ...total, faults: faults.length, controlCaught: caught },
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound: isZero && caught > 0,
    }
  } finally {
    await server.stop()
  }
}
