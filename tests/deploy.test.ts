import { spawnSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, expect, test } from "vitest"

const root = path.join(import.meta.dirname, "..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const units = readdirSync(path.join(root, "deploy/systemd"))
const rootUnits = new Set(["webplan-access-records.service", "webplan-certificate.service"])
const backupUnits = new Set(["webplan-backup-proof.service", "webplan-backup.service"])
const refreshUnit = "webplan-edge-refresh.service"
const services = units.filter((name) => name.endsWith(".service") && !rootUnits.has(name))
const compose = read("deploy/container/compose.yaml")

test("every systemd unit but two runs a program of this repository, not as root, with restricted rights", () => {
  expect(services).toHaveLength(7)
  for (const name of services) {
    const unit = read(`deploy/systemd/${name}`)
    const isBackup = backupUnits.has(name)
    const command = isBackup
      ? /^ExecStart=\/opt\/webplan\/current\/(\S+) /
      : /^ExecStart=.*\/node_modules\/\.bin\/node (\S+)$/
    const program = new RegExp(command, "m").exec(unit)?.[1] ?? "no program"
    expect(existsSync(path.join(root, program)), name).toBe(true)
    expect(unit, name).toMatch(isBackup ? /^User=postgres$/m : /^User=webplan(-\w+)?$/m)
    expect(/^EnvironmentFile=\/etc\/webplan\/(site|desk|worker|admin)\.env$/m.test(unit), name).toBe(
      !isBackup,
    )
    for (const line of [
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "ProtectSystem=strict",
      "ProtectHome=yes",
      "PrivateTmp=yes",
      "RestrictNamespaces=yes",
      ...(isBackup ? ["InaccessiblePaths=-/etc/webplan"] : []),
      "SystemCallFilter=@system-service",
    ])
      expect(unit.split("\n"), name).toContain(line)
    // With it V8 cannot start.
    expect(unit, name).not.toMatch(/^MemoryDenyWriteExecute=yes/m)
    // It removes the shared memory of every process of the user, also that of the running server.
    if (isBackup) expect(unit, name).not.toMatch(/^RemoveIPC=yes/m)
  }
})

test("[N18.10] the certificate's unit is root without any of root's rights, and writes to three folders only", () => {
  const unit = read("deploy/systemd/webplan-certificate.service").split("\n")
  for (const line of [
    "CapabilityBoundingSet=",
    "StateDirectory=webplan-certificate",
    "StateDirectoryMode=0700",
    "ReadWritePaths=/var/www/acme -/var/lib/webplan-metrics",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "SystemCallFilter=@system-service",
    "UMask=0077",
  ])
    expect(unit).toContain(line)
})

test("only migrations read the administrator's address", () => {
  const admins = services.filter((name) => read(`deploy/systemd/${name}`).includes("admin.env"))
  expect(admins).toEqual(["webplan-migrate.service"])
})

test("[N17.06] site, desk and worker have a system user and a settings file each, shared with no other process", () => {
  const lineOf = (unit: string, name: string) =>
    new RegExp(`^${name}=(.*)$`, "m").exec(read(`deploy/systemd/${unit}.service`))?.[1]
  for (const [unit, name] of [
    ["webplan-site@", "site"],
    ["webplan-desk@", "desk"],
    ["webplan-worker", "worker"],
  ] as const) {
    expect(lineOf(unit, "ExecStart")).toMatch(new RegExp(` ${name}\\.ts$`))
    expect(lineOf(unit, "SocketBindDeny")).toBe("any")
    // Site and desk reach this machine only; the worker reaches mail server and CRM too.
    expect(lineOf(unit, "IPAddressDeny")).toBe(name === "worker" ? undefined : "any")
    expect(lineOf(unit, "IPAddressAllow")).toBe(name === "worker" ? undefined : "127.0.0.1 ::1")
    for (const line of ["User", "EnvironmentFile", "SocketBindAllow"]) {
      const value = lineOf(unit, line)
      if (line !== "SocketBindAllow") expect(value).toContain(name)
      // The refresh of the edges is the worker's, started at a time of its own.
      const ownUnits = new Set([`${unit}.service`, ...(name === "worker" ? [refreshUnit] : [])])
      const others = services.filter((file) => !ownUnits.has(file))
      for (const other of others)
        expect(read(`deploy/systemd/${other}`).split("\n")).not.toContain(`${line}=${value}`)
    }
  }
})

test("the stop timeout of a process is longer than its drain time", () => {
  for (const [unit, program] of [
    ["webplan-site@", "web-server.ts"],
    ["webplan-desk@", "web-server.ts"],
    ["webplan-worker", "worker.ts"],
  ]) {
    const drainMs = Number(/withinMs: ([\d_]+)/.exec(read(program ?? ""))?.[1]?.replaceAll("_", ""))
    const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(read(`deploy/systemd/${unit}.service`))?.[1])
    expect(stopSeconds * 1000).toBeGreaterThan(drainMs)
  }
  expect(compose).toContain("stop_grace_period: 30s")
})

