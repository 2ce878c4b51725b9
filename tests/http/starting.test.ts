import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, expect, inject, test } from "vitest"
import { ownSettings, type ProcessName } from "../../app/env.server.ts"
import { formatSecrets } from "../../app/platform/keys/secrets.ts"
import { freePort } from "../../db/free-port.ts"
import { ensureDatabase } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { eventually } from "../../testing/eventually.ts"
import { type AppProcess, openDesk, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { startStoppableDatabase } from "../../testing/servers/stoppable-database.ts"
import { roleSecrets } from "../../testing/servers/test-database.ts"
import { secretSettings } from "../../testing/test-secrets.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const root = path.join(import.meta.dirname, "../..")
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "webplan-starting-"))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test("[N1.01] site, desk and worker wait for a late database and log it at most once in ten seconds", {
  timeout: 180_000,
}, async () => {
  const database = await startStoppableDatabase()
  ends.push(database.remove)
  await database.stop()

  const smtp = await startSmtpServer()
  ends.push(smtp.close)
  // The worker first, so that it has looked for the database before that starts, also on a busy machine.
  const opening = openWorker({ database, smtpUrl: smtp.url })
  const [site, desk] = await Promise.all([openSite({ database }), openDesk({ database })])
  ends.push(site.stop, desk.stop)
  expect((await fetch(`${site.url}/saude`)).status).toBe(200)
  for (const { url } of [site, desk]) expect((await fetch(`${url}/pronto`)).status).toBe(503)
  const isWaiting = () => site.output().includes("waiting for the database")
  await eventually(isWaiting)
  // Longer than the connection timeouts of the pools.
  await new Promise((resolve) => setTimeout(resolve, 5000))

  await database.start()
  const worker = await opening
  ends.push(worker.stop)
  for (const { url } of [site, desk])
    await eventually(async () => (await fetch(`${url}/pronto`)).status === 200)
  // A lead has three seconds to be stored, which a busy machine can miss.
  await eventually(async () => (await postForm(site.url, goodFields)).status === 303)
  await eventually(() => smtp.received.length > 0)
  const isAnswered = (process: AppProcess) => process.output().includes("database answers")
  await eventually(() => [site, desk, worker].every(isAnswered))
  for (const process of [site, desk, worker]) {
    const lines = process.output().split("\n")
    const waiting = lines.filter((line) => line.includes("waiting for the database"))
    expect(waiting.length).toBeGreaterThan(0)
    for (const line of waiting) expect(line).toMatch(/\(DATABASE_URL_(WEB|WORKER)\) does not answer: /)
    const times = waiting.map((line) => Date.parse((JSON.parse(line) as { time: string }).time))
    for (const [n, time] of times.slice(1).entries()) expect(time - (times[n] ?? 0)).toBeGreaterThan(9900)
    expect(lines.filter((line) => line.includes("database answers"))).toHaveLength(1)
  }
})

test("[N1.01] opens a bounded number of connections to a database that accepts them and never responds", async () => {
  const open = new Set<Socket>()
  let mostOpen = 0
  const database = createServer((socket) => {
    open.add(socket)
    mostOpen = Math.max(mostOpen, open.size)
    socket.on("error", () => {}).resume()
    socket.once("close", () => open.delete(socket))
  })
  await new Promise<void>((resolve) => database.listen(0, "127.0.0.1", resolve))
  ends.push(() => {
    for (const socket of open) socket.destroy()
    database.close()
  })
  const { port } = database.address() as AddressInfo
  const { child, output } = runNode(
    ["worker.ts"],
    settingsOf("worker", `postgres://u:p@127.0.0.1:${port}/webplan`),
  )
  ends.push(() => child.kill("SIGKILL"))
  await eventually(() => output().includes("waiting for the database"))
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(child.exitCode).toBeNull()
  expect(mostOpen).toBeLessThanOrEqual(2)
})

