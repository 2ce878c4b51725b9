import { execFile, execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, test } from "vitest"
import { readIncidentTable } from "../testing/oracles/incident-table.ts"

const root = path.join(import.meta.dirname, "..")
const at = (file: string) => path.join(root, file)
const read = (file: string) => readFileSync(at(file), "utf8")
const rulesFolder = "deploy/monitoring/rules"
const rulesFiles = readdirSync(at(rulesFolder))
const testFiles = readdirSync(at("tests/monitoring")).filter((name) => name.endsWith(".yml"))
const alerts = rulesFiles.flatMap(alertsOf)
const temporary = mkdtempSync(path.join(tmpdir(), "webplan-monitoring-"))
afterAll(() => rmSync(temporary, { recursive: true }))

/** For one run of a program on a busy machine; the slowest takes 6 s on an idle one. */
const longestMs = 50_000

function run(program: string, ...args: string[]) {
  return execFileSync(program, args, { cwd: root, encoding: "utf8", stdio: "pipe", timeout: longestMs })
}

function alertsOf(rulesFile: string) {
  const [, ...rules] = read(`${rulesFolder}/${rulesFile}`).split(/^ {6}- alert: /m)
  return rules.map((rule) => {
    const field = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? "missing"
    return {
      rulesFile,
      name: field(/^(\w+)/),
      severity: field(/^ {8}labels: \{ severity: (\w+) \}$/m),
      summary: field(/^ {10}summary: (.+)$/m),
      incident: field(/^ {10}incident: (.+)$/m),
    }
  })
}

test("[N18.05] Prometheus can read every file of rules", () => {
  for (const file of rulesFiles)
    expect(run("promtool", "check", "rules", `${rulesFolder}/${file}`)).toContain("SUCCESS")
})

test.concurrent.each(testFiles)("[N18.05] alerts fire in time and not falsely: %s", async (file) => {
  // Its exit code says whether all expectations hold.
  await promisify(execFile)("promtool", ["test", "rules", file], {
    cwd: at("tests/monitoring"),
    timeout: longestMs,
  })
})

/** The alerts of a rules file that a test expects to fire, or not to fire. */
function expectedAlerts(rulesFile: string, isFiring: boolean) {
  const texts = testFiles
    .map((file) => read(`tests/monitoring/${file}`))
    .filter((text) => text.includes(`rule_files: [../../${rulesFolder}/${rulesFile}]`))
  return texts.flatMap((text) =>
    [...text.matchAll(/\balertname: (\w+)(?:, |\n +)exp_alerts:( \[\])?/g)]
      .filter(([, , empty]) => (empty === undefined) === isFiring)
      .map(([, name = ""]) => name),
  )
}

test("[N18.05] every alert fires in a test, and is silent in another", () => {
  for (const rulesFile of rulesFiles) {
    const names = alerts.filter((alert) => alert.rulesFile === rulesFile).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    const firing = expectedAlerts(rulesFile, true)
    const silent = expectedAlerts(rulesFile, false)
    expect(names.filter((name) => !firing.includes(name))).toEqual([])
    expect(names.filter((name) => !silent.includes(name))).toEqual(
      names.includes("Watchdog") ? ["Watchdog"] : [],
    )
    // promtool accepts that an alert of no rule does not fire.
    expect(silent.filter((name) => !names.includes(name))).toEqual([])
  }
})

test("[N18.05] every alert has a severity, a summary and an incident", () => {
  const count = rulesFiles.map((file) => read(`${rulesFolder}/${file}`).split("alert: ").length - 1)
  expect(alerts).toHaveLength(count.reduce((sum, some) => sum + some))
  for (const { name, severity, summary, incident } of alerts) {
    expect(severity, name).toMatch(name === "Watchdog" ? /^none$/ : /^(page|ticket)$/)
    expect([summary, incident], name).not.toContain("missing")
  }
})

test("[N18.05] every row of the table Incidents names the alerts that report it, and every alert has a row", () => {
  const table = readIncidentTable()
  const incidents = new Set([...table.map(({ row }) => row), ...alerts.map(({ incident }) => incident)])
  const reporting = [...incidents].map((incident) => {
    const names = alerts.filter((alert) => alert.incident === incident).map(({ name }) => name)
    return [incident, [...new Set(names)].toSorted()] as const
  })
  expect(reporting.filter(([, names]) => names.length === 0)).toEqual([])
  expect(Object.fromEntries(table.map(({ row, alerts: named }) => [row, named]))).toEqual(
    Object.fromEntries(reporting),
  )
})

test("[N18.05] each row leads to a section that says what to type or where to go, and the table says who is called", () => {
  const callsOf = (incident: string) =>
    alerts.some((alert) => alert.incident === incident && alert.severity !== "ticket")
  for (const { row, calls, section } of readIncidentTable()) {
    expect(section, row).toMatch(/^ *# \S|\]\(#\S+\)|^1\. /m)
    expect(calls, row).toBe(callsOf(row))
  }
})

function filledConfiguration() {
  const values: Record<string, string> = {
    ALERT_SMTP: "smtp.example.org:587",
    ALERT_SMTP_TLS: "true",
    PAGE_URL: "https://page.example.org/",
    HEARTBEAT_URL: "https://heartbeat.example.org/",
  }
  const file = path.join(temporary, "alertmanager.yml")
  const template = read("deploy/monitoring/alertmanager.yml.template")
  writeFileSync(
    file,
    template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? "office@example.org"),
  )
  return file
}

test("[N18.05] a page reaches a person now, a ticket the office's mail, the watchdog the service that waits for it", () => {
  const file = filledConfiguration()
  run("amtool", "check-config", file)
  const receiverOf = (...labels: string[]) =>
    run("amtool", "config", "routes", "test", `--config.file=${file}`, ...labels).trim()
  for (const { name, severity } of alerts) {
    const receiver = name === "Watchdog" ? "heartbeat" : severity
    expect(receiverOf(`alertname=${name}`, `severity=${severity}`), name).toBe(receiver)
  }
  expect(receiverOf("alertname=Unknown")).toBe("ticket")
  const receivers = readFileSync(file, "utf8").split(/^receivers:\n/m)[1] ?? ""
  const ways = receivers.split(/^ {2}- name: /m).map((receiver) => {
    const configured = [...receiver.matchAll(/^ {4}(\w+)_configs:/gm)].map(([, way = ""]) => way)
    const urls = [...receiver.matchAll(/url: '(.+)'/g)].map(([, url]) => url)
    return [receiver.split("\n")[0], configured.toSorted(), urls]
  })
  expect(ways.slice(1)).toEqual([
    ["ticket", ["email"], []],
    ["page", ["email", "webhook"], ["https://page.example.org/"]],
    ["heartbeat", ["webhook"], ["https://heartbeat.example.org/"]],
  ])
})

test("[N18.05] the alerts that suppress others, and the suppressed ones, exist", () => {
  const [, rules = ""] = read("deploy/monitoring/alertmanager.yml.template").split(
    /^inhibit_rules:\n|^receivers:\n/m,
  )
  const named = [...rules.matchAll(/alertname=~?"([\w|]+)"/g)].flatMap(([, names = ""]) => names.split("|"))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => alerts.every((alert) => alert.name !== name))).toEqual([])
})
