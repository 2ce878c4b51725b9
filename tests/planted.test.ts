import { execFileSync, spawnSync } from "node:child_process"
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

/** Each guard of the house is shown to bite: in a copy of the repository a fault is planted and the check must fail. */
const root = path.join(import.meta.dirname, "..")
let copy = ""

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "webplan-planted-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  }).split("\n")
  for (const file of files.filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(copy, file))
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"))
  execFileSync("git", ["init", "-q"], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const at = (file: string) => path.join(copy, file)

function run(...command: string[]) {
  const [program = "", ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, VITEST: undefined, NO_COLOR: "1" },
  })
  return { status, output: stdout + stderr }
}

const check = (step: string) => run("node", "tools/check.ts", step)

test("the untouched copy passes boundaries and lint", () => {
  expect(check("boundaries").status).toBe(0)
  expect(check("lint").status).toBe(0)
})

test("a domain that imports another domain fails the check, with a word on what to do instead", () => {
  writeFileSync(
    at("app/blog/planted.ts"),
    'import { promiseText } from "../leads/deadline/promise-text.ts"\n\nexport const planted = promiseText\n',
  )
  const { status, output } = check("boundaries")
  rmSync(at("app/blog/planted.ts"))
  expect(status).toBe(1)
  expect(output).toMatch(/blog-stays-home/)
})

test("ui that knows the product, platform that knows a domain, and a worker that reaches a face fail the check", () => {
  writeFileSync(at("app/ui/planted.ts"), 'export { company } from "../site/content/company.ts"\n')
  writeFileSync(at("app/platform/planted.ts"), 'export { offers } from "../plans/catalogue/offers.ts"\n')
  appendFileSync(
    at("app/leads/notify/lead-jobs.server.ts"),
    'export { Button } from "../../ui/controls/button.tsx"\n',
  )
  const { status, output } = check("boundaries")
  rmSync(at("app/ui/planted.ts"))
  rmSync(at("app/platform/planted.ts"))
  copyFileSync(
    path.join(root, "app/leads/notify/lead-jobs.server.ts"),
    at("app/leads/notify/lead-jobs.server.ts"),
  )
  expect(status).toBe(1)
  for (const rule of ["ui-knows-only-react", "platform-knows-no-domain", "worker-has-no-face"])
    expect(output).toContain(rule)
})

test("platform that imports locale and a domain that reads settings fail the check", () => {
  writeFileSync(at("app/platform/planted.ts"), 'export { timeZone } from "../locale/pt-br.ts"\n')
  writeFileSync(at("app/locale/planted.ts"), 'export { offers } from "../plans/catalogue/offers.ts"\n')
  writeFileSync(at("app/blog/planted.ts"), 'export { readEnv } from "../env.server.ts"\n')
  const { status, output } = check("boundaries")
  for (const room of ["platform", "locale", "blog"]) rmSync(at(`app/${room}/planted.ts`))
  expect(status).toBe(1)
  for (const rule of [
    "platform-knows-no-domain",
    "locale-knows-only-platform",
    "only-processes-read-settings",
  ])
    expect(output).toContain(rule)
})

test("process.env outside env.server.ts fails lint and safety", () => {
  writeFileSync(at("app/leads/planted.ts"), 'export const planted = process.env["HOME"]\n')
  const [lint, safety] = [check("lint"), run("vitest", "run", "--project", "pure", "tests/rules.test.ts")]
  rmSync(at("app/leads/planted.ts"))
  expect([lint.status, safety.status]).toEqual([1, 1])
  expect(safety.output).toMatch(/process\.env is read in/)
})

test("a word of this business in platform or ui fails the rules, which name file and word", () => {
  writeFileSync(at("app/platform/planted.ts"), "export const leadId = 1\n")
  writeFileSync(at("app/ui/planted.ts"), 'export const planted = "Não"\n')
  const { status, output } = run("vitest", "run", "--project", "pure", "tests/rules.test.ts")
  rmSync(at("app/platform/planted.ts"))
  rmSync(at("app/ui/planted.ts"))
  expect(status).toBe(1)
  for (const fault of ["app/platform/planted.ts: lead", "app/ui/planted.ts: Não"])
    expect(output).toContain(fault)
})

test("an edited migration fails the check", () => {
  const file = at("db/migrations/20261115000001_sites-and-clockwork.sql")
  appendFileSync(file, "-- a small touch\n")
  const { status, output } = check("migrations")
  copyFileSync(path.join(root, "db/migrations/20261115000001_sites-and-clockwork.sql"), file)
  expect(status).toBe(1)
  expect(output).toMatch(/was edited after it landed/)
})

test("a migration that lets the web role read leads fails the database tests", () => {
  const file = at("db/migrations/29990101000000_planted.sql")
  writeFileSync(file, "-- Up Migration\n\ngrant select on leads to webplan_web;\n")
  const { status, output } = run("vitest", "run", "--project", "db", "db/privileges.int.test.ts")
  rmSync(file)
  expect(status).toBe(1)
  expect(output).toContain("webplan_web can read leads.email")
})

test("a column that the generated types do not know fails the check", () => {
  const before = readFileSync(at("db/types.generated.ts"), "utf8")
  writeFileSync(at("db/types.generated.ts"), before.replace("  protocol: Generated<string>;\n", ""))
  const { status } = check("type-drift")
  writeFileSync(at("db/types.generated.ts"), before)
  expect(status).toBe(1)
})
