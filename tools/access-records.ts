import { constants, copyFileSync, mkdirSync, readdirSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { Temporal } from "temporal-polyfill"
import { timeZone } from "../app/locale/pt-br.ts"
import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { addDays, isDay } from "../app/platform/time/plain-day.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"
import { insertAudit } from "../app/staff/audit/audit-store.server.ts"
import { requiredVariable } from "./stack/variables.ts"

/**
 * `npm run access-records` copies the encrypted access records of some days for the owner, who decrypts them on another machine
 * (D81). The audit has the entry before the first file is copied; without the entry nothing is copied.
 */
const usage = `usage: access-records <first day> <last day> --reason "<text>" --out <folder>
Days as 2026-11-17. The reason is the number of the court order, 10 to 200 characters, without any personal data: it stays in the
audit for ever and is mailed with its copies.`

const folder = process.env["ACCESS_RECORDS_DIR"] || "/var/log/webplan-access"
const { firstDay, lastDay, reason, out } = readArguments()
const files = filesOfDays(readdirSync(folder).toSorted(), firstDay, lastDay)
if (files.length === 0) {
  console.error(`${folder} has no encrypted records of these days`)
  process.exit(1)
}
await recordOpening()
mkdirSync(out, { recursive: true, mode: 0o700 })
for (const file of files) copyFileSync(path.join(folder, file), path.join(out, file), constants.COPYFILE_EXCL)
console.log(`The audit has an entry. Copied to ${out}:\n${files.join("\n")}`)
if ((files.at(-1) ?? "") < fileTime(addDays(lastDay, 1)))
  console.log(
    `The last hours of ${lastDay} are not encrypted yet: systemctl start webplan-access-records.service`,
  )

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { reason: { type: "string", default: "" }, out: { type: "string", default: "" } },
    })
    const [firstDay = "", lastDay = "", ...others] = positionals
    const reason = values.reason.trim()
    const areDays = isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay && others.length === 0
    if (areDays && reason.length >= 10 && reason.length <= 200 && values.out)
      return { firstDay, lastDay, reason, out: values.out }
  } catch {
    // An unknown option: the usage says which there are.
  }
  console.error(usage)
  return process.exit(2)
}

/**
 * A file is named after the moment at which it was closed, and holds what came after the file before it. So the last one is the first
 * that was closed after the days. nginx's old processes may write to a file for some minutes after that moment.
 */
function filesOfDays(names: readonly string[], first: string, last: string) {
  const candidates = names.filter((name) => name.endsWith(".age") && name >= fileTime(first, -10))
  const end = candidates.findIndex((name) => name >= fileTime(addDays(last, 1)))
  return end < 0 ? candidates : candidates.slice(0, end + 1)
}

/** The start of a day as in the names of the files: 2026-11-17T030000.000Z */
function fileTime(day: string, minutes = 0) {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).add({ minutes }).toInstant()
  return start.toString({ fractionalSecondDigits: 3 }).replaceAll(":", "")
}

async function recordOpening() {
  const log = createLog({ level: "warn", process: "access-records", pretty: false, personalKeys })
  const url = requiredVariable("DATABASE_URL")
  const db = createDb({ url, name: "webplan access-records", log, maxConnections: 1 })
  try {
    const details = { firstDay, lastDay, reason }
    await insertAudit(db, { staffId: null, action: "registros_de_acesso_abertos", details })
  } catch (error) {
    console.error(`The entry could not be written, so nothing was copied: ${(error as Error).message}`)
    process.exit(1)
  } finally {
    await db.destroy()
  }
}
