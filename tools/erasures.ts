import { readFileSync, writeFileSync } from "node:fs"
import { parse } from "valibot"
import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { HolderActs } from "../app/privacy/holder/act.ts"
import { listHolderActs, repeatHolderAct } from "../app/privacy/holder/act-store.server.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"
import { readMoment } from "./moment.ts"

/**
 * A restore brings back data that people erased and consents that they withdrew. Before a restore, run
 * `npm run erasures -- note "2026-11-16 14:32:05-03" acts.json` on the newest database. After it, run
 * `npm run erasures -- repeat acts.json` on the restored one. DATABASE_URL_WORKER selects the database.
 */
const url = process.env["DATABASE_URL_WORKER"]
const [command, ...args] = process.argv.slice(2)
const since = command === "note" && args.length === 2 ? readMoment(args[0]) : null
if (!url || !(since || (command === "repeat" && args.length === 1))) {
  console.error(
    url
      ? 'usage: erasures note "2026-11-16 14:32:05-03" acts.json | erasures repeat acts.json'
      : "DATABASE_URL_WORKER is missing: the worker's database",
  )
  process.exit(2)
}
const log = createLog({ level: "warn", process: "erasures", pretty: false, personalKeys })
const db = createDb({ url, name: "webplan erasures", log, maxConnections: 1 })
try {
  if (since) {
    const acts = await listHolderActs(db, since)
    writeFileSync(args[1] ?? "", `${JSON.stringify({ since: since.toISOString(), acts }, null, 1)}\n`, {
      mode: 0o600,
    })
    console.log(`${acts.length} acts since ${since.toISOString()} written to ${args[1]}`)
  } else {
    const { acts } = parse(HolderActs, JSON.parse(readFileSync(args[0] ?? "", "utf8")))
    let repeated = 0
    for (const act of acts) if (await repeatHolderAct(db, act)) repeated++
    console.log(`${acts.length} acts noted, ${repeated} repeated; the others had nothing to do`)
  }
} finally {
  await db.destroy()
}