const faults: { title: string; run: () => Promise<Outcome> | Outcome; line: RegExp }[] = [
  {
    title: "port in use by another program: npm start",
    run: async () => runTool("tools/start.ts", { PORT: String(await takenPort()), DATA_DIR: newFolder() }),
    line: /^Port \d+ is in use\. End the program that listens there, or set PORT to another one\.\n$/,
  },
  {
    title: "port in use by another program: the site alone",
    run: async () => runProcess("site", inject("postgresUrl"), { PORT: String(await takenPort()) }),
    line: /^Port \d+ is in use\. End the program that listens there, or set PORT to another one\.\n$/,
  },
  {
    title: "no build: the site alone",
    run: () => runProcess("site", inject("postgresUrl"), {}, unbuiltCheckout()),
    line: /^There is no build yet\. Run: npm run build\n$/,
  },
  ...["start", "edge"].map((script) => ({
    title: `no build: npm run ${script}`,
    run: () => runTool(`tools/${script}.ts`, {}, unbuiltCheckout()),
    line: /^There is no build yet\. Run: npm run build\n$/,
  })),
  {
    title: "no nginx",
    run: async () =>
      runTool("tools/edge.ts", {
        // Debian's nginx is in /usr/sbin.
        PATH: "/usr/bin:/bin",
        PORT: String(await freePort()),
        DATA_DIR: newFolder(),
        DATABASE_URL: await ensureDatabase(inject("postgresUrl"), "no_nginx"),
        DATABASE_ROLE_SECRETS: formatSecrets(roleSecrets),
      }),
    line: /^nginx did not start: it is not installed \(Debian: apt install nginx-light\)\n$/,
  },
  {
    title: "no Chromium",
    run: () =>
      runTool("node_modules/@playwright/test/cli.js", { CHROMIUM_PATH: "/nowhere/chromium" }, root, ["test"]),
    line: /^There is no Chromium at \/nowhere\/chromium\. Install it \(Debian: apt install chromium\), or set CHROMIUM_PATH\.\n$/,
  },
  {
    title: "DATABASE_URL without a listening server",
    run: async () =>
      runTool("tools/migrate.ts", {
        DATABASE_URL: `postgres://u:hidden@127.0.0.1:${await freePort()}/webplan`,
      }),
    line: /^PostgreSQL at 127\.0\.0\.1:\d+ \(DATABASE_URL\) does not answer: ECONNREFUSED\. Correct it, .*\n$/,
  },
  {
    title: "DATABASE_URL with a wrong password",
    run: () => runTool("tools/migrate.ts", { DATABASE_URL: changed({ password: "hidden" }) }),
    line: /^PostgreSQL at \S+ \(DATABASE_URL\) refuses the user or the password\. Correct it, .*\n$/,
  },
  {
    title: "DATABASE_URL with a database that does not exist: npm start",
    run: async () =>
      runTool("tools/start.ts", {
        PORT: String(await freePort()),
        DATA_DIR: newFolder(),
        DATABASE_URL: changed({ pathname: "/nowhere" }),
      }),
    line: /^PostgreSQL at \S+ \(DATABASE_URL\) has no database "nowhere"\. Correct it, .*\n$/,
  },
  {
    title: "DATABASE_URL that is not an address",
    run: () => runTool("tools/migrate.ts", { DATABASE_URL: "webplan on this machine" }),
    line: /^DATABASE_URL is not an address such as postgres:\S+\. Correct it, .*\n$/,
  },
  ...(
    [
      ["site", "DATABASE_URL_WEB"],
      ["desk", "DATABASE_URL_STAFF"],
      ["desk", "DATABASE_URL_AUTH"],
      ["worker", "DATABASE_URL_WORKER"],
    ] as const
  ).map(([name, variable]) => ({
    title: `${variable} with a wrong password`,
    run: async () => {
      const right = new URL(settingsOf(name, inject("postgresUrl"))[variable] ?? "")
      const wrong = { [variable]: Object.assign(right, { password: "hidden" }).toString() }
      const port: Record<string, string> = name === "worker" ? {} : { PORT: String(await freePort()) }
      return runProcess(name, inject("postgresUrl"), { ...wrong, ...port })
    },
    line: new RegExp(`^PostgreSQL at \\S+ \\(${variable}\\) refuses the user or the password\n$`),
  })),
]

for (const { title, run, line } of faults)
  test(`[N1.03] prints one line that says what to do: ${title}`, async () => {
    const { code, errors, output } = await run()
    expect(errors).toMatch(line)
    expect(code).toBe(1)
    // The password in the given address.
    expect(output + errors).not.toContain("hidden")
  })

type Outcome = { code: number | null; output: string; errors: string }

function runNode(args: readonly string[], env: Record<string, string>, cwd = root) {
  let errors = ""
  let output = ""
  const child = execFile(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...env,
    },
    timeout: 50_000,
    killSignal: "SIGKILL",
  })
  child.stderr?.on("data", (chunk: string) => {
    errors += chunk
  })
  child.stdout?.on("data", (chunk: string) => {
    output += chunk
  })
  const outcome = new Promise<Outcome>((resolve) =>
    child.once("close", (code) => resolve({ code, output, errors })),
  )
  return { child, outcome, output: () => output }
}

function runTool(file: string, env: Record<string, string>, cwd = root, args: readonly string[] = []) {
  return runNode([file, ...args], env, cwd).outcome
}

function changed(part: Partial<Pick<URL, "password" | "pathname">>) {
  return Object.assign(new URL(inject("postgresUrl")), part).toString()
}

const common = {
  NODE_ENV: "production",
  METRICS_PORT: "0",
  PUBLIC_URL: "http://localhost",
  ALLOW_PLACEHOLDERS: "1",
  ...secretSettings,
}

function settingsOf(name: ProcessName, url: string) {
  return ownSettings(name, {
    ...common,
    DATABASE_URL_WEB: roleUrl(url, roleSecrets, "webplan_web"),
    DATABASE_URL_STAFF: roleUrl(url, roleSecrets, "webplan_staff"),
    DATABASE_URL_AUTH: roleUrl(url, roleSecrets, "webplan_auth"),
    DATABASE_URL_WORKER: roleUrl(url, roleSecrets, "webplan_worker"),
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "site@webplan.example",
    OFFICE_EMAIL: "cotacoes@webplan.example",
    AUDIT_COPY_EMAIL: "auditoria@webplan.example",
  })
}

/** With the logins of this database server, and these settings changed. */
function runProcess(name: ProcessName, url: string, changes: Record<string, string> = {}, cwd = root) {
  return runTool(`${name}.ts`, { ...settingsOf(name, url), ...changes }, cwd)
}

async function takenPort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

const processes = ["site.ts", "desk.ts", "web-server.ts", "worker.ts"]

/** The sources without a build. */
function unbuiltCheckout() {
  const folder = newFolder()
  for (const name of ["app", "db", "tools", "testing", "deploy", ...processes, "package.json"])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"))
  return folder
}
