import { migrate } from "../db/migrate.ts"

const databaseUrl = process.env["DATABASE_URL"]
if (!databaseUrl) {
  console.error("DATABASE_URL is missing: the address of an administrator of the server")
  process.exit(1)
}
try {
  const applied = await migrate({
    databaseUrl,
    roleSecret: process.env["DATABASE_ROLE_SECRET"] || undefined,
    log: console.log,
  })
  console.log(applied.length > 0 ? `applied: ${applied.join(", ")}` : "nothing to apply")
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