const folders: string[] = []
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true })
})

const twoOfEach = {
  site: "127.0.0.1:3001 127.0.0.1:3002",
  desk: "127.0.0.1:3011 127.0.0.1:3012",
}

/** A machine with two releases, and with fake systemctl and curl. systemctl records its calls. */
function machine(isReady: (release: string) => boolean, refused = "nothing", processes = twoOfEach) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-roll-out-"))
  folders.push(dir)
  const at = (name: string) => path.join(dir, name)
  mkdirSync(at("bin"))
  mkdirSync(at("edge"))
  for (const release of ["old", "new"]) {
    mkdirSync(at(`releases/${release}/build/server`), { recursive: true })
    mkdirSync(at(`releases/${release}/build/edge/assets`), { recursive: true })
    writeFileSync(at(`releases/${release}/build/server/index.js`), "")
    writeFileSync(at(`releases/${release}/build/edge/assets/${release}.js`), release)
  }
  symlinkSync(at("releases/old"), at("current"))
  writeFileSync(at("edge.env"), `SITE_PROCESSES='${processes.site}'\nDESK_PROCESSES='${processes.desk}'\n`)
  const ready = ["old", "new"].filter(isReady).join(" ")
  const programs = {
    systemctl: `echo "$*" >> ${at("calls")}; case "$*" in *${refused}*) exit 1;; esac`,
    // As on a machine with systemd: its own lines, or with --unit those of systemd too, which come last.
    journalctl: `case "$*" in *_SYSTEMD_UNIT=webplan-migrate.service*) echo "the reason";; *) echo "Failed to start";; esac`,
    curl: `case " ${ready} " in *" $(basename "$(readlink -f ${at("current")})") "*) exit 0;; *) exit 22;; esac`,
  }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }
  const rollOut = (...options: string[]) =>
    spawnSync(path.join(root, "deploy/roll-out"), [...options, at("releases/new")], {
      timeout: 15_000,
      env: {
        PATH: `${at("bin")}:${process.env["PATH"]}`,
        WEBPLAN_ROOT: dir,
        EDGE_ROOT: at("edge"),
        SETTINGS_DIR: dir,
        WEBPLAN_WAIT: "0.001",
      },
      encoding: "utf8",
    })
  const restart = (...names: string[]) =>
    spawnSync(path.join(root, "deploy/restart"), names, {
      timeout: 15_000,
      env: { PATH: `${at("bin")}:${process.env["PATH"]}`, SETTINGS_DIR: dir, WEBPLAN_WAIT: "0.001" },
    }).status
  return {
    at,
    rollOut,
    restart,
    current: () => path.basename(readlinkSync(at("current"))),
    calls: () => readFileSync(at("calls"), "utf8").trim().split("\n"),
  }
}

test("a roll-out migrates, restarts the processes one by one and keeps the files of the previous release", () => {
  const { at, rollOut, current, calls } = machine(() => true)
  expect(rollOut().status).toBe(0)
  expect(current()).toBe("new")
  expect(calls()).toEqual([
    "start webplan-migrate.service",
    "restart webplan-site@1.service",
    "restart webplan-site@2.service",
    "restart webplan-desk@1.service",
    "restart webplan-desk@2.service",
    "restart webplan-worker.service",
    `restart --no-block ${refreshUnit}`,
  ])
  expect(readdirSync(at("edge/assets")).toSorted()).toEqual(["new.js", "old.js"])
  const restarts = readFileSync(at("restarts.log"), "utf8")
  expect(restarts).toMatch(/^(\d{4}-\d\d-\d\dT[\d:.]+Z ((site|desk)-[12]|worker)\n){5}$/)
})

test("a release that does not become ready is rolled back before the second process restarts", {
  timeout: 60_000,
}, () => {
  const { at, rollOut, current, calls } = machine((release) => release === "old")
  const { status, stderr } = rollOut()
  expect(status).toBe(1)
  expect(stderr).toContain("back to")
  expect(current()).toBe("old")
  expect(calls()).not.toContain("restart webplan-site@2.service")
  expect(calls()).not.toContain("restart webplan-worker.service")
  expect(readFileSync(at("restarts.log"), "utf8")).toMatch(/^\S+ site-1\n$/)
})

