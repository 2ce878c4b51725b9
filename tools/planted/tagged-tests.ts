import { globSync, readFileSync } from "node:fs"
import path from "node:path"

/** From the quickest to the slowest. */
export const levels = ["pure", "db", "http", "browser"] as const
export type Level = (typeof levels)[number]

/** A test file and the requirements that the titles of its tests name. */
export type TaggedTest = { file: string; level: Level; ids: ReadonlySet<string> }

export function testsOf(root: string): TaggedTest[] {
  return globSync("{app,db,testing,tests,tools}/**/*.{test,spec}.{ts,tsx}", { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, file), "utf8")
      const ids = new Set([...text.matchAll(/\[([SN]\d+\.\d+)\]/g)].map(([, id = ""]) => id))
      return { file, level: levelOf(file), ids }
    })
    .filter(({ ids }) => ids.size > 0)
}

/** As in vitest.config.ts and playwright.config.ts. */
function levelOf(file: string): Level {
  if (file.startsWith("tests/e2e/")) return "browser"
  if (file.startsWith("tests/http/")) return "http"
  return file.includes(".int.test.") ? "db" : "pure"
}
