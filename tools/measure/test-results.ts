import { existsSync, readFileSync, renameSync } from "node:fs"
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
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
type Spec = { title: string; file: string; ok: boolean; tests: { status: string }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }

const root = path.join(import.meta.dirname, "../..")
const vitestReport = "vitest.json"
/** The report of the whole run, when the files that failed in it were run again. */
const firstTry = "vitest-first.json"

/** The results of the last runs of Vitest and Playwright in one list. */
export function readResults(reportsDir: string): TestResult[] {
  const browser = read(path.join(reportsDir, "playwright.json")) as { suites: Suite[] } | null
  const last = vitestResults(reportsDir, vitestReport)
  const first = vitestResults(reportsDir, firstTry)
  const later = new Map(last.map((result) => [keyOf(result), result]))
  const repeat = (result: TestResult) => {
    const again = result.isPassed ? undefined : later.get(keyOf(result))
    return again ? { ...again, isFlaky: again.isPassed } : result
  }
  return [
    ...(first.length > 0 ? first.map(repeat) : last),
    ...(browser?.suites ?? []).flatMap(specsOf).map(({ title, file, ok, tests }) => ({
      title,
      file: `tests/e2e/${file}`,
      isPassed: ok,
      isFailed: !ok,
      isFlaky: tests.some(({ status }) => status === "flaky"),
    })),
  ]
}

/** Puts the last report of Vitest aside for a second try, and returns the files in which a test, a hook or an import failed. */
export function setFailuresAside(reportsDir: string) {
  const file = path.join(reportsDir, vitestReport)
  const report = read(file) as VitestReport | null
  if (report) renameSync(file, path.join(reportsDir, firstTry))
  return (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .map(({ name }) => path.relative(root, name))
}

function vitestResults(reportsDir: string, name: string): TestResult[] {
  const report = read(path.join(reportsDir, name)) as VitestReport | null
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: path.relative(root, name),
      isPassed: status === "passed",
      isFailed: status === "failed",
      isFlaky: false,
    })),
  )
}

const keyOf = ({ file, title }: TestResult) => `${file}\n${title}`

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null)

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
