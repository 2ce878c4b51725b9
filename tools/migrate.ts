import { migrate } from "../db/migrate.ts"
import { requiredVariable, secretsVariable } from "./stack/variables.ts"

/** `npm run db:migrate`, with the address of an administrator of the server. */
try {
  const applied = await migrate({
    databaseUrl: requiredVariable("DATABASE_URL"),
    roleSecrets: process.env["DATABASE_ROLE_SECRETS"] ? secretsVariable("DATABASE_ROLE_SECRETS") : undefined,
    log: console.log,
  })
  console.log(applied.length > 0 ? `applied: ${applied.join(", ")}` : "nothing to apply")
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
