import { execFile } from "node:child_process"
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
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { listAudit } from "../app/staff/audit/audit-list-store.server.ts"
import { auditActionText, auditDetailText } from "../app/staff/audit/audit-text.ts"
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts"

const root = path.join(import.meta.dirname, "..")
let database: TestDatabase
let dir: string
const at = (name: string) => path.join(dir, name)
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "webplan-opening-"))
  mkdirSync(at("records"))
  writeFileSync(at("records/current"), "198.51.100.1 40001 2026-11-20T12:00:00-03:00\n")
  // Closed at five past midnight in São Paulo; nothing was encrypted on the 18th and the 19th.
  for (const day of ["14", "15", "16", "17", "20"])
    writeFileSync(at(`records/2026-11-${day}T030500.000Z.gz.age`), `until ${day}`)
})
afterEach(() => rmSync(dir, { recursive: true }))

const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const reason = "processo 0001234-56.2026.8.26.0100"

function open(args: string[], databaseUrl = database.adminUrl) {
  return new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ["tools/access-records.ts", ...args],
      {
        cwd: root,
        timeout: 90_000,
        env: { PATH: process.env["PATH"], ACCESS_RECORDS_DIR: at("records"), DATABASE_URL: databaseUrl },
      },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    )
  })
}

const copied = () => (existsSync(at("out")) ? readdirSync(at("out")).toSorted() : null)
const fileOf = (day: string) => `2026-11-${day}T030500.000Z.gz.age`
const entries = async () => (await listAudit(database.as.staff, {}, null, 50)).lines

test("[N17.03] opening access records leaves an entry with days and reason, and copies the encrypted files of the days", async () => {
  const before = await entries()
  const { status, output } = await open(["2026-11-15", "2026-11-16", "--reason", reason, "--out", at("out")])
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(copied()).toEqual([fileOf("15"), fileOf("16"), fileOf("17")])
  expect(readFileSync(at(`out/${fileOf("16")}`), "utf8")).toBe("until 16")
  const [entry, ...older] = await entries()
  expect(older).toEqual(before)
  expect(entry).toMatchObject({ staffId: null, target: null, leadCount: 0 })
  expect(auditActionText(entry?.action ?? "")).toBe("Abriu registros de acesso, no servidor")
  expect(auditDetailText(entry?.details ?? {})).toBe(`motivo: ${reason}, até 2026-11-16, de 2026-11-15`)
})

test.each([
  ["17", "17", ["17", "20"], ""],
  ["18", "18", ["20"], ""],
  ["20", "21", ["20"], "not encrypted yet"],
])("[N17.03] the days %s to %s are in the files %j", async (first, last, days, warning) => {
  const { output } = await open([
    `2026-11-${first}`,
    `2026-11-${last}`,
    "--reason",
    reason,
    "--out",
    at("out"),
  ])
  expect(copied()).toEqual(days.map(fileOf))
  expect(output.includes("not encrypted yet")).toBe(warning !== "")
})

test.each([
  ["no reason", ["2026-11-15", "2026-11-16"]],
  ["an empty reason", ["2026-11-15", "2026-11-16", "--reason", "          "]],
  ["a long reason", ["2026-11-15", "2026-11-16", "--reason", "x".repeat(201)]],
  ["no day", ["--reason", reason]],
  ["a day that does not exist", ["2026-02-31", "2026-11-16", "--reason", reason]],
  ["days in the wrong order", ["2026-11-16", "2026-11-15", "--reason", reason]],
  ["an unknown option", ["2026-11-15", "2026-11-16", "--reason", reason, "--force"]],
])("[N17.03] with %s nothing is opened or recorded", async (_what, args) => {
  const before = await entries()
  const { status, output } = await open([...args, "--out", at("out")])
  expect(status).toBe(2)
  expect(output).toContain("without any personal data")
  expect(copied()).toBeNull()
  expect(await entries()).toEqual(before)
})

test("[N17.03] nothing is copied when the entry cannot be written, and the entry is there when the copy fails", async () => {
  const args = ["2026-11-15", "2026-11-16", "--reason", reason, "--out", at("out")]
  const unreachable = await open(args, "postgres://webplan@127.0.0.1:1/webplan")
  expect(unreachable).toMatchObject({ status: 1, output: expect.stringContaining("nothing was copied") })
  // The login of the public pages may not write to the audit.
  expect((await open(args, database.urls.web)).status).toBe(1)
  expect(copied()).toBeNull()
  const before = await entries()
  writeFileSync(at("out"), "a file, not a folder")
  expect((await open(args)).status).toBe(1)
  expect(await entries()).toHaveLength(before.length + 1)
})

test("[N17.03] the access records are encrypted every night, by a unit of root with two rights and no network, which reports its end", () => {
  const unit = read("deploy/systemd/webplan-access-records.service").split("\n")
  expect(unit).toContain("ExecStart=/opt/webplan/current/deploy/encrypt-access-records")
  expect(statSync(path.join(root, "deploy/encrypt-access-records")).mode & 0o111).toBe(0o111)
  for (const line of [
    "ExecStopPost=+/opt/webplan/current/deploy/report-metric access-records access_records_failed",
    "CapabilityBoundingSet=CAP_DAC_READ_SEARCH CAP_SYS_PTRACE",
    "LogsDirectoryMode=0700",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "RestrictAddressFamilies=AF_UNIX",
    "UMask=0077",
  ])
    expect(unit).toContain(line)
  const timer = read("deploy/systemd/webplan-access-records.timer")
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* 00:05:00 America\/Sao_Paulo$/m)
  expect(timer).toMatch(/^Persistent=yes$/m)
})
