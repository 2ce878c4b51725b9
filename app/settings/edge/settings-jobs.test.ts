import { expect, test } from "vitest"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { snapshotOf, withValues } from "../store/settings-snapshot.ts"
import type { StoredValue } from "../stored-value.ts"
import { settingsJobs } from "./settings-jobs.server.ts"
import { dropExpired } from "./settings-queues.ts"

const addresses = ["/", "/amil.data", "/blog?pagina=2", "/sobre"]

/** Runs the job of the night at this moment; returns what it asked the edge for. */
async function runAt(time: string, values: Readonly<Record<string, StoredValue>>) {
  const asked: string[] = []
  let reads = 0
  const jobs = settingsJobs({
    log: silentLog,
    clock: () => new Date(time),
    settings: {
      atLeast: async () => {},
      refresh: async () => {
        reads += 1
      },
      // What was stored is known only after a read.
      current: () => (reads === 0 ? null : withValues(snapshotOf([]), values)),
    },
    refreshEdge: async (paths) => {
      asked.push(...paths)
    },
    listPublicAddresses: async () => addresses,
  })
  await jobs.find(({ queue }) => queue === dropExpired)?.run({} as never)
  return asked
}

function claim(until: string) {
  return { value: "11+", label: "anos", phrase: "11 anos", proof: "Contrato.", until }
}

function fact(until: string) {
  const checked = { source: "ANS", sourceHref: "", checkedOn: "2026-11-01" }
  return { title: "Registro", carrier: "amil", text: "Ativo.", ...checked, until }
}

test("[N5.04] in the night after the last day of a claim or a fact every public page is fetched again, pages first", async () => {
  const firstMinute = "2026-12-02T00:00:00-03:00"
  const everything = ["/", "/sobre", "/blog?pagina=2", "/amil.data"]
  expect(await runAt(firstMinute, { "claims.years": claim("2026-12-01") })).toEqual(everything)
  expect(await runAt(firstMinute, { "carrierFacts.a": fact("2026-12-01") })).toEqual(everything)
  // The second run, for a process whose clock was behind, and the last minute of that day.
  for (const time of ["2026-12-02T00:05:00-03:00", "2026-12-02T23:59:59-03:00"])
    expect(await runAt(time, { "claims.years": claim("2026-12-01") }), time).toEqual(everything)
})

test("[N5.04] in a night in which nothing ended no page is fetched", async () => {
  const midnight = "2026-12-02T00:00:00-03:00"
  expect(await runAt(midnight, {})).toEqual([])
  for (const until of ["2026-11-30", "2026-12-02", "2027-12-01", ""])
    expect(await runAt(midnight, { "claims.years": claim(until) }), until).toEqual([])
  // Not yet midnight at the office.
  expect(await runAt("2026-12-01T23:59:59-03:00", { "claims.years": claim("2026-12-01") })).toEqual([])
  expect(dropExpired.cron).toBe("0,5 0 * * *")
})
