import { spawnSync } from "node:child_process"
import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeScratchCopy } from "../tools/planted/scratch-copy.ts"

/**
 * Steps of the check that are programs of others: in a copy of the repository a violation is planted, and the step must
 * fail and name it. That they pass without it is shown by the check itself. The rules of rules.test.ts carry their violations with them.
 */
const root = path.join(import.meta.dirname, "..")
const longestMs = 120_000
let copy = ""

beforeAll(() => {
  copy = makeScratchCopy(root)
  run("react-router", "typegen")
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const at = (file: string) => path.join(copy, file)
const restore = (file: string) => copyFileSync(path.join(root, file), at(file))

function run(...command: string[]) {
  const [program = "", ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: "utf8",
    timeout: longestMs,
    env: { ...process.env, VITEST: undefined, NO_COLOR: "1" },
  })
  return { status, output: stdout + stderr }
}

const check = (step: string) => run("node", "tools/check.ts", step)

/** Runs a step with files added to the copy, and takes them away again. */
function checkWith(step: string, planted: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(planted)) writeFileSync(at(file), text)
  try {
    return check(step)
  } finally {
    for (const file of Object.keys(planted)) rmSync(at(file))
  }
}

function importing(name: string, from: string) {
  return `import { ${name} } from "${from}"\n\nexport const planted = ${name}\n`
}

/** A violation of every rule of .dependency-cruiser.mjs, each in a file of its own. */
const imports: Record<string, Record<string, string>> = {
  "site-imports-no-other-domain": {
    "app/site/planted.ts": importing("postPath", "../blog/post.ts"),
  },
  "plans-imports-no-other-domain": {
    "app/plans/planted.ts": importing("promiseText", "../leads/deadline/promise-text.ts"),
  },
  "leads-imports-no-other-domain": {
    "app/leads/planted.ts": importing("deskIntents", "../desk/actions/desk-intents.ts"),
  },
  "desk-imports-no-other-domain": {
    "app/desk/planted.ts": importing("readAuditCursor", "../staff/audit/audit.ts"),
  },
  "blog-imports-no-other-domain": {
    "app/blog/planted.ts": importing("promiseText", "../leads/deadline/promise-text.ts"),
  },
  "privacy-imports-no-other-domain": {
    "app/privacy/planted.ts": importing("defaultCompany", "../site/content/company.ts"),
  },
  "settings-imports-no-other-domain": {
    "app/settings/planted.ts": importing("readAuditCursor", "../staff/audit/audit.ts"),
  },
  "staff-imports-no-other-domain": {
    "app/staff/planted.ts": importing("defaultCompany", "../site/content/company.ts"),
  },
  "team-imports-no-other-domain": {
    "app/team/planted.ts": importing("defaultCompany", "../site/content/company.ts"),
  },
  "norms-imports-no-other-domain": {
    "app/norms/planted.ts": importing("defaultCompany", "../site/content/company.ts"),
  },
  "routes-are-not-imported": {
    "app/leads/planted-route.ts": importing("deskContext", "../routes/desk/desk-context.ts"),
  },
  "ui-imports-react-only": {
    "app/ui/planted.ts": importing("defaultCompany", "../site/content/company.ts"),
  },
  "platform-imports-no-domain": {
    "app/platform/planted.ts": importing("offers", "../plans/catalogue/offers.ts"),
  },
  "locale-imports-platform-only": {
    "app/locale/planted.ts": importing("offers", "../plans/catalogue/offers.ts"),
  },
  "only-processes-read-settings": {
    "app/blog/planted-settings.ts": importing("readEnv", "../env.server.ts"),
  },
  "product-imports-no-tools": {
    "app/blog/planted-tool.ts": importing("sourceLayout", "../../tools/measure/source-layout.ts"),
  },
  "tests-are-not-imported": {
    "testing/planted.ts": importing("layoutRules", "../tests/rules/layout-rules.ts"),
  },
  "testing-imports-no-tools": {
    "testing/planted-tool.ts": importing("sourceLayout", "../tools/measure/source-layout.ts"),
  },
  "pure-files-do-no-io": {
    "app/leads/planted-store.ts": importing("findLead", "./lead/lead-store.server.ts"),
  },
  "no-cycles": {
    "app/blog/planted-one.ts": importing("two", "./planted-two.ts"),
    "app/blog/planted-two.ts": `export { planted as two } from "./planted-one.ts"\n`,
  },
  "no-unresolved": {
    "app/blog/planted-nowhere.ts": importing("nothing", "./nowhere.ts"),
  },
}

