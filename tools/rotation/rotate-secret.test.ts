import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { PurposeName } from "./purposes.ts"
import { rotateSecret } from "./rotate-secret.ts"
import { openSettingsFiles } from "./settings-files.ts"

let dir = ""
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "webplan-settings-"))
})
afterEach(() => rmSync(dir, { recursive: true }))

const at = (name: string) => path.join(dir, name)
const value = (letter: string) => letter.repeat(40)
const noon = new Date("2026-11-17T12:00:00Z")
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

function rotate(name: PurposeName, now = noon, isLeaked = false) {
  return rotateSecret(openSettingsFiles(dir), name, { isLeaked, now })
}

function versionsIn(file: string, variable: string) {
  const line = new RegExp(`^${variable}=(.*)$`, "m").exec(readFileSync(at(file), "utf8"))?.[1] ?? ""
  return line.split(",").map((part) => part.split(":")[0])
}

test("[N16.06] a rotation changes the variable in every file that has it, and nothing else", async () => {
  writeFileSync(at("site.env"), `PORT=1\nINVITATION_SECRETS=1:${value("a")}\nLOG_LEVEL=info\n`)
  writeFileSync(at("worker.env"), `INVITATION_SECRETS=1:${value("a")}\n`)
  chmodSync(at("site.env"), 0o640)
  expect(await rotate("invitations")).toContain("version 2 is added")
  for (const file of ["site.env", "worker.env"])
    expect(versionsIn(file, "INVITATION_SECRETS")).toEqual(["1", "2"])
  expect(await rotate("invitations")).toContain("72 hours later")
  expect(versionsIn("worker.env", "INVITATION_SECRETS")).toEqual(["2", "1"])
  await expect(rotate("invitations", hoursLater(71))).rejects.toThrow("until 2026-11-20T12:00:00.000Z")
  expect(versionsIn("site.env", "INVITATION_SECRETS")).toEqual(["2", "1"])
  await rotate("invitations", hoursLater(72))
  expect(versionsIn("site.env", "INVITATION_SECRETS")).toEqual(["2"])
  expect(statSync(at("site.env")).mode & 0o777).toBe(0o640)
  const other = readFileSync(at("site.env"), "utf8").replaceAll(/^.*INVITATION_SECRETS.*\n/gm, "")
  expect(other).toBe("PORT=1\nLOG_LEVEL=info\n")
})

test("[N16.06] a leaked version is retired at once, also one that is otherwise kept for ever", async () => {
  writeFileSync(at("site.env"), `UNSUBSCRIBE_SECRETS=1:${value("a")}\n`)
  await rotate("unsubscribe")
  await rotate("unsubscribe")
  expect(versionsIn("site.env", "UNSUBSCRIBE_SECRETS")).toEqual(["2", "1"])
  await rotate("unsubscribe", noon, true)
  expect(versionsIn("site.env", "UNSUBSCRIBE_SECRETS")).toEqual(["2"])
})

test("[N16.06] nginx accepts both values from the first step to the last", async () => {
  writeFileSync(at("site.env"), `EDGE_REFRESH_SECRETS=1:${value("a")}\n`)
  writeFileSync(at("edge.env"), `EDGE_REFRESH_KEYS=${value("a")}\n`)
  const keys = () => readFileSync(at("edge.env"), "utf8").trim().replace("EDGE_REFRESH_KEYS=", "")
  await rotate("edge")
  const next = openSettingsFiles(dir).require("EDGE_REFRESH_SECRETS").split("2:")[1] ?? ""
  expect(keys()).toBe(`'${value("a")}|${next}'`)
  await rotate("edge")
  expect(keys()).toBe(`'${value("a")}|${next}'`)
  await rotate("edge")
  expect(keys()).toBe(next)
})

test("[N16.06] values that differ between files are not touched", async () => {
  writeFileSync(at("site.env"), `LIMIT_SECRETS=1:${value("a")}\n`)
  writeFileSync(at("worker.env"), `LIMIT_SECRETS=1:${value("b")}\n`)
  await expect(rotate("limits")).rejects.toThrow("different values")
  await expect(rotate("webhook")).rejects.toThrow("CRM_WEBHOOK_SECRETS is in no file")
})