test("a desk that does not become ready takes the site back too", { timeout: 60_000 }, () => {
  const { rollOut, current, calls } = machine(() => true, "webplan-desk@1")
  expect(rollOut().status).toBe(1)
  expect(current()).toBe("old")
  expect(calls().filter((call) => call === "restart webplan-site@1.service")).toHaveLength(2)
  expect(calls()).not.toContain("restart webplan-desk@2.service")
})

test("restarts the named processes one at a time, and none when a name is unknown", () => {
  const { at, calls, restart } = machine(() => true)
  expect(restart("desk", "nobody")).toBe(2)
  expect(existsSync(at("calls"))).toBe(false)
  expect(restart("worker", "desk")).toBe(0)
  const units = ["worker", "desk@1", "desk@2"]
  expect(calls()).toEqual(units.map((unit) => `restart webplan-${unit}.service`))
})

test("[N18.06] nginx's list says which processes are restarted and rolled out, however many", () => {
  const site = "127.0.0.1:3001 127.0.0.1:3002 127.0.0.1:3003"
  const { at, calls, restart, rollOut } = machine(() => true, "nothing", { site, desk: "127.0.0.1:3011" })
  const units = ["site@1", "site@2", "site@3", "desk@1", "worker"].map(
    (unit) => `restart webplan-${unit}.service`,
  )
  expect(restart()).toBe(0)
  expect(calls()).toEqual(units)
  expect(restart("site-4")).toBe(2)
  expect(restart("desk-2")).toBe(2)
  rmSync(at("calls"))
  expect(rollOut().status).toBe(0)
  expect(calls()).toEqual(["start webplan-migrate.service", ...units, `restart --no-block ${refreshUnit}`])
})

test("[N18.06] a process of another machine in nginx's list is refused, and nothing is restarted", () => {
  const site = "127.0.0.1:3001 10.0.0.2:3002"
  const { at, restart } = machine(() => true, "nothing", { site, desk: "127.0.0.1:3011" })
  expect(restart()).toBe(2)
  expect(restart("worker")).toBe(2)
  expect(existsSync(at("calls"))).toBe(false)
})

test("[N18.06] a machine gets the files of a release before any machine shows its pages", () => {
  const { at, rollOut, current } = machine(() => true)
  expect(rollOut("--files").status).toBe(0)
  expect(readdirSync(at("edge/assets")).toSorted()).toEqual(["new.js", "old.js"])
  expect(current()).toBe("old")
  expect(existsSync(at("calls"))).toBe(false)
})

test("[N18.10] a release is active also where the refresh of the edges cannot be started, which is said", () => {
  const { rollOut, current } = machine(() => true, "edge-refresh")
  const { status, stderr } = rollOut()
  expect([status, current()]).toEqual([0, "new"])
  expect(stderr).toContain("systemctl start webplan-edge-refresh.service")
})

test("[N18.09] refused migrations leave the previous release running and say why", () => {
  const { at, rollOut, current, calls } = machine(() => true, "webplan-migrate")
  for (const release of ["old", "new"])
    writeFileSync(at(`releases/${release}/build/edge/headers.conf`), release)
  const { status, stderr } = rollOut()
  expect(status).toBe(1)
  expect(stderr).toContain("the reason")
  expect(readFileSync(at("edge/headers.conf"), "utf8")).toBe("old")
  expect(current()).toBe("old")
  expect(calls()).toEqual(["start webplan-migrate.service"])
})

test.each(["", "short", ".*".repeat(20), `1:${"a".repeat(40)}`, `${"a".repeat(40)}|`])(
  "nginx is not configured with the refresh key '%s', which would open or never open the cache",
  (keys) => {
    const { at } = machine(() => true)
    writeFileSync(at("edge.env"), `EDGE_REFRESH_KEYS='${keys}'\n`)
    const { status, stderr } = spawnSync(path.join(root, "deploy/configure-edge"), {
      timeout: 15_000,
      env: {
        PATH: `${at("bin")}:${process.env["PATH"]}`,
        SETTINGS_DIR: path.dirname(at("edge.env")),
        NGINX_SITE: at("site.conf"),
      },
      encoding: "utf8",
    })
    expect(status).toBe(1)
    expect(stderr).toContain("EDGE_REFRESH_KEYS must be")
    expect(existsSync(at("site.conf"))).toBe(false)
  },
)