test("every rule about imports finds its violation and says what to do instead", async () => {
  const jobs = "app/leads/notify/lead-jobs.server.ts"
  appendFileSync(at(jobs), 'export { Button } from "../../ui/controls/button.tsx"\n')
  const { status, output } = checkWith("boundaries", Object.assign({}, ...Object.values(imports)))
  restore(jobs)
  expect(status).toBe(1)
  const found = [...output.matchAll(/^\s*error ([\w-]+): (\S+)/gm)].map(([, rule, file]) => `${rule} ${file}`)
  for (const [rule, files] of Object.entries(imports))
    expect(found).toContain(`${rule} ${Object.keys(files)[0]}`)
  expect(found).toContain("worker-reaches-no-tsx worker.ts")
  const { default: config } = (await import(path.join(root, ".dependency-cruiser.mjs"))) as {
    default: { forbidden: { name: string; comment: string }[] }
  }
  expect([...Object.keys(imports), "worker-reaches-no-tsx"].toSorted()).toEqual(
    config.forbidden.map(({ name }) => name).toSorted(),
  )
  const unwrapped = output.replaceAll(/\s+/g, " ")
  for (const { comment } of config.forbidden) expect(unwrapped).toContain(comment)
})

test("lint finds a top-level arrow function, a helper above the main export, and process.env", () => {
  const { status, output } = checkWith("lint", {
    "app/leads/planted-arrow.ts": "export const plantedArrow = () => {\n  return 1\n}\n",
    "app/leads/planted-main.ts":
      "function helper() {\n  return 1\n}\n\nexport function plantedMain() {\n  return helper()\n}\n",
    "app/leads/planted-env.ts": 'export const plantedEnv = process.env["HOME"]\n',
  })
  expect(status).toBe(1)
  for (const message of [
    "Write `function plantedArrow(…)`",
    "Move `plantedMain` above `helper`",
    "no-process-env",
    "app/leads/planted-arrow.ts",
    "app/leads/planted-main.ts",
    "app/leads/planted-env.ts",
  ])
    expect(output).toContain(message)
})

test("dead-code finds a file and an export that only a test uses", () => {
  const post = "app/blog/post.ts"
  appendFileSync(at(post), "\nexport const plantedExport = 1\n")
  const { status, output } = checkWith("dead-code", {
    "app/blog/planted-file.ts": "export const plantedFile = 1\n",
    "app/blog/planted-file.test.ts":
      'import { expect, test } from "vitest"\nimport { plantedFile } from "./planted-file.ts"\nimport { plantedExport } from "./post.ts"\n\ntest("planted", () => {\n  expect(plantedFile + plantedExport).toBe(2)\n})\n',
  })
  restore(post)
  expect(status).toBe(1)
  expect(output).toContain("app/blog/planted-file.ts")
  expect(output).toContain("plantedExport")
})

test("migrations finds a migration that was edited after it was merged", () => {
  const file = "db/migrations/20261116000001_platform.sql"
  appendFileSync(at(file), "-- a small touch\n")
  const { status, output } = check("migrations")
  restore(file)
  expect(status).toBe(1)
  expect(output).toMatch(/was edited after it was merged/)
})

test("migrations finds a function whose file is not SQL", () => {
  const { status, output } = checkWith("migrations", {
    "db/functions/leads/planted.sql": "create or replace function planted() returns;\n",
  })
  expect(status).toBe(1)
  expect(output).toContain("db/functions/leads/planted.sql")
})

test("the database tests find a migration that lets the web role read leads", () => {
  const file = at("db/migrations/29990101000000_planted.sql")
  writeFileSync(file, "-- Up Migration\n\ngrant select on leads to webplan_web;\n")
  const { status, output } = run("vitest", "run", "--project", "db", "db/privileges.int.test.ts")
  rmSync(file)
  expect(status).toBe(1)
  expect(output).toContain("webplan_web can read leads.email")
})

test("type-drift finds a column that the generated types do not have", () => {
  const file = "db/types.generated.ts"
  const before = readFileSync(at(file), "utf8")
  writeFileSync(at(file), before.replace("  protocol: Generated<string>;\n", ""))
  const { status } = check("type-drift")
  restore(file)
  expect(status).toBe(1)
})

test("planted faults: one that its tests find is killed, one that they do not find survives and fails the run", () => {
  const rows = "tests/planted/s5.tsv"
  const file = "app/leads/lead/lead.ts"
  const row = (search: string, replacement: string) => `S5.02\t${file}\t${search}\t${replacement}\t\n`
  writeFileSync(at(rows), row("Nome é obrigatório", "Nome") + row("E-mail inválido", "E-mail"))
  const { status, output } = run("node", "tools/spec.ts", "--planted", "S5.02", "--lanes", "1")
  expect(output).toMatch(/^killed +S5\.02 +pure .*\[S5\.02\] a missing name/m)
  expect(output).toMatch(/^survived +S5\.02 +pure .*E-mail inválido/m)
  expect(output).toContain("planted faults: 2 rows, 1 killed, 1 survived, 0 hung, 0 not run")
  expect(status).toBe(1)
  restore(rows)
  expect(readFileSync(at(file), "utf8")).toBe(readFileSync(path.join(root, file), "utf8"))
})
