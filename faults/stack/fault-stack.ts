import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client, type QueryResultRow } from "pg"
import { freePort } from "../../db/free-port.ts"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { seedIfEmpty } from "../../db/seed/seed.ts"
import { openWeb, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { firstVersion } from "../../testing/test-secrets.ts"
import { describeServer, pause } from "../../tools/measure/run-experiments.ts"
import { startMailSink } from "./mail-sink.ts"
import { supervise } from "./supervised-process.ts"

const signals = ["SIGINT", "SIGTERM"] as const
const roleSecrets = firstVersion(randomBytes(24).toString("base64url"))

type Options = {
  hasWorker?: boolean
  /** Two web processes behind nginx, and seeded articles. */
  hasEdge?: boolean
  /** A data directory on another disk. */
  dataDir?: string
  /** Called at each start of a process: its variables, from those that the stack would give it. */
  settings?: (own: Record<string, string>) => Record<string, string>
  edge?: Pick<NonNullable<Parameters<typeof startNginx>[1]>, "alterConfig" | "env" | "connections">
}

/** PostgreSQL with durable settings, web server and worker; each process can be killed and is restarted. */
export async function openFaultStack({ hasWorker = true, hasEdge = false, ...options }: Options = {}) {
  const dataDir = options.dataDir ?? newDataDir()
  await copyPrepared(hasEdge, dataDir)
  const [databasePort, webPort, secondPort] = [await freePort(), await freePort(), await freePort()]
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
  const edge = hasEdge ? await startNginx([webPort, secondPort], options.edge) : undefined
  const { settings = (own) => own } = options
  const env = { TRUST_PROXY: "1", ...(edge ? { PUBLIC_URL: edge.url } : {}) }
  const openAt = (port: number) => () =>
    openWeb({ database: { urls }, env: settings({ ...env, PORT: String(port) }) })
  const web = supervise("web", openAt(webPort))
  const second = hasEdge ? supervise("second web", openAt(secondPort)) : undefined
  const worker = hasWorker
    ? supervise("worker", () => openWorker({ database: { urls }, smtpUrl: sink.url, env: settings({}) }))
    : undefined

  const close = async () => {
    for (const signal of signals) process.off(signal, end)
    await edge?.stop()
    await Promise.all([web.stop(), second?.stop(), worker?.stop()])
    await postgres.stop()
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const end = () => void close().then(() => process.exit(130))
  for (const signal of signals) process.once(signal, end)
  await Promise.all([web.ready(), second?.ready(), worker?.ready()])

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
    origin: `http://127.0.0.1:${webPort}`,
    ports: [webPort, secondPort] as const,
    roleSecrets,
    urls,
    databaseUrl,
    sink,
    web,
    second,
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

const newDataDir = () => path.join(tmpdir(), `webplan-faults-${randomBytes(6).toString("hex")}`)

export type FaultStack = Awaited<ReturnType<typeof openFaultStack>>

/** The same stack with nginx and a second web process. */
export async function openEdgeStack(options: Omit<Options, "hasEdge"> = {}) {
  const { edge, second, ...stack } = await openFaultStack({ ...options, hasEdge: true })
  if (!edge || !second) throw new Error("the stack has no nginx")
  return { ...stack, edge, second }
}

export type EdgeStack = Awaited<ReturnType<typeof openEdgeStack>>
