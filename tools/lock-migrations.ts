import path from "node:path"
import { faultsOfMigrations, lockNewMigrations } from "../db/migrations-lock.ts"

/** Adds new migrations to the lock; with --verify it only checks. */
const dir = path.join(import.meta.dirname, "../db/migrations")
if (!process.argv.includes("--verify")) lockNewMigrations(dir)
const faults = faultsOfMigrations(dir)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
