import { loginRoles, roleUrl } from "../db/roles.ts"

/** `npm run db:urls` prints the addresses for site.env. `npm run db:migrate` must have run with the same two variables. */
const databaseUrl = process.env["DATABASE_URL"]
const secret = process.env["DATABASE_ROLE_SECRET"]
if (!databaseUrl || !secret) {
  console.error(
    "DATABASE_URL or DATABASE_ROLE_SECRET is missing: the passwords of the roles are derived from them",
  )
  process.exit(2)
}
for (const role of loginRoles.filter((role) => role !== "webplan_owner"))
  console.log(
    `DATABASE_URL_${role.replace("webplan_", "").toUpperCase()}=${roleUrl(databaseUrl, secret, role)}`,
  )
