import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Some registries lack binary packages of some platforms. npm then leaves them out of the lockfile, and `npm ci` rejects
 * it. This adds those optional packages, so that `npm ci` skips them where they are unavailable. Run after every change of
 * dependencies: npm run deps:lock
 */
type Entry = {
  version?: string
  optional?: boolean
  dev?: boolean
  optionalDependencies?: Record<string, string>
  resolved?: string
}

const file = path.join(import.meta.dirname, "../package-lock.json")
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> }
const { packages } = lock

for (const entry of Object.values(packages)) {
  delete entry.resolved
}
for (const [location, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = packages[`node_modules/${name}`] ?? packages[`${location}/node_modules/${name}`]
    if (known || !/^\d/.test(version)) continue
    packages[`node_modules/${name}`] = { version, optional: true, ...(entry.dev ? { dev: true } : {}) }
    console.log(`added ${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
