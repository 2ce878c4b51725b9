import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

export type TestResult = {
  title: string
  file: string
  isPassed: boolean
  /** False for a test that was skipped too. */
  isFailed: boolean
  /** Passed, but only when it was tried again. */
  isFlaky: boolean
}

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
type Spec = { title: string; file: string; ok: boolean; tests: { status: string }[] }
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
        isFlaky: false,
      })),
    ),
    ...(browser?.suites ?? []).flatMap(specsOf).map(({ title, file, ok, tests }) => ({
      title,
      file: `tests/e2e/${file}`,
      isPassed: ok,
      isFailed: !ok,
      isFlaky: tests.some(({ status }) => status === "flaky"),
    })),
  ]
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null)

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
