import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type AcceptedAdvisory, askAdvisories } from "./advisories.ts"

const root = path.join(import.meta.dirname, "../..")
function advisory(name: string) {
  return {
    id: name.length,
    url: `https://github.com/advisories/GHSA-sample-${name}`,
    title: `sample advisory about ${name}`,
    severity: "high",
    vulnerable_versions: "<999.0.0",
    cwe: [],
    cvss: { score: 0, vectorString: null },
  }
}

let registry: Server
let cache: string
/** What the registry answers to the question for advisories; by default it knows one about the canary. */
let answer: { status: number; advisories: object }
let asked: Record<string, string[]>

beforeEach(async () => {
  answer = { status: 200, advisories: { minimist: [advisory("minimist")] } }
  asked = {}
  registry = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const { status, body } = replyTo(request.url ?? "", Buffer.concat(parts))
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve))
  cache = mkdtempSync(path.join(tmpdir(), "webplan-npm-"))
  const { port } = registry.address() as { port: number }
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${port}`)
  vi.stubEnv("npm_config_cache", cache)
  vi.stubEnv("npm_config_fetch_retries", "0")
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => registry.close(resolve))
  rmSync(cache, { recursive: true })
})

function replyTo(url: string, question: Buffer) {
  if (url === "/-/npm/v1/security/advisories/bulk") {
    asked = JSON.parse(gunzipSync(question).toString()) as typeof asked
    return { status: answer.status, body: answer.advisories }
  }
  // npm also looks up which versions of a package with an advisory there are.
  const name = decodeURIComponent(url.slice(1))
  const versions = Object.fromEntries((asked[name] ?? []).map((version) => [version, { name, version }]))
  return { status: 200, body: { name, versions, "dist-tags": {} } }
}

const ask = (accepted: AcceptedAdvisory[] = []) => askAdvisories(root, accepted, "2026-11-19")

test("[N18.09] every package of production is asked for, and no tool for development", async () => {
  expect(await ask()).toEqual({ outcome: "asked", found: [], accepted: [] })
  expect(Object.keys(asked)).toEqual(
    expect.arrayContaining(["react", "pg", "kysely", "nodemailer", "better-auth", "minimist"]),
  )
  for (const name of ["vitest", "vite", "lighthouse", "knip"]) expect(asked).not.toHaveProperty(name)
})

test("[N18.09] an advisory about a package of production is found", async () => {
  answer.advisories = { minimist: [advisory("minimist")], nodemailer: [advisory("nodemailer")] }
  const found = [
    "high: nodemailer: sample advisory about nodemailer (https://github.com/advisories/GHSA-sample-nodemailer)",
  ]
  expect(await ask()).toEqual({ outcome: "asked", found, accepted: [] })
  const accepted = { url: advisory("nodemailer").url, reason: "sample", until: "2026-11-19" }
  expect(await ask([accepted])).toEqual({ outcome: "asked", found: [], accepted: found })
  expect(await ask([{ ...accepted, until: "2026-11-18" }])).toEqual({ outcome: "asked", found, accepted: [] })
})

test("[N18.09] a registry that answers with nothing, refuses or is away was not asked", async () => {
  answer.advisories = {}
  expect(await ask()).toMatchObject({
    outcome: "not asked",
    reason: expect.stringContaining("minimist 0.0.8"),
  })
  answer = { status: 405, advisories: { error: "sample" } }
  expect(await ask()).toMatchObject({ outcome: "not asked" })
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9")
  expect(await ask()).toMatchObject({ outcome: "not asked" })
  vi.stubEnv("npm_config_offline", "true")
  expect(await ask()).toMatchObject({ outcome: "not asked" })
})
