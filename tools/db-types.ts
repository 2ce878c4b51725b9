import { spawnSync } from "node:child_process"
import { startThrowawayPostgres } from "../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../db/migrate.ts"

/** Writes db/types.generated.ts from a newly migrated database. With --verify it only fails when the file is outdated. */
const server = await startThrowawayPostgres()
try {
  const url = await ensureDatabase(server.url, "types")
  await migrate({ databaseUrl: url })
  const args = [
    "--url",
    url,
    "--dialect",
    "postgres",
    "--camel-case",
    "--date-parser",
    "string",
    "--default-schema",
    "public",
    "--include-pattern",
    "public.*",
    "--exclude-pattern",
    "*.{pgmigrations,applied_functions}",
    "--type-mapping",
    JSON.stringify({ int8: "number" }),
    "--out-file",
    "db/types.generated.ts",
    "--log-level",
    "error",
    ...(process.argv.includes("--verify") ? ["--verify"] : []),
  ]
  const { status } = spawnSync("kysely-codegen", args, { stdio: "inherit" })
  process.exitCode = status ?? 1
} finally {
  await server.stop()
}
