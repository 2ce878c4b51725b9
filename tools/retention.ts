import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { systemClock } from "../app/platform/time/clock.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"
import { applyRetention, previewRetention } from "../app/privacy/retention/apply-retention.server.ts"

/** `npm run retention` erases data past its retention time now; `-- --dry-run` only lists it. */
const url = process.env["DATABASE_URL_WORKER"]
const args = process.argv.slice(2)
const isDryRun = args[0] === "--dry-run"
const isWrong = args.length > (isDryRun ? 1 : 0)
if (isWrong || !url) {
  console.error(
    isWrong ? "usage: retention [--dry-run]" : "DATABASE_URL_WORKER is missing: the worker's database",
  )
  process.exit(2)
}
const log = createLog({ level: "warn", process: "retention", pretty: false, personalKeys })
const db = createDb({ url, name: "webplan retention", log, maxConnections: 1 })
try {
  const options = { db, clock: systemClock }
  const lines = await (isDryRun ? previewRetention(options) : applyRetention(options))
  console.table(
    lines.map(({ code, action, days, found, erased, oldest }) => ({
      rule: code,
      days,
      does: action,
      found,
      [isDryRun ? "would be erased" : "erased"]: isDryRun && action === "erase" ? found : erased,
      oldest: oldest?.toISOString().slice(0, 10) ?? "",
    })),
  )
} finally {
  await db.destroy()
}
