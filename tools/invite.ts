import { inviteAdministrator } from "./stack/invite-administrator.ts"

/**
 * `npm run invite -- <e-mail> <name>` invites an administrator: the first one, or a new one when no administrator can sign
 * in. Prints the link. All other people are invited from the desk.
 */
const variables = ["DATABASE_URL", "APP_SECRET", "PUBLIC_URL"] as const
const [databaseUrl = "", secret = "", publicUrl = ""] = variables.map((name) => process.env[name])
const [email = "", ...nameParts] = process.argv.slice(2)
const name = nameParts.join(" ").trim()
const missing = variables.filter((variable) => !process.env[variable])
if (!/^[^\s@]+@[^\s@]+$/.test(email) || !name || missing.length > 0) {
  console.error(
    missing.length > 0
      ? `missing: ${missing.join(", ")} (see .env.example; PUBLIC_URL and APP_SECRET as for the web process)`
      : "usage: npm run invite -- <e-mail> <name>",
  )
  process.exit(2)
}
const link = await inviteAdministrator(
  { databaseUrl, secret, publicUrl },
  { email: email.toLowerCase(), name },
)
console.log(`Valid for 72 hours, once:\n${link}`)
