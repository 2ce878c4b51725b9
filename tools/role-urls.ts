import { loginRoles, roleUrl } from "../db/roles.ts"
import { requiredVariable, secretsVariable } from "./stack/variables.ts"

/** `npm run db:urls` prints the addresses of the processes' databases. `npm run db:migrate` must have run with the same two variables. */
const databaseUrl = requiredVariable("DATABASE_URL")
const secrets = secretsVariable("DATABASE_ROLE_SECRETS")
for (const role of loginRoles.filter((role) => role !== "webplan_owner"))
  console.log(
    `DATABASE_URL_${role.replace("webplan_", "").toUpperCase()}=${roleUrl(databaseUrl, secrets, role)}`,
  )
