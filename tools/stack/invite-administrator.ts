import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { personalKeys } from "../../app/privacy/personal-keys.ts"
import { insertInvitation, withdrawInvitations } from "../../app/staff/people/invitation-store.server.ts"
import { invitationPath } from "../../app/staff/people/invitation-token.server.ts"

type House = { databaseUrl: string; secret: string; publicUrl: string }

/** The link by which a new administrator enters. */
export function inviteAdministrator(
  { databaseUrl, secret, publicUrl }: House,
  { email, name }: { email: string; name: string },
) {
  return withDb(databaseUrl, async (db) => {
    await withdrawInvitations(db, email)
    const id = await insertInvitation(db, { email, name, role: "administracao", invitedBy: null })
    return publicUrl + invitationPath(secret, id)
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

/** Where the desk is entered: by the sign-in, or by an invitation while nobody has signed in yet. */
export async function wayToTheDesk(house: House) {
  const someone = await withDb(house.databaseUrl, (db) =>
    db.selectFrom("staffPeople").select("id").limit(1).executeTakeFirst(),
  )
  return someone
    ? `${house.publicUrl}/painel`
    : inviteAdministrator(house, { email: "administracao@webplan.example", name: "Administração" })
}
