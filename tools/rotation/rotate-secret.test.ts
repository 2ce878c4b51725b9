import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { PurposeName } from "./purposes.ts"
import { rotateSecret } from "./rotate-secret.ts"
import { openSettingsFiles } from "./settings-files.ts"

let dir = ""
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "webplan-settings-"))
  const processes = [
    "SITE_PROCESSES='127.0.0.1:3001 127.0.0.1:3002'",
    "DESK_PROCESSES='127.0.0.1:3011 127.0.0.1:3012'",
  ]
  writeFileSync(at("edge.env"), `${processes.join("\n")}\n`)
})
afterEach(() => rmSync(dir, { recursive: true }))

const at = (name: string) => path.join(dir, name)
const value = (letter: string) => letter.repeat(40)
const noon = new Date("2026-11-17T12:00:00Z")
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

function rotate(name: PurposeName, now = noon, leaked?: number) {
  return rotateSecret(openSettingsFiles(dir), name, { leaked, now })
}

/** What deploy/restart and deploy/configure-edge write. */
function restart(hours: number, ...parts: string[]) {
  for (const part of parts) appendFileSync(at("restarts.log"), `${hoursLater(hours).toISOString()} ${part}\n`)
}

const site = ["site-1", "site-2"]
const desk = ["desk-1", "desk-2"]

function versionsIn(file: string, variable: string) {
  const line = new RegExp(`^${variable}=(.*)$`, "m").exec(readFileSync(at(file), "utf8"))?.[1] ?? ""
  return line.split(",").map((part) => part.split(":")[0])
}

test("[N16.06] a rotation changes the variable in every file that has it, and nothing else", async () => {
  writeFileSync(at("desk.env"), `PORT=1\nINVITATION_SECRETS=1:${value("a")}\nLOG_LEVEL=info\n`)
  writeFileSync(at("worker.env"), `export INVITATION_SECRETS='1:${value("a")}'\r\n`)
  chmodSync(at("desk.env"), 0o640)
  expect(await rotate("invitations")).toContain("version 2 is added")
  expect(versionsIn("desk.env", "INVITATION_SECRETS")).toEqual(["1", "2"])
  expect(versionsIn("worker.env", "export INVITATION_SECRETS")).toEqual(["1", "2"])
  restart(1, ...desk, "worker")
  expect(await rotate("invitations", hoursLater(1))).toContain("72 hours later")
  expect(versionsIn("worker.env", "export INVITATION_SECRETS")).toEqual(["2", "1"])
  restart(2, ...desk, "worker")
  restart(50, ...desk, "worker")
  await expect(rotate("invitations", hoursLater(73))).rejects.toThrow("until 2026-11-20T14:00:00.000Z")
  expect(versionsIn("desk.env", "INVITATION_SECRETS")).toEqual(["2", "1"])
  await rotate("invitations", hoursLater(74))
  expect(versionsIn("desk.env", "INVITATION_SECRETS")).toEqual(["2"])
  expect(statSync(at("desk.env")).mode & 0o777).toBe(0o640)
  const other = readFileSync(at("desk.env"), "utf8").replaceAll(/^.*INVITATION_SECRETS.*\n/gm, "")
  expect(other).toBe("PORT=1\nLOG_LEVEL=info\n")
})

test("[N16.06] no step is taken before every process has the one before", async () => {
  writeFileSync(at("site.env"), `LIMIT_SECRETS=1:${value("a")}\n`)
  restart(-1, ...site, ...desk, "worker")
  await rotate("limits")
  await expect(rotate("limits")).rejects.toThrow("First: deploy/restart")
  restart(1, "site-1", ...desk, "worker")
  await expect(rotate("limits")).rejects.toThrow("First: deploy/restart")
  restart(2, "site-2")
  await rotate("limits", hoursLater(3))
  await expect(rotate("limits", hoursLater(99))).rejects.toThrow("First: deploy/restart")
  await expect(rotate("limits", hoursLater(99), 1)).rejects.toThrow("First: deploy/restart")
  expect(versionsIn("site.env", "LIMIT_SECRETS")).toEqual(["2", "1"])
})

