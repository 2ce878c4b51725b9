import { randomBytes } from "node:crypto"
import { Client, type QueryResultRow } from "pg"
import type { ProcessName } from "../../app/env.server.ts"
import { freePort } from "../../db/free-port.ts"
import { roleUrl } from "../../db/roles.ts"
import { openDesk, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { firstVersion } from "../../testing/test-secrets.ts"
import { describeServer, pause } from "../../tools/measure/run-experiments.ts"
import { startMailSink } from "./mail-sink.ts"
import { supervise } from "./supervised-process.ts"

export const roleSecrets = firstVersion(randomBytes(24).toString("base64url"))

export type ProductOptions = {
  hasWorker?: boolean
  /** Two processes of the site behind nginx. */
  hasEdge?: boolean
  /** How many processes of the desk there are; none by default. */
  desks?: 0 | 1 | 2
  /** Called at each start of a process: its variables, from those that the stack would give it. */
  settings?: (name: ProcessName, own: Record<string, string>) => Record<string, string>
  edge?: Pick<
    NonNullable<Parameters<typeof startNginx>[1]>,
    "alterConfig" | "trustedProxies" | "env" | "connections"
  >
}

/** Site, desk, worker and a mail server on a migrated database with `roleSecrets`; each process can be killed and is restarted. */
export async function openProductStack(
  databaseUrl: string,
  { hasWorker = true, hasEdge = false, desks: deskCount = 0, ...options }: ProductOptions = {},
) {
  const ports = { site: await freePorts(hasEdge ? 2 : 1), desk: await freePorts(deskCount) }
  await describeServer(databaseUrl)
  const sink = await startMailSink()
  const urls = {
    web: roleUrl(databaseUrl, roleSecrets, "webplan_web"),
    worker: roleUrl(databaseUrl, roleSecrets, "webplan_worker"),
    staff: roleUrl(databaseUrl, roleSecrets, "webplan_staff"),
    auth: roleUrl(databaseUrl, roleSecrets, "webplan_auth"),
  }
  const edge = hasEdge
    ? await startNginx(ports.site, {
        ...options.edge,
        desk: ports.desk.length > 0 ? ports.desk : ports.site,
      })
    : undefined
  const nginx = edge && superviseEdge(edge)
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
    await nginx?.stop()
    await Promise.all(processes.map((part) => part.stop()))
    await sink.close()
  }
  try {
    await Promise.all(processes.map((part) => part.ready()))
  } catch (error) {
    await close()
    throw error
  }

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
    processes,
    edge,
    nginx,
    query,
    close,
  }
}

export type ProductStack = Awaited<ReturnType<typeof openProductStack>>

const signals = ["SIGINT", "SIGTERM"] as const

/** Closes a stack before the program ends by a signal. Returns `close` for its normal end. */
export function closeOnSignal(close: () => Promise<void>) {
  const end = () => void close().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, end)
  return async () => {
    for (const signal of signals) process.off(signal, end)
    await close()
  }
}

async function freePorts(count: number) {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

/** nginx was started before the site, whose PUBLIC_URL is its address. */
function superviseEdge(edge: Awaited<ReturnType<typeof startNginx>>) {
  let isFirstStart = true
  return supervise("nginx", async () => {
    if (!isFirstStart) await edge.startAgain()
    isFirstStart = false
    return { kill: edge.kill, stop: edge.stop, ended: edge.ended() }
  })
}

const originOf = ([port]: readonly number[]) => `http://127.0.0.1:${port}`
