import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

export type Entry = {
  name?: string
  version: string
  license?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A package of production: where it is installed, and what the lockfile says about it. */
export type Package = { location: string; name: string; dependsOn: string[]; entry: Entry }

/**
 * The bill of materials (CycloneDX 1.5) of the installed packages of production. The same commit gives the same bill.
 * `npm sbom --omit=dev` is not used: it leaves out every package that a tool for development needs too, such as react and pg.
 */
export function billOf(folder: string, { commit, time }: { commit: string; time: Date }) {
  const packages = oncePerVersion(listProductionPackages(folder))
  const root = readLock(folder).packages[""]
  const self = { name: "webplan", version: root?.version ?? "", type: "application" }
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${uuidOf(commit)}`,
    version: 1,
    metadata: { timestamp: time.toISOString(), component: { ...self, "bom-ref": `webplan@${self.version}` } },
    components: packages.map(({ name, entry }) => ({
      type: "library",
      "bom-ref": `${name}@${entry.version}`,
      name,
      version: entry.version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${entry.version}`,
      licenses: licensesOf(entry.license),
      hashes: hashesOf(entry.integrity),
    })),
    dependencies: packages.map(({ name, entry, dependsOn }) => ({
      ref: `${name}@${entry.version}`,
      dependsOn,
    })),
  }
}

/** A package may be installed at several places. */
function oncePerVersion(packages: readonly Package[]) {
  const found = new Map<string, Package>()
  for (const item of packages) {
    const id = `${item.name}@${item.entry.version}`
    const dependsOn = new Set([...(found.get(id)?.dependsOn ?? []), ...item.dependsOn])
    found.set(id, { ...item, dependsOn: [...dependsOn].toSorted() })
  }
  return [...found.values()]
}

/**
 * Everything that the product's dependencies need, as far as it is installed: packages of other platforms are not. A peer that a package
 * can do without does not count: `npm ci --omit=dev` installs it if a tool for development needs it.
 */
export function listProductionPackages(
  folder: string,
  isWanted = (location: string) => existsSync(path.join(folder, location)),
): Package[] {
  const { packages } = readLock(folder)
  const found = new Map<string, Package>()
  const visit = (location: string): string[] => {
    const entry = packages[location]
    if (!entry) return []
    return namesNeeded(entry).flatMap((name) => {
      const at = resolve(packages, location, name)
      if (at === null || !isWanted(at)) {
        if (entry.dependencies?.[name])
          throw new Error(`${name}, which ${location || "the product"} needs, is not installed`)
        return []
      }
      const wanted = packages[at] as Entry
      const realName = wanted.name ?? name
      if (!found.has(at)) {
        const item: Package = { location: at, name: realName, dependsOn: [], entry: wanted }
        found.set(at, item)
        item.dependsOn = visit(at)
      }
      return [`${realName}@${wanted.version}`]
    })
  }
  visit("")
  return [...found.values()].toSorted((a, b) => (a.location < b.location ? -1 : 1))
}

function namesNeeded(entry: Entry) {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  return [
    ...new Set([
      ...Object.keys(entry.dependencies ?? {}),
      ...Object.keys(entry.optionalDependencies ?? {}),
      ...peers,
    ]),
  ].toSorted()
}

/** Node looks beside the package first, then in each folder above it. */
function resolve(packages: Record<string, Entry>, from: string, name: string): string | null {
  const at = `${from ? `${from}/` : ""}node_modules/${name}`
  if (packages[at]) return at
  if (!from) return null
  const above = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1))
  return resolve(packages, above, name)
}

export function readLock(folder: string) {
  const text = readFileSync(path.join(folder, "package-lock.json"), "utf8")
  return JSON.parse(text) as { packages: Record<string, Entry> }
}

function licensesOf(license: string | undefined) {
  if (!license) return []
  return [/ (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }]
}

function hashesOf(integrity: string | undefined) {
  const [, content] = /^sha512-(\S+)/.exec(integrity ?? "") ?? []
  return content ? [{ alg: "SHA-512", content: Buffer.from(content, "base64").toString("hex") }] : []
}

function uuidOf(text: string) {
  const hex = createHash("sha256").update(text).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
