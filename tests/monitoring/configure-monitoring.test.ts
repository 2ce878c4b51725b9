import { spawnSync } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, expect, test } from "vitest"

const program = path.join(import.meta.dirname, "../../deploy/monitoring/configure-monitoring")
const folders: string[] = []
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true })
})

const own = {
  ALERT_EMAIL: "plantao@webplan.example",
  ALERT_FROM: "alertas@webplan.example",
  ALERT_SMTP: "mail.example:587",
  ALERT_SMTP_USER: "alertas",
  ALERT_SMTP_PASSWORD: "segredo$um&dois",
  PAGE_URL: "https://page.example/x",
  HEARTBEAT_URL: "https://heartbeat.example/x",
}
const edge = {
  LISTEN: "443",
  PUBLIC_HOST: "www.example.com",
  SERVER_NAME: "www.example.com",
  ACCESS_LOG: "/var/log/nginx/webplan.log",
  SITE_PROCESSES: "127.0.0.1:3001 127.0.0.1:3002 127.0.0.1:3003",
  DESK_PROCESSES: "127.0.0.1:3011",
}

/** A machine with these settings files. */
function machine(settings: Record<string, Record<string, string>>) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-configure-monitoring-"))
  folders.push(dir)
  const at = (name: string) => path.join(dir, name)
  mkdirSync(at("settings"))
  for (const [file, values] of Object.entries(settings)) {
    const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`)
    writeFileSync(at(`settings/${file}`), lines.join(""))
  }
  const configure = () =>
    spawnSync(program, {
      env: {
        PATH: process.env["PATH"],
        SETTINGS_DIR: at("settings"),
        ETC: at("etc"),
        GROUP: String(process.getgid?.()),
        METRICS_DIR: at("metrics"),
        PLACES_FILE: at("settings/places.conf"),
      },
      timeout: 30_000,
      encoding: "utf8",
    })
  const read = (name: string) => readFileSync(at(`etc/${name}`), "utf8")
  return { configure, read, targets: (job: string) => read(`prometheus/webplan/${job}.targets.yml`), at }
}

test("[N18.05] [N18.06] a machine with product and database watches what its settings name", () => {
  const { configure, read, targets, at } = machine({
    "monitoring.env": own,
    "edge.env": edge,
    "worker.env": { SMTP_URL: "smtps://user:pass@smtp.example" },
  })
  writeFileSync(at("settings/places.conf"), "repo2-s3-endpoint=bucket.example\nrepo2-storage-port=9000\n")
  expect(configure()).toMatchObject({ status: 0, stderr: "" })
  expect(targets("site")).toContain("['127.0.0.1:9461', '127.0.0.1:9462', '127.0.0.1:9463']")
  expect(targets("desk")).toContain("['127.0.0.1:9471']")
  expect(targets("worker")).toContain("['127.0.0.1:9460']")
  expect(targets("postgres")).toContain("cluster: 'no'")
  expect(targets("patroni")).toBe("")
  for (const probe of [
    "['https://127.0.0.1:443/']\n  labels: { probe: site, module: page }",
    "['https://127.0.0.1:443/pronto']\n  labels: { probe: forms, module: page }",
    "['https://127.0.0.1:443/painel/entrar']\n  labels: { probe: desk, module: page }",
    "['smtp.example:465']\n  labels: { probe: mail, module: smtps }",
    "['bucket.example:9000']\n  labels: { probe: backups, module: connects }",
  ])
    expect(targets("probe")).toContain(probe)
  expect(read("prometheus/alertmanager.yml")).toContain("smtp_auth_password: 'segredo$um&dois'")
  expect(read("prometheus/blackbox.yml")).toContain("server_name: 'www.example.com'")
  expect(read("default/mtail")).toContain('LOGS="/var/log/nginx/webplan.log"')
  expect(readdirSync(at("etc/prometheus/webplan")).filter((name) => name.endsWith(".rules.yml"))).toEqual([
    "database.rules.yml",
    "machine.rules.yml",
    "product.rules.yml",
  ])
})

test("[N18.05] every program listens where site and desk cannot reach it, and no other user reads a password", () => {
  const { configure, read, at } = machine({
    "monitoring.env": own,
    "edge.env": edge,
    "worker.env": { SMTP_URL: "smtp://smtp.example:25" },
  })
  expect(configure().status).toBe(0)
  const programs = readdirSync(at("etc/default"))
  expect(programs).toHaveLength(6)
  for (const name of programs) {
    const addresses = read(`default/${name}`).match(/(?:listen-address=|HOST=)\S*/g) ?? []
    expect(addresses.length, name).toBeGreaterThan(0)
    // Alertmanager's own cluster has no address at all.
    for (const address of addresses) expect(address, name).toMatch(/=(127\.0\.0\.2(:\d+)?"?|")$/)
  }
  const modeOf = (name: string) => statSync(at(name)).mode & 0o777
  expect(modeOf("etc/prometheus/alertmanager.yml")).toBe(0o640)
  expect(modeOf("etc/default/prometheus-postgres-exporter")).toBe(0o600)
})

test("[N18.05] a database machine of three watches its members, and no process of the product", () => {
  const { configure, targets, at } = machine({
    "monitoring.env": { ...own, WATCHES: "database" },
    "cluster.env": {
      CLUSTER_1: "10.0.0.1",
      CLUSTER_2: "10.0.0.2",
      CLUSTER_3: "10.0.0.3",
      CLUSTER_MEMBER: "2",
    },
  })
  expect(configure()).toMatchObject({ status: 0, stderr: "" })
  expect(targets("patroni")).toContain("['10.0.0.1:8008', '10.0.0.2:8008', '10.0.0.3:8008']")
  expect(targets("postgres")).toContain("cluster: 'yes'")
  for (const job of ["site", "desk", "worker", "mtail", "probe"]) expect(targets(job), job).toBe("")
  expect(readdirSync(at("etc/prometheus/webplan")).filter((name) => name.endsWith(".rules.yml"))).toEqual([
    "cluster.rules.yml",
    "database.rules.yml",
    "machine.rules.yml",
  ])
})

test("[N18.05] a quotation mark in a password is kept", () => {
  const { configure, read, at } = machine({ "monitoring.env": own, "edge.env": edge })
  writeFileSync(
    at("settings/monitoring.env"),
    readFileSync(at("settings/monitoring.env"), "utf8").replace("segredo$um&dois", "dois'\\''um"),
  )
  expect(configure()).toMatchObject({ status: 0, stderr: "" })
  expect(read("prometheus/alertmanager.yml")).toContain("smtp_auth_password: 'dois''um'")
})

test.each([
  ["PAGE_URL", "page.example/x", "unsupported scheme"],
  ["WATCHES", "product,database", "WATCHES must be"],
  ["ALERT_SMTP_PASSWORD", "", "ALERT_SMTP_PASSWORD"],
] as const)(
  "[N18.05] with %s='%s' nothing is installed, and the reason is printed",
  (name, value, reason) => {
    const { configure, at } = machine({ "monitoring.env": { ...own, [name]: value }, "edge.env": edge })
    const { status, stderr } = configure()
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)])
    expect(existsSync(at("etc"))).toBe(false)
  },
)

test.each(["ALERT_EMAIL", "ALERT_SMTP", "PAGE_URL", "HEARTBEAT_URL"] as const)(
  "[N18.05] without %s nothing is installed, because nobody would be notified",
  (name) => {
    const { configure, at } = machine({ "monitoring.env": { ...own, [name]: "" }, "edge.env": edge })
    const { status, stderr } = configure()
    expect([status, stderr]).toEqual([1, expect.stringContaining(name)])
    expect(existsSync(at("etc"))).toBe(false)
  },
)
