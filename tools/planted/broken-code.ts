import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { PlantedRow } from "./planted-faults.ts"

const rules = {
  plugins: [],
  categories: { correctness: "off" },
  env: { browser: true, node: true, es2024: true },
  rules: { "no-undef": "error" },
}

/**
 * Rows whose file, once planted, has a syntax error or uses a name that is not defined. Such code fails any test, so
 * it would prove nothing about the requirement.
 */
export function rowsWithBrokenCode(rows: readonly PlantedRow[], root: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "webplan-planted-code-"))
  try {
    const planted = rows.filter(({ file }) => /\.tsx?$/.test(file))
    for (const [at, { file, search, replacement }] of planted.entries()) {
      const code = readFileSync(path.join(root, file), "utf8").replace(search, () => replacement)
      writeFileSync(path.join(folder, `${at}${path.extname(file)}`), code)
    }
    // The folder may lie inside a repository that ignores it; as a repository of its own it is linted.
    mkdirSync(path.join(folder, ".git"))
    writeFileSync(path.join(folder, "oxlintrc.json"), JSON.stringify(rules))
    const oxlint = path.join(root, "node_modules/.bin/oxlint")
    const { stdout, error } = spawnSync(oxlint, ["-c", "oxlintrc.json", "--format", "unix", "."], {
      cwd: folder,
      encoding: "utf8",
      timeout: 60_000,
    })
    if (error) throw error
    return [...stdout.matchAll(/(?:^|\/)(\d+)\.tsx?:\d+:\d+: (.+)$/gm)]
      .map(([, at, message = ""]) => `${planted[Number(at)]?.from}: ${message}`)
      .toSorted()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
