import { Client } from "pg"
import { createRandom } from "../../db/seed/random.ts"
import { mountPowerCutDisk, type PowerCutDisk } from "../../testing/servers/power-cut-disk.ts"
import { pause, type Result, type Run } from "../../tools/measure/run-experiments.ts"
import { loadText, startSteadyLoad } from "../leads/steady-load.ts"
import { compareLeads, describeVerdict, faultsOf } from "../leads/verdict.ts"
import { type FaultStack, openFaultStack } from "../stack/fault-stack.ts"

const ship = { cuts: 20, lost: 0 }
const aim = { cuts: 200, lost: 0 }
const sizes = { quick: { cuts: 2, drainWithinMs: 60_000 }, full: { cuts: 200, drainWithinMs: 10 * 60_000 } }

/** A checkpoint takes some 20 ms here. */
const longestCheckpointMs = 20

type Context = { stack: FaultStack; disk: PowerCutDisk; run: Run }

/** R3: power cut of the database's disk. */
export async function powerCuts(run: Run): Promise<Result> {
  console.log("\nR3 power cut of the database's disk: acknowledged leads lost")
  const disk = mountPowerCutDisk()
  if (!disk) {
    console.log("not run: mounting a file system is not allowed on this machine")
    return { id: "R3", value: { notRun: "mount refused" }, ship, aim, met: "none", isSound: true }
  }
  const stack = await openFaultStack({
    dataDir: disk.dataDir,
    beforeServer: disk.restorePower,
    removeDisk: disk.close,
  })
  try {
    // The server's files were copied.
    disk.sync()
    return await measure({ stack, disk, run })
  } finally {
    await stack.close()
  }
}

async function measure(context: Context): Promise<Result> {
  const { stack, run } = context
  const size = run.isQuick ? sizes.quick : sizes.full
  const cuts = run.kills ?? size.cuts
  console.log(
    `method: PostgreSQL's data on ext4 in a file; ${loadText}. ${cuts} times at a random moment, every second time during a checkpoint, the file system is shut down without a flush: every write that was not synced is lost. Then PostgreSQL is killed, the disk mounted, PostgreSQL started. At each cut a file that was synced must be there and one that was not must be gone. At the end the clients' record is compared with the table and the SMTP server, and every index with its table.`,
  )
  const random = createRandom(run.seed).next
  const clients = startSteadyLoad({ origin: stack.origin, group: "visita", seed: run.seed })
  let inCheckpoint = 0
  for (let n = 1; n <= cuts; n++) {
    await clients.untilFlowing()
    await pause(random() * 1000)
    const checkpoint = n % 2 === 0 ? await startCheckpoint(stack, random() * longestCheckpointMs) : undefined
    if (checkpoint?.isRunning()) inCheckpoint++
    await cutPower(context)
    await clients.untilFlowing(1)
    if (n % 10 === 0) console.log(`  ${n} cuts, ${clients.entries.length} acknowledged`)
  }
  await clients.untilFlowing()
  await clients.stop()
  const verdict = await compareLeads(stack, "visita", clients.entries, size.drainWithinMs)
  const damaged = await findDamage(stack)
  console.log(
    `sound: ${clients.entries.length} leads by ${clients.attempts()} attempts, ${cuts} cuts, ${inCheckpoint} of them during a checkpoint; damaged tables and indexes ${damaged}; ${describeVerdict(verdict)}`,
  )
  const controlLost = await loseWithoutSync(context)
  const { lost, duplicated, unnotified } = verdict
  const isSound = faultsOf(verdict) + damaged === 0 && controlLost > 0
  return {
    id: "R3",
    value: {
      cuts,
      inCheckpoint,
      leads: clients.entries.length,
      lost,
      duplicated,
      unnotified,
      damaged,
      controlLost,
    },
    ship,
    aim,
    met: !isSound ? "none" : cuts >= aim.cuts ? "aim" : cuts >= ship.cuts ? "ship" : "none",
    isSound,
  }
}

async function cutPower({ stack, disk }: Context) {
  disk.cutPower()
  await stack.postgres.kill(0)
}

/** Starts a checkpoint and waits a moment. The cut ends its connection. */
async function startCheckpoint({ databaseUrl }: FaultStack, waitMs: number) {
  const client = new Client({ connectionString: databaseUrl })
  client.on("error", () => {})
  await client.connect()
  let isRunning = true
  const end = () => {
    isRunning = false
    void client.end().catch(() => {})
  }
  client.query("checkpoint").then(end, end)
  await pause(waitMs)
  return { isRunning: () => isRunning }
}

/** Counts the tables and indexes that amcheck finds damaged. */
async function findDamage(stack: FaultStack) {
  await stack.query("create extension if not exists amcheck")
  const tables = await stack.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relkind in ('r', 'm') and relpersistence = 'p'
       and exists (select from verify_heapam(c.oid))`,
  )
  const indexes = await stack.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relkind = 'i' and i.indisvalid",
  )
  let damaged = tables.length
  for (const { name } of tables) console.log(`  damaged table ${name}`)
  for (const { name } of indexes) {
    try {
      await stack.query("select bt_index_check($1::regclass, true)", [name])
    } catch (error) {
      console.log(`  damaged index ${name}: ${String(error)}`)
      damaged++
    }
  }
  return damaged
}

/** The control: the same cut while PostgreSQL does not sync. Acknowledged leads must be lost, or the whole database. */
async function loseWithoutSync(context: Context) {
  const { stack, run } = context
  await stack.query("alter system set fsync = off")
  await stack.query("select pg_reload_conf()")
  const clients = startSteadyLoad({ origin: stack.origin, group: "controle", seed: run.seed })
  await clients.untilFlowing(30)
  const acknowledged = [...clients.entries]
  await Promise.all([cutPower(context), clients.abandon()])
  const isReadable = await stack.postgres.ready().then(
    () => true,
    () => false,
  )
  if (!isReadable) {
    console.log("control: fsync = off (must lose): the server does not start any more")
    return acknowledged.length
  }
  const verdict = await compareLeads(stack, "controle", acknowledged, 0)
  console.log(
    `control: fsync = off (must lose), ${acknowledged.length} leads before the cut: lost ${verdict.lost}`,
  )
  return verdict.lost
}