test("[N18.06] a rotation waits for every process of the site that nginx's list names", async () => {
  const processes = "127.0.0.1:3001 127.0.0.1:3002 127.0.0.1:3003"
  writeFileSync(at("edge.env"), `SITE_PROCESSES='${processes}'\nDESK_PROCESSES=127.0.0.1:3011\n`)
  writeFileSync(at("site.env"), `UNSUBSCRIBE_SECRETS=1:${value("a")}\n`)
  await rotate("unsubscribe")
  restart(1, ...site, "worker")
  await expect(rotate("unsubscribe")).rejects.toThrow("First: deploy/restart")
  restart(2, "site-3")
  expect(await rotate("unsubscribe", hoursLater(3))).toContain("version 2 is in use")
})

test("[N16.06] a version whose step was not noted is not trusted", async () => {
  const older = `# LIMIT_SECRETS: version 2 used ${hoursLater(-99).toISOString()}\n`
  writeFileSync(at("site.env"), `${older}LIMIT_SECRETS=3:${value("c")},2:${value("b")}\n`)
  restart(-90, ...site, ...desk, "worker")
  await expect(rotate("limits")).rejects.toThrow('no line "# LIMIT_SECRETS: version 3 used')
})

test("[N16.06] a leaked version is retired without waiting, also where old versions are otherwise kept for ever", async () => {
  writeFileSync(at("site.env"), `UNSUBSCRIBE_SECRETS=2:${value("b")},1:${value("a")}\n`)
  expect(await rotate("unsubscribe", noon, 2)).toContain("--leaked 2")
  restart(1, ...site, "worker")
  await rotate("unsubscribe", hoursLater(1), 2)
  expect(versionsIn("site.env", "UNSUBSCRIBE_SECRETS")).toEqual(["3", "2", "1"])
  restart(2, ...site, "worker")
  await rotate("unsubscribe", hoursLater(2), 2)
  expect(versionsIn("site.env", "UNSUBSCRIBE_SECRETS")).toEqual(["3", "1"])
})

test("[N16.06] nginx accepts both values from the first step to the last", async () => {
  writeFileSync(at("site.env"), `EDGE_REFRESH_SECRETS=1:${value("a")}\n`)
  await expect(rotate("edge")).rejects.toThrow("EDGE_REFRESH_KEYS is in no file")
  appendFileSync(at("edge.env"), `EDGE_REFRESH_KEYS=${value("a")}\n`)
  const keys = () => /^EDGE_REFRESH_KEYS=(.*)$/m.exec(readFileSync(at("edge.env"), "utf8"))?.[1]
  await rotate("edge")
  const next = openSettingsFiles(dir).require("EDGE_REFRESH_SECRETS").split("2:")[1] ?? ""
  expect(keys()).toBe(`'${value("a")}|${next}'`)
  restart(1, "edge", "worker")
  await rotate("edge", hoursLater(2))
  expect(keys()).toBe(`'${next}|${value("a")}'`)
  restart(3, "edge", "worker")
  await rotate("edge", hoursLater(4))
  expect(keys()).toBe(next)
})

test("[N16.06] a setting that is unclear is not touched", async () => {
  writeFileSync(
    at("site.env"),
    `LIMIT_SECRETS=1:${value("a")}\nSIGN_IN_SECRETS=\nSIGN_IN_SECRETS=1:${value("a")}\n`,
  )
  writeFileSync(at("worker.env"), `LIMIT_SECRETS=1:${value("b")}\n`)
  await expect(rotate("limits")).rejects.toThrow("differs between site.env, worker.env")
  await expect(rotate("webhook")).rejects.toThrow("CRM_WEBHOOK_SECRETS is in no file")
  await expect(rotate("sign-in")).rejects.toThrow("SIGN_IN_SECRETS is 2 times in site.env")
})
