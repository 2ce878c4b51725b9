import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { applyRetentionRules } from "../app/privacy/retention/retention-queues.ts"
import { systemPath } from "../db/cluster/program.ts"
import { guideFiles, readGuide } from "../testing/oracles/guide.ts"

const root = path.join(import.meta.dirname, "..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const guide = readGuide()
const all = (pattern: RegExp) => [...new Set([...guide.matchAll(pattern)].map(([, found = ""]) => found))]

test("every npm script in the guide exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }
  const named = all(/npm run ([\w:-]+)/g)
  expect(named).toEqual(expect.arrayContaining(["release", "advisories", "edge"]))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test("the guide names every program of deploy/run and no other", () => {
  const [, programs = ""] = /^programs: (.*)' >&2$/m.exec(read("deploy/run")) ?? []
  expect(all(/(?<!\/)deploy\/run ([\w:-]+)/g).toSorted()).toEqual(programs.split(" "))
})

test("every repository file in the guide exists", () => {
  const named = all(/(?<![\w/.])((?:deploy|app|docs|tools|tests)\/[\w./@-]*\w)/g)
  expect(named.length).toBeGreaterThan(7)
  // The operator's own copy of env.example.
  const missing = named.filter((file) => !existsSync(path.join(root, file)))
  expect(missing).toEqual(["deploy/container/.env"])
})

test("[N18.09] deploy/run gives a program its settings, its arguments and the release's Node", () => {
  const settings = mkdtempSync(path.join(tmpdir(), "webplan-run-"))
  const address = "postgresql://admin:word@127.0.0.1:5/webplan?sslmode=verify-full&sslrootcert=/a"
  const values = [`DATABASE_URL='${address}'`, "DATABASE_ROLE_SECRETS=1:a-secret-of-the-logins-of-this-test"]
  writeFileSync(path.join(settings, "admin.env"), values.join("\n"))
  writeFileSync(
    path.join(settings, "worker.env"),
    "DATABASE_URL_WORKER=postgresql://worker@127.0.0.1:5/webplan",
  )
  const run = (...args: string[]) => {
    // No Node of the machine is in this path, or an older one.
    const env = { PATH: systemPath, SETTINGS_DIR: settings }
    return spawnSync(path.join(root, "deploy/run"), args, {
      cwd: "/",
      env,
      encoding: "utf8",
      timeout: 30_000,
    })
  }
  const urls = run("db:urls").stdout.trim().split("\n")
  expect(urls).toHaveLength(4)
  for (const url of urls)
    expect(url).toMatch(/@127\.0\.0\.1:5\/webplan\?sslmode=verify-full&sslrootcert=\/a$/)
  expect(run("erasures", "repeat", "/no such/acts.json").stderr).toContain("'/no such/acts.json'")
  expect(run("jobs", "retry").stderr).toBe("usage: jobs [retry <queue>]\n")
  expect(run("lead")).toMatchObject({ status: 2, stderr: expect.stringContaining("usage: run <program>") })
  rmSync(settings, { recursive: true })
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

test("the guide names the actual ports and folders of data and backups", () => {
  expect(read("deploy/systemd/webplan-site@.service")).toContain("PORT=300%i")
  expect(read("deploy/systemd/webplan-desk@.service")).toContain("PORT=301%i")
  expect(guide).toContain("webplan-site@1, @2 (127.0.0.1:3001, 3002)")
  expect(guide).toContain("webplan-desk@1, @2 (127.0.0.1:3011, 3012)")
  for (const folder of all(/(\/var\/backups\/webplan|\/var\/lib\/postgresql\/15\/(?:main|webplan))/g))
    expect(read("deploy/postgres/places.conf.example")).toContain(folder)
})

test("links to headings of the guide lead to one heading each", () => {
  for (const file of guideFiles) {
    const headings = [...readGuide([file]).matchAll(/^#{2,3} (.+)$/gm)].map(([, text = ""]) =>
      text.toLowerCase().replaceAll(/[,']/g, "").replaceAll(" ", "-"),
    )
    expect(headings.filter((heading, n) => headings.indexOf(heading) !== n)).toEqual([])
    const anchors = guideFiles.flatMap((from) => {
      const link = new RegExp(`\\]\\(${from === file ? "" : file}#([\\w-]+)\\)`, "g")
      return [...readGuide([from]).matchAll(link)].map(([, anchor = ""]) => anchor)
    })
    expect(anchors.length).toBeGreaterThan(5)
    expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([])
  }
})
