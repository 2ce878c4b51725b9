import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { listProductionPackages, readLock } from "./bill.ts"

/** An advisory that does not reach what visitors or staff can reach: why, and until when that is believed. */
export type AcceptedAdvisory = { url: string; reason: string; until: string }

type Advisory = { url: string; title: string; severity: string }
type Report = {
  vulnerabilities?: Record<string, { nodes: string[]; via: (Advisory | string)[] }>
}

export type Advisories =
  | { outcome: "not asked"; reason: string }
  | { outcome: "asked"; found: string[]; accepted: string[] }

/** It has published vulnerabilities: an answer that does not name them is incomplete. */
const canary = { location: "node_modules/canary", name: "minimist", version: "0.0.8" }

/**
 * Asks the registry for the advisories about the packages of production, by `npm audit`. That program also reports no vulnerabilities when
 * it sent no request (`--offline`) and when a mirror answers with an empty list. So a package with known ones is added to the question.
 */
export async function askAdvisories(
  folder: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): Promise<Advisories> {
  const report = await audit(folder)
  if (typeof report === "string") return { outcome: "not asked", reason: report }
  const found = Object.entries(report.vulnerabilities ?? {})
  if (!found.some(([, { nodes }]) => nodes.includes(canary.location)))
    return { outcome: "not asked", reason: `the registry does not report ${canary.name} ${canary.version}` }
  const advisories = found
    .filter(([, { nodes }]) => nodes.some((node) => node !== canary.location))
    .flatMap(([name, { via }]) =>
      via.filter((one): one is Advisory => typeof one !== "string").map((one) => ({ name, ...one })),
    )
  const isAccepted = ({ url }: Advisory) => accepted.some((one) => one.url === url && one.until >= today)
  const line = (one: Advisory & { name: string }) => `${one.severity}: ${one.name}: ${one.title} (${one.url})`
  return {
    outcome: "asked",
    found: advisories.filter((one) => !isAccepted(one)).map(line),
    accepted: advisories.filter(isAccepted).map(line),
  }
}

/** The report, or why there is none. */
async function audit(folder: string): Promise<Report | string> {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-advisories-"))
  try {
    writeQuestion(folder, dir)
    const all = ["prod", "optional", "peer"].map((kind) => `--include=${kind}`)
    const args = ["audit", "--json", "--package-lock-only", ...all]
    const options = { cwd: dir, timeout: 120_000, maxBuffer: 2 ** 26 }
    // npm ends with 1 if it found something or could not ask; the output says which.
    const output = await new Promise<string>((done) => {
      execFile("npm", args, options, (_, stdout) => done(stdout))
    })
    const report = JSON.parse(output) as Report & { error?: unknown; message?: string }
    return report.vulnerabilities ? report : (report.message ?? JSON.stringify(report.error))
  } catch (error) {
    return `npm audit failed: ${(error as Error).message}`
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** A lockfile with the packages of production on every platform, and the canary. */
function writeQuestion(folder: string, dir: string) {
  const lock = readLock(folder)
  const packages = listProductionPackages(folder, () => true)
  const direct = { ...lock.packages[""]?.dependencies, ...lock.packages[""]?.optionalDependencies }
  const root = {
    name: "webplan",
    version: "0.0.0",
    dependencies: { ...direct, canary: `npm:${canary.name}@${canary.version}` },
  }
  const entries = {
    "": root,
    ...Object.fromEntries(packages.map(({ location, entry }) => [location, entry])),
    [canary.location]: { name: canary.name, version: canary.version },
  }
  writeFileSync(path.join(dir, "package.json"), JSON.stringify(root))
  writeFileSync(
    path.join(dir, "package-lock.json"),
    JSON.stringify({
      name: "webplan",
      version: "0.0.0",
      lockfileVersion: 3,
      requires: true,
      packages: entries,
    }),
  )
}
