import { type ChildProcess, spawn } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { ownSettings, type ProcessName } from "../../app/env.server.ts"
import { deriveKeys } from "../../app/platform/keys/derived-keys.server.ts"
import { formatSecrets, type Secrets } from "../../app/platform/keys/secrets.ts"
import { freePort } from "../../db/free-port.ts"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { startFront } from "../../testing/servers/front.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { claimCheckout } from "./claim-checkout.ts"
import { deskAddress } from "./invite-administrator.ts"
import { startMailbox } from "./mailbox.ts"
import { secretsVariable } from "./variables.ts"

type Mode = "development" | "production"
type Part = { name: string; stop: () => Promise<void> }

const root = path.join(import.meta.dirname, "../..")
const dataDir = process.env["DATA_DIR"] || path.join(root, ".data")

type Options = { prepare?: (databaseUrl: string) => Promise<void>; hasEdge?: boolean }

/** Starts everything the product needs on this machine, with defaults for missing settings. One signal stops everything. */
export async function runLocalStack(mode: Mode, { prepare = async () => {}, hasEdge = false }: Options = {}) {
  const parts: Part[] = []
  let isEnding = false
  const end = async (exitCode: number) => {
    if (isEnding) return
    isEnding = true
    for (const part of parts.toReversed()) await part.stop()
    process.exit(exitCode)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0))

  try {
    const port = process.env["PORT"] || (hasEdge ? "8443" : "3000")
    const claim = await claimCheckout(dataDir, {
      command: `npm run ${process.env["npm_lifecycle_event"] ?? mode}`,
      url: `${hasEdge ? "https" : "http"}://localhost:${port}`,
      pid: process.pid,
    })
    if (!claim.isClaimed) {
      const { command, url, pid } = claim.by
      throw new Error(
        `${command} is running in this checkout already, at ${url} (process ${pid}). End it first.`,
      )
    }
    parts.push({ name: "claim", stop: async () => claim.release() })
    await assertFree(Number(port))
    const databaseUrl = await openDatabase(parts)
    const roleSecrets = roleSecretsOf(databaseUrl)
    const applied = await migrate({ databaseUrl, roleSecrets, log: print })
    if (applied.length > 0) print(`${applied.length} migrations and functions applied`)
    await prepare(databaseUrl)
    const mail = await openMail(parts)

    const front = await startEntrance(port, hasEdge, parts)
    const inherited = process.env
    const secrets = ownSecrets()
    const publicUrl = process.env["PUBLIC_URL"] || front.url
    const env: NodeJS.ProcessEnv = {
      ...Object.fromEntries(Object.entries(secrets).map(([name, own]) => [name, formatSecrets(own)])),
      PUBLIC_URL: publicUrl,
      MAIL_FROM: "site@webplan.example",
      OFFICE_EMAIL: "cotacoes@webplan.example",
      AUDIT_COPY_EMAIL: "auditoria@webplan.example",
      METRICS_PORT: "0",
      DATABASE_URL_WEB: roleUrl(databaseUrl, roleSecrets, "webplan_web"),
      DATABASE_URL_STAFF: roleUrl(databaseUrl, roleSecrets, "webplan_staff"),
      DATABASE_URL_AUTH: roleUrl(databaseUrl, roleSecrets, "webplan_auth"),
      DATABASE_URL_WORKER: roleUrl(databaseUrl, roleSecrets, "webplan_worker"),
      SMTP_URL: mail.smtpUrl,
      ...inherited,
      ...front.env,
      NODE_ENV: mode,
    }
    const run = (name: ProcessName, own: NodeJS.ProcessEnv = {}) => {
      const running = keepRunning(name, { ...env, ...own }, () => isEnding)
      parts.push({ name, stop: running.stop })
      return running
    }
    const runWeb = (name: "site" | "desk") =>
      front.ports[name].map((port) => run(name, { HOST: "127.0.0.1", PORT: String(port) }))
    const worker = run("worker")
    const sites = runWeb("site")
    // In development each writes the types of the routes when it starts, into a folder that it empties first.
    if (mode === "development") await Promise.all(sites.map(({ ready }) => ready))
    const webs = [...sites, ...runWeb("desk")]
    if (mode === "development") {
      const watcher = restartWorkerOnChange(worker)
      parts.push({ name: "watcher", stop: async () => watcher.close() })
    }
    await Promise.all([...webs, worker].map(({ ready }) => ready))
    print(`\n  Site     ${front.url}${hasEdge ? " (self-signed certificate)" : ""}`)
    const invitationSecrets = inherited["INVITATION_SECRETS"]
      ? secretsVariable("INVITATION_SECRETS")
      : secrets.INVITATION_SECRETS
    print(`  Desk     ${await deskAddress({ databaseUrl, invitationSecrets, publicUrl })}`)
    print(`  Mail     ${mail.pageUrl ?? "through SMTP_URL"}`)
    print(`  Database ${databaseUrl.replace(/\/\/([^:]+):[^@]*@/, "//$1:…@")}`)
    print("  Ctrl-C stops everything.\n")
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason) process.stderr.write(`${reason}\n`)
    await end(1)
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Called first, because otherwise a port in use would be noticed only at the end. */
function assertFree(port: number) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once("error", () =>
      reject(
        new Error(`Port ${port} is in use. End the program that listens there, or set PORT to another one.`),
      ),
    )
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()))
  })
}

