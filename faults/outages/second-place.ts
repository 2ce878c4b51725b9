import { closeSync, openSync, readdirSync, readSync, rmSync } from "node:fs"
import path from "node:path"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { createRandom } from "../../db/seed/random.ts"
import { buildDeskCorpus } from "../../testing/factories/desk-corpus.ts"
import { type BackedUpPostgres, openBackedUpPostgres } from "../../testing/servers/backed-up-postgres.ts"
import { pause, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { type AcknowledgedLead, startLeadClients } from "../leads/lead-clients.ts"
import { closeOnSignal, openProductStack, type ProductStack, roleSecrets } from "../stack/product-stack.ts"

const ship = { leads: 1_000_000, missing: 0, minutes: 10 }
const aim = { leads: 1_000_000, missing: 0, minutes: 5 }
const sizes = { quick: { leads: 5000 }, full: { leads: 1_000_000 } }
const longestMs = 60 * 60_000
const loadMs = 8000
/** A lead acknowledged this long after the chosen second was also sent after it: the site answers within three seconds. */
const doubtMs = 4000

type Context = { server: BackedUpPostgres; product: ProductStack; leads: number; random: () => number }

/** R7: restore to a chosen second from the second place, when the server and the first place are gone. */
export async function secondPlace(run: Run): Promise<Result> {
  console.log("\nR7 restore to a chosen second from the second, encrypted place: rows missing, minutes")
  const leads = run.leads ?? (run.isQuick ? sizes.quick : sizes.full).leads
  const server = await openBackedUpPostgres()
  const close = closeOnSignal(server.close)
  try {
    const databaseUrl = await ensureDatabase(server.url(), "webplan")
    await migrate({ databaseUrl, roleSecrets })
    const product = await openProductStack(databaseUrl, { hasWorker: false })
    try {
      return await measure({ server, product, leads, random: createRandom(run.seed).next })
    } finally {
      await product.close()
    }
  } finally {
    await close()
  }
}

async function measure(context: Context): Promise<Result> {
  const { server, product, leads } = context
  console.log(
    `method: ${leads} leads and all indexes in Debian's PostgreSQL, archived and backed up by deploy/postgres/backups to a folder and an S3 bucket (of our own, on this machine), encrypted with two passphrases; then every tenth lead is changed, a day's work, and 4 clients post leads for ${(2 * loadMs) / 1000} s, and a whole second in the middle is chosen. Then all leads are deleted, the server is killed, its folder and the first place are deleted, and the guide's commands restore that second from the second place. Time: from the command until the running site acknowledges a lead. Every lead acknowledged before the second must be there, unchanged (a sum of hashes of all older rows), none sent after it may be.`,
  )
  await buildDeskCorpus(product.databaseUrl, leads)
  const backupSeconds = await secondsOf(() => mustSucceed(server.backups("make", longestMs)))
  const [stored] = await product.query<{ megabytes: number }>(
    "select round(max(bytes) / 1e6)::integer as megabytes from backup_runs",
  )
  // The day after the backup: a restore reads its changes from the archive.
  await product.query("update leads set updated_at = now() where id % 10 = 0")
  const { second, entries } = await postAround(context)
  const before = await digestOf(context)
  await product.query("truncate leads cascade")
  await mustSucceed(server.pgbackrest(["check"]))
  await server.kill()
  rmSync(server.at("place-1"), { recursive: true })

  const seconds = await secondsOf(() =>
    restore(context, "recuperada", [
      "--type=time",
      `--target=${asTarget(second)}`,
      "--target-action=promote",
    ]),
  )
  const after = await digestOf(context)
  const restored = await compare(context, entries, second)
  const isSame = before.sum === after.sum
  console.log(
    `restored in ${seconds} s: ${after.rows} of ${before.rows} older rows, ${isSame ? "unchanged" : "CHANGED"}; of ${restored.expected} acknowledged before the second ${restored.missing} missing; of ${restored.unexpected} sent after it ${restored.tooMany} present; both backups took ${backupSeconds} s, ${stored?.megabytes} MB each`,
  )
  const plain = plainFiles(server.bucketDir)
  const plainControl = plainFiles(server.at("data"))
  // The backup alone, without the archive, lacks what came after it.
  await server.stop()
  await restore(context, "controle", ["--type=immediate", "--target-action=promote"])
  const control = await compare(context, entries, second)
  console.log(
    `control: the backup without the archive lacks ${control.missing} of ${control.expected}; files that are not encrypted: second place ${plain}, data folder ${plainControl}`,
  )
  const missing = before.rows - after.rows + restored.missing
  const minutes = rounded(seconds / 60)
  const isControlCaught = control.missing > 0 && plainControl > 0
  const isLaterKnown = restored.unexpected > 0
  const isSound =
    missing === 0 && isSame && isLaterKnown && restored.tooMany === 0 && plain === 0 && isControlCaught
  const reaches = (mark: typeof ship) => isSound && leads >= mark.leads && minutes <= mark.minutes
  return {
    id: "R7",
    value: {
      leads,
      acknowledged: restored.expected,
      missing,
      tooMany: restored.tooMany,
      minutes,
      backupSeconds,
      backupMegabytes: stored?.megabytes,
      controlMissing: control.missing,
    },
    ship,
    aim,
    met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
    isSound,
  }
}

/** Posts leads around a whole second. */
async function postAround({ product, random }: Context) {
  const clients = startLeadClients({
    origin: product.origin,
    group: "visita",
    count: Number.MAX_SAFE_INTEGER,
    concurrency: 4,
    withinMs: longestMs,
    pauseMs: 100,
    random,
  })
  await pause(loadMs)
  const second = Math.ceil(Date.now() / 1000) * 1000
  await pause(second - Date.now() + loadMs)
  await clients.stop()
  return { second, entries: clients.entries }
}

/** The rows that were there before the clients came. */
async function digestOf({ product, leads }: Context) {
  const [row] = await product.query<{ rows: number; sum: string }>(
    "select count(*)::integer as rows, sum(hashtextextended(l::text, 0)::numeric)::text as sum from leads l where id <= $1",
    [leads],
  )
  return row ?? { rows: 0, sum: "" }
}

/** The data folder from the second place. Resolves when the site, which was never restarted, acknowledges a lead. */
async function restore({ server, product, random }: Context, group: string, target: readonly string[]) {
  rmSync(server.at("data"), { recursive: true })
  await mustSucceed(server.pgbackrest(["--repo=2", ...target, "restore"], longestMs))
  await server.start()
  const client = startLeadClients({
    origin: product.origin,
    group,
    count: 1,
    concurrency: 1,
    withinMs: longestMs,
    random,
  })
  await client.finished
}

async function compare({ product }: Context, entries: readonly AcknowledgedLead[], second: number) {
  const rows = await product.query<{ email: string }>("select email from leads where email like 'visita-%'")
  const stored = new Set(rows.map(({ email }) => email))
  const earlier = entries.filter(({ acknowledgedAt }) => acknowledgedAt < second)
  const later = entries.filter(({ acknowledgedAt }) => acknowledgedAt > second + doubtMs)
  const isStored = ({ person }: AcknowledgedLead) => stored.has(person.email)
  return {
    expected: earlier.length,
    missing: earlier.filter((entry) => !isStored(entry)).length,
    unexpected: later.length,
    tooMany: later.filter(isStored).length,
  }
}

/** How many files do not begin as OpenSSL's encrypted ones do. */
function plainFiles(dir: string) {
  const begin = Buffer.alloc(8)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.filter(({ parentPath, name }) => {
    const file = openSync(path.join(parentPath, name), "r")
    begin.fill(0)
    readSync(file, begin)
    closeSync(file)
    return begin.toString("latin1") !== "Salted__"
  }).length
}

/** For PostgreSQL, with its zone. */
const asTarget = (moment: number) => new Date(moment).toISOString().replace("T", " ").replace("Z", "+00")

async function mustSucceed(outcome: Promise<{ isGood: boolean; text: string }>) {
  const { isGood, text } = await outcome
  if (!isGood) throw new Error(text)
}

async function secondsOf(work: () => Promise<unknown>) {
  const startedAt = Date.now()
  await work()
  return rounded((Date.now() - startedAt) / 1000, 1)
}
