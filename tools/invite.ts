import { inviteAdministrator } from "./stack/invite-administrator.ts"
import { requiredVariable, secretsVariable } from "./stack/variables.ts"

/**
 * `npm run invite -- <e-mail> <name>` invites an administrator: the first one, or a new one when no administrator can sign
 * in. Prints the link. All other people are invited from the desk. PUBLIC_URL and INVITATION_SECRETS as for the desk.
 */
const [email = "", ...nameParts] = process.argv.slice(2)
const name = nameParts.join(" ").trim()
if (!/^[^\s@]+@[^\s@]+$/.test(email) || !name) {
  console.error("usage: invite <e-mail> <name>")
  process.exit(2)
}
const stack = {
  databaseUrl: requiredVariable("DATABASE_URL"),
  invitationSecrets: secretsVariable("INVITATION_SECRETS"),
  publicUrl: requiredVariable("PUBLIC_URL"),
}
const link = await inviteAdministrator(stack, { email: email.toLowerCase(), name })
console.log(`Valid for 72 hours, once:\n${link}`)