/** One secret for each purpose, made from one random value of this checkout. */
function ownSecrets() {
  const file = path.join(dataDir, "secret")
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 })
  const secretOf = (purpose: string) =>
    deriveKeys([{ version: 1, value: readFileSync(file, "utf8") }], `this checkout's ${purpose}`)
  return {
    LIMIT_SECRETS: secretOf("limits"),
    INVITATION_SECRETS: secretOf("invitations"),
    UNSUBSCRIBE_SECRETS: secretOf("unsubscribe"),
    SIGN_IN_SECRETS: secretOf("sign-in"),
  }
}

async function openDatabase(parts: Part[]) {
  const given = process.env["DATABASE_URL"]
  if (given) return given
  const server = await startLocalPostgres({ dataDir: path.join(dataDir, "postgres") })
  parts.push({ name: "PostgreSQL", stop: server.stop })
  return ensureDatabase(server.url, "webplan")
}

/** The same for every process with the same DATABASE_URL, so that they use the same passwords. */
function roleSecretsOf(databaseUrl: string): Secrets {
  if (process.env["DATABASE_ROLE_SECRETS"]) return secretsVariable("DATABASE_ROLE_SECRETS")
  const { username, password, host } = new URL(databaseUrl)
  const value = createHash("sha256").update(`${username}:${password}@${host}`).digest("base64url")
  return [{ version: 1, value }]
}

async function openMail(parts: Part[]) {
  const given = process.env["SMTP_URL"]
  if (given) return { smtpUrl: given, pageUrl: null }
  const mailbox = await startMailbox({
    smtpPort: await freePort(),
    pagePort: Number(process.env["MAILBOX_PORT"]) || (await freePort()),
  })
  parts.push({ name: "mailbox", stop: mailbox.close })
  return mailbox
}

/** Runs a process with its own settings, and restarts it when it ends, until stopped. */
function keepRunning(name: ProcessName, env: NodeJS.ProcessEnv, isEnding: () => boolean) {
  const file = `${name}.ts`
  let child: ChildProcess
  let isStopping = false
  let isReady = false
  let startup: { resolve: () => void; reject: (error: Error) => void }
  const ready = new Promise<void>((resolve, reject) => {
    startup = { resolve, reject }
  })
  const open = () => {
    child = spawn(process.execPath, [file], {
      cwd: root,
      env: ownSettings(name, env),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    child.once("message", () => {
      isReady = true
      startup.resolve()
    })
    child.once("exit", (code, signal) => {
      // Ctrl-C reaches the child processes too.
      if (isStopping || isEnding()) return
      if (!isReady) {
        // A process that exits with 1 has printed the reason.
        startup.reject(
          new Error(code === 1 ? "" : `${file} ended with ${code ?? signal} before it was ready.`),
        )
        return
      }
      print(`${file} ended (${code}); starting it again`)
      setTimeout(open, 1000)
    })
  }
  open()
  const stop = async () => {
    isStopping = true
    if (child.exitCode !== null || child.signalCode !== null) return
    await new Promise<void>((resolve) => {
      child.once("exit", () => resolve())
      child.kill("SIGTERM")
    })
  }
  return { ready, stop, restart: () => child.kill("SIGTERM") }
}

function restartWorkerOnChange(worker: { restart: () => void }) {
  let timer: NodeJS.Timeout | undefined
  return watch(path.join(root, "app"), { recursive: true }, (_event, file) => {
    if (!file?.endsWith(".ts")) return
    clearTimeout(timer)
    timer = setTimeout(worker.restart, 300)
  })
}

/** One address for the processes of site and desk: two of each behind nginx, otherwise one of each. */
async function startEntrance(port: string, hasEdge: boolean, parts: Part[]) {
  const free = async () => [await freePort(), await freePort()] as const
  const [[site, desk], second] = [await free(), await free()]
  if (!hasEdge) {
    const trustsProxy = process.env["TRUST_PROXY"] === "1"
    const front = await startFront({
      trustsProxy,
      host: process.env["HOST"] || "127.0.0.1",
      port: Number(port),
      site,
      desk,
    })
    parts.push({ name: "front", stop: front.stop })
    return {
      url: `http://localhost:${port}`,
      ports: { site: [site], desk: [desk] },
      env: { TRUST_PROXY: "1" },
    }
  }
  const ports = { site: [site, second[0]], desk: [desk, second[1]] } as const
  const nginx = await startNginx(ports.site, { port: Number(port), desk: ports.desk })
  parts.push({ name: "nginx", stop: nginx.stop })
  return { url: nginx.url, ports, env: { ...nginx.env, TRUST_PROXY: "1", ALLOW_PLACEHOLDERS: "1" } }
}
