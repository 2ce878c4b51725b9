import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client, type QueryResultRow } from "pg"
import type { ProcessName } from "../../app/env.server.ts"
import { freePort } from "../../db/free-port.ts"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { seedIfEmpty } from "../../db/seed/seed.ts"
import { openDesk, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { firstVersion } from "../../testing/test-secrets.ts"
import { describeServer, pause } from "../../tools/measure/run-experiments.ts"
import { startMailSink } from "./mail-sink.ts"
import { supervise } from "./supervised-process.ts"

const signals = ["SIGINT", "SIGTERM"] as const
const roleSecrets = firstVersion(randomBytes(24).toString("base64url"))

type Options = {
  hasWorker?: boolean
  /** Two processes of the site behind nginx, and seeded articles. */
  hasEdge?: boolean
  /** How many processes of the desk there are; none by default. */
  desks?: 0 | 1 | 2
  /** A data directory on another disk. */
  dataDir?: string
  /** Called at each start of a process: its variables, from those that the stack would give it. */
  settings?: (name: ProcessName, own: Record<string, string>) => Record<string, string>
  edge?: Pick<NonNullable<Parameters<typeof startNginx>[1]>, "alterConfig" | "env" | "connections">
}

/** PostgreSQL with durable settings, site, desk and worker; each process can be killed and is restarted. */
export async function openFaultStack({
  hasWorker = true,
  hasEdge = false,
  desks: deskCount = 0,
  ...options
}: Options = {}) {
  const dataDir = options.dataDir ?? newDataDir()
  await copyPrepared(hasEdge, dataDir)
  const databasePort = await freePort()
  const ports = { site: await freePorts(hasEdge ? 2 : 1), desk: await freePorts(deskCount) }
  let serverUrl = ""
  const postgres = supervise("postgres", async () => {
    const server = await startLocalPostgres({ dataDir, port: databasePort })
    serverUrl = server.url
    return server
  })
  await postgres.ready()
  const databaseUrl = await ensureDatabase(serverUrl, "webplan")
  await describeServer(databaseUrl)

  const sink = await startMailSink()
  const urls = {
    web: roleUrl(databaseUrl, roleSecrets, "webplan_web"),
    worker: roleUrl(databaseUrl, roleSecrets, "webplan_worker"),
    staff: roleUrl(databaseUrl, roleSecrets, "webplan_staff"),
    auth: roleUrl(databaseUrl, roleSecrets, "webplan_auth"),
  }
  const edge = hasEdge
    ? await startNginx(pairOf(ports.site), {
        ...options.edge,
        desk: pairOf(ports.desk.length > 0 ? ports.desk : ports.site),
      })
    : undefined
  const { settings = (_, own) => own } = options
  const env = { TRUST_PROXY: "1", ...(edge ? { PUBLIC_URL: edge.url } : {}) }
  const open = { site: openSite, desk: openDesk }
  const superviseAll = (name: "site" | "desk") =>
    ports[name].map((port, n) =>
      supervise(`${name} ${n + 1}`, () =>
        open[name]({ database: { urls }, env: settings(name, { ...env, PORT: String(port) }) }),
      ),
    )
  const [sites, desks] = [superviseAll("site"), superviseAll("desk")]
  const worker = hasWorker
    ? supervise("worker", () =>
        openWorker({ database: { urls }, smtpUrl: sink.url, env: settings("worker", {}) }),
      )
    : undefined
  const processes = [...sites, ...desks, ...(worker ? [worker] : [])]

  const close = async () => {
    for (const signal of signals) process.off(signal, end)
    await edge?.stop()
    await Promise.all(processes.map((part) => part.stop()))
    await postgres.stop()
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const end = () => void close().then(() => process.exit(130))
  for (const signal of signals) process.once(signal, end)
  await Promise.all(processes.map((part) => part.ready()))

  /** Runs a statement as the database administrator, with retries while the server is down. */
  const query = async <Row extends QueryResultRow>(statement: string, values: unknown[] = []) => {
    for (const deadline = Date.now() + 60_000; ; await pause(300)) {
      const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
      // When the server is killed, the query fails too; this event adds nothing.
      client.on("error", () => {})
      try {
        await client.connect()
        return (await client.query<Row>(statement, values)).rows
      } catch (error) {
        if (Date.now() > deadline) throw error
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
  return {
    origin: originOf(ports.site),
    deskOrigin: originOf(ports.desk),
    ports,
    roleSecrets,
    urls,
    databaseUrl,
    sink,
    sites,
    desks,
    worker,
    postgres,
    edge,
    query,
    close,
  }
}

/** Data directories of stopped servers with the migrated database: with seeded articles, and without. */
const prepared = new Map<boolean, Promise<string>>()

/** Every stack starts on a copy, because migrating and seeding takes longer than most experiments. */
async function copyPrepared(isSeeded: boolean, dataDir: string) {
  const making = prepared.get(isSeeded) ?? prepare(isSeeded)
  prepared.set(isSeeded, making)
  mkdirSync(dataDir, { recursive: true })
  // As root the files belong to the server's user; `cp -a` keeps that.
  execFileSync("cp", ["-a", `${await making}/.`, dataDir], { timeout: 60_000 })
}

async function prepare(isSeeded: boolean) {
  const dataDir = newDataDir()
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startLocalPostgres({ dataDir })
  const databaseUrl = await ensureDatabase(server.url, "webplan")
  await migrate({ databaseUrl, roleSecrets })
  if (isSeeded) await seedIfEmpty(databaseUrl)
  await server.stop()
  return dataDir
}

async function freePorts(count: number) {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

/** nginx always names two processes. */
function pairOf([first = 0, second = first]: readonly number[]) {
  return [first, second] as const
}

const originOf = ([port]: readonly number[]) => `http://127.0.0.1:${port}`

const newDataDir = () => path.join(tmpdir(), `webplan-faults-${randomBytes(6).toString("hex")}`)

export type FaultStack = Awaited<ReturnType<typeof openFaultStack>>

/** The same stack with nginx and a second process of the site. */
export async function openEdgeStack(options: Omit<Options, "hasEdge"> = {}) {
  const { edge, ...stack } = await openFaultStack({ ...options, hasEdge: true })
  if (!edge) throw new Error("the stack has no nginx")
  return { ...stack, edge }
}

export type EdgeStack = Awaited<ReturnType<typeof openEdgeStack>>
