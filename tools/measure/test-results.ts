import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

export type TestResult = { title: string; file: string; isPassed: boolean; isFailed: boolean }

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
type Spec = { title: string; file: string; ok: boolean }
type Suite = { specs?: Spec[]; suites?: Suite[] }

/** The results of the last runs of Vitest and Playwright in one list. */
export function readResults(reportsDir: string): TestResult[] {
  const vitest = read(path.join(reportsDir, "vitest.json")) as VitestReport | null
  const browser = read(path.join(reportsDir, "playwright.json")) as { suites: Suite[] } | null
  const root = path.join(import.meta.dirname, "../..")
  return [
    ...(vitest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        title: fullName,
        file: path.relative(root, name),
        isPassed: status === "passed",
        isFailed: status === "failed",
      })),
    ),
    ...(browser?.suites ?? [])
      .flatMap(specsOf)
      .map(({ title, file, ok }) => ({ title, file: `tests/e2e/${file}`, isPassed: ok, isFailed: !ok })),
  ]
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null)

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
