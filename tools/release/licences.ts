import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Package } from "./bill.ts"

/** They allow use in a product that is not open itself. Their texts are published with it. */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Python-2.0",
  "MPL-2.0",
  "OFL-1.1",
])

/** The packages without a licence that is allowed. */
export function licenceFaults(packages: readonly Package[]): string[] {
  return packages
    .filter(({ entry }) => !isAllowed(entry.license ?? ""))
    .map(({ name, entry }) => `${name}@${entry.version}: ${entry.license ?? "no licence"}`)
}

/** One part of `A OR B` is enough; of `A AND B` each is needed. A mixture is refused. */
function isAllowed(expression: string) {
  const isAnd = expression.includes(" AND ")
  if (isAnd && expression.includes(" OR ")) return false
  const ids = expression.replaceAll(/[()]/g, "").split(isAnd ? " AND " : " OR ")
  return isAnd ? ids.every((id) => allowed.has(id)) : ids.some((id) => allowed.has(id))
}

/** Name, licence and the texts that the authors publish with each package. */
export function licencesText(folder: string, packages: readonly Package[]) {
  const parts = packages.map(({ name, location, entry }) =>
    [`${name}@${entry.version} (${entry.license})`, ...noticesIn(path.join(folder, location))].join("\n\n"),
  )
  const first = "Este produto contém os programas e as fontes abaixo, cada um com a sua licença."
  return `${[first, ...parts].join(`\n\n${"-".repeat(72)}\n\n`)}\n`
}

function noticesIn(folder: string) {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice|ofl)/i.test(name))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), "utf8").trim())
}
