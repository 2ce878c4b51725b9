import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { contractionFaults, ownRelease } from "./contracting.ts"

/**
 * db/migrations.lock holds the hash of each merged migration. A merged migration is never edited: a change
 * is a new migration.
 */
const lockName = "../migrations.lock"

export function faultsOfMigrations(dir: string): string[] {
  const lock = readLock(dir)
  const names = migrationsIn(dir)
  const faults = names.flatMap((name) => {
    const locked = lock.get(name)
    if (!locked) return [`${name} is not in db/migrations.lock: run npm run db:lock`]
    return locked === hashOf(path.join(dir, name))
      ? []
      : [`${name} was edited after it was merged: write a new migration`]
  })
  const gone = [...lock.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is locked and was deleted`)
  return [...faults, ...gone, ...contractionFaults(dir, ownRelease())]
}

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex")

function readLock(dir: string) {
  const file = path.join(dir, lockName)
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").filter(Boolean) : []
  return new Map(lines.map((line) => line.split("  ", 2).toReversed() as [string, string]))
}

function migrationsIn(dir: string) {
  return readdirSync(dir)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
}

/** Adds new migrations to the lock; never changes an existing line. */
export function lockNewMigrations(dir: string) {
  const lock = readLock(dir)
  for (const name of migrationsIn(dir)) {
    if (!lock.has(name)) lock.set(name, hashOf(path.join(dir, name)))
  }
  writeFileSync(path.join(dir, lockName), [...lock].map(([name, hash]) => `${hash}  ${name}\n`).join(""))
}
