import { type ChildProcess, spawn } from "node:child_process"
import path from "node:path"
import { ownSettings, type ProcessName } from "../../app/env.server.ts"
import { freePort } from "../../db/free-port.ts"
import { secretSettings } from "../test-secrets.ts"
import type { TestDatabase } from "./test-database.ts"

const root = path.join(import.meta.dirname, "../..")

export type AppProcess = {
  pid: number
  output: () => string
  stop: () => Promise<number | null>
  kill: () => Promise<void>
  ended: Promise<number | null>
}

type SiteOptions = {
  database: { urls: Pick<TestDatabase["urls"], "web"> }
  env?: Record<string, string>
}

export function openSite({ database, env = {} }: SiteOptions) {
  return openServer("site", { DATABASE_URL_WEB: database.urls.web, ...env })
}

type DeskOptions = {
  database: { urls: Pick<TestDatabase["urls"], "web" | "staff" | "auth"> }
  env?: Record<string, string>
}

export function openDesk({ database, env = {} }: DeskOptions) {
  return openServer("desk", {
    DATABASE_URL_WEB: database.urls.web,
    DATABASE_URL_STAFF: database.urls.staff,
    DATABASE_URL_AUTH: database.urls.auth,
    ...env,
  })
}

export type WebProcess = Awaited<ReturnType<typeof openServer>>

async function openServer(name: "site" | "desk", env: Record<string, string>) {
  const port = Number(env["PORT"]) || (await freePort())
  const metricsPort = await freePort()
  const running = await startProcess(name, {
    METRICS_PORT: String(metricsPort),
    ...env,
    PORT: String(port),
  })
  return {
    ...running,
    port,
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
  }
}

function exitOf(child: ChildProcess) {
  return new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once("exit", (code) => resolve(code))
  })
}

async function startProcess(name: ProcessName, env: Record<string, string>): Promise<AppProcess> {
  const child = spawn(process.execPath, [`${name}.ts`], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      NODE_ENV: "production",
      METRICS_PORT: "0",
      PUBLIC_URL: "http://localhost",
      ALLOW_PLACEHOLDERS: "1",
      ...ownSettings(name, secretSettings),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  })
  let output = ""
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on("data", collect)
  child.stderr?.on("data", collect)
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve())
    child.once("exit", (code) => reject(new Error(`${name}.ts ended with ${code}:\n${output}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exitOf(child)
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL")
    },
    ended: exitOf(child),
  }
}

type WorkerOptions = {
  database: { urls: Pick<TestDatabase["urls"], "worker"> }
  smtpUrl: string
  env?: Record<string, string>
}

export async function openWorker({ database, smtpUrl, env = {} }: WorkerOptions) {
  const metricsPort = await freePort()
  const running = await startProcess("worker", {
    METRICS_PORT: String(metricsPort),
    DATABASE_URL_WORKER: database.urls.worker,
    SMTP_URL: smtpUrl,
    MAIL_FROM: "site@webplan.example",
    OFFICE_EMAIL: officeEmail,
    AUDIT_COPY_EMAIL: "auditoria@webplan.example",
    // Some tests send more leads in a minute than the office gets in a month.
    OFFICE_MAILS_PER_MINUTE: "1000000",
    ...env,
  })
  return { ...running, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }
}

export const officeEmail = "cotacoes@webplan.example"
