import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import type { Secrets } from "../../app/platform/keys/secrets.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { personalKeys } from "../../app/privacy/personal-keys.ts"
import { createInvitationLinks } from "../../app/staff/people/invitation-links.server.ts"
import { insertInvitation, withdrawInvitations } from "../../app/staff/people/invitation-store.server.ts"

type Stack = { databaseUrl: string; invitationSecrets: Secrets; publicUrl: string }

/** Creates an invitation for a new administrator and returns its link. */
export function inviteAdministrator(
  { databaseUrl, invitationSecrets, publicUrl }: Stack,
  { email, name }: { email: string; name: string },
) {
  return withDb(databaseUrl, async (db) => {
    await withdrawInvitations(db, email)
    const id = await insertInvitation(db, {
      email,
      name,
      role: "administracao",
      invitedBy: null,
      replacesSecondFactor: true,
    })
    return publicUrl + createInvitationLinks(invitationSecrets).pathOf(id)
  })
}

async function withDb<T>(databaseUrl: string, work: (db: Db) => Promise<T>) {
  const log = createLog({ level: "warn", process: "invite", pretty: false, personalKeys })
  const db = createDb({ url: databaseUrl, name: "webplan invite", log, maxConnections: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** The address of the desk, or an invitation link while no account exists. */
export async function deskAddress(stack: Stack) {
  const anyPerson = await withDb(stack.databaseUrl, (db) =>
    db.selectFrom("staffPeople").select("id").limit(1).executeTakeFirst(),
  )
  return anyPerson
    ? `${stack.publicUrl}/painel`
    : inviteAdministrator(stack, { email: "administracao@webplan.example", name: "Administração" })
}
