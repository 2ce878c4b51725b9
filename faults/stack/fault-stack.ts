import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { seedIfEmpty } from "../../db/seed/seed.ts"
import {
  closeOnSignal,
  openProductStack,
  type ProductOptions,
  type ProductStack,
  roleSecrets,
} from "./product-stack.ts"
import { supervise } from "./supervised-process.ts"

type Options = ProductOptions & {
  /** A data directory on another disk. */
  dataDir?: string
  /** Called after PostgreSQL has stopped, instead of deleting its data directory. */
  removeDisk?: () => void
  /** PostgreSQL's settings. */
  server?: Record<string, string>
  /** Called before each start of PostgreSQL. */
  beforeServer?: () => void
}

/** PostgreSQL with durable settings, and the product's processes; with nginx also seeded articles. */
export async function openFaultStack({
  dataDir = newDataDir(),
  server: serverSettings = {},
  beforeServer,
  removeDisk = () => rmSync(dataDir, { recursive: true, force: true }),
  ...options
}: Options = {}) {
  await copyPrepared(options.hasEdge ?? false, dataDir)
  const port = await freePort()
  let serverUrl = ""
  const postgres = supervise("postgres", async () => {
    beforeServer?.()
    const server = await startLocalPostgres({ dataDir, port, settings: serverSettings })
    serverUrl = server.url
    return server
  })
  await postgres.ready()
  let product: ProductStack | undefined
  const close = closeOnSignal(async () => {
    await product?.close()
    await postgres.stop()
    removeDisk()
  })
  try {
    product = await openProductStack(await ensureDatabase(serverUrl, "webplan"), options)
  } catch (error) {
    await close()
    throw error
  }
  return { ...product, postgres, close }
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

/** The same stack with nginx and a second process of the site. */
export async function openEdgeStack(options: Omit<Options, "hasEdge"> = {}) {
  const { edge, nginx, ...stack } = await openFaultStack({ ...options, hasEdge: true })
  if (!edge || !nginx) throw new Error("the stack has no nginx")
  return { ...stack, edge, nginx }
}

export type EdgeStack = Awaited<ReturnType<typeof openEdgeStack>>
