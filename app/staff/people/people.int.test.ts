import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { caio, dalva, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { clearAudit } from "../../../testing/factories/past-audit.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { dbAsPerson } from "../sign-in/db-as-person.server.ts"
import { endSessions } from "../sign-in/end-sessions.server.ts"
import { changePerson } from "./change-person.server.ts"
import { listOpenInvitations } from "./invitation-store.server.ts"
import { inviteAgain, invitePerson } from "./invite-person.server.ts"
import { withdrawInvitation } from "./withdraw-invitation.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate staff_invitations, staff_sessions`.execute(database.as.owner)
  await clearAudit(database.as.owner)
})

const by = testPerson.id

async function audited() {
  const { rows } = await sql<{ action: string; target: string; staffId: string }>`
    select action, target, staff_id from staff_audit order by id`.execute(database.as.owner)
  expect(new Set(rows.map(({ staffId }) => staffId))).toEqual(new Set(rows.length > 0 ? [by] : []))
  return rows.map(({ action, target }) => `${action} ${target}`)
}

function invite(email: string) {
  return invitePerson(database.as.staff, { email, name: "Marina Exemplo", role: "atendente", invitedBy: by })
}

test("an invitation can be withdrawn once, and only while it is open", async () => {
  const { staff, owner } = database.as
  expect(await invite("marina@webplan.example")).toBe("invited")
  const [invitation] = await listOpenInvitations(staff)
  const invitationId = invitation?.id ?? ""
  const withdraw = () => withdrawInvitation(staff, { invitationId, staffId: by })
  const outcomes = await Promise.all([withdraw(), withdraw()])
  expect(outcomes.toSorted()).toEqual(["gone", "withdrawn"])
  expect(await listOpenInvitations(staff)).toEqual([])
  expect(await audited()).toEqual([`convite_enviado ${invitationId}`, `convite_cancelado ${invitationId}`])

  await invite("marina@webplan.example")
  await sql`update staff_invitations set expires_at = now() where withdrawn_at is null`.execute(owner)
  const { rows } = await sql<{ id: string }>`
    select id from staff_invitations where withdrawn_at is null`.execute(owner)
  const expired = { invitationId: rows[0]?.id ?? "", staffId: by }
  expect(await withdrawInvitation(staff, expired)).toBe("gone")
})

test("a known person is not invited as new; a repeated invitation keeps the role", async () => {
  const { staff } = database.as
  expect(await invite(gilda.email)).toBe("known")
  expect(await listOpenInvitations(staff)).toEqual([])
  expect(await inviteAgain(staff, { personId: gilda.id, invitedBy: by, replacesSecondFactor: false })).toBe(
    "invited",
  )
  expect(await listOpenInvitations(staff)).toMatchObject([{ email: gilda.email, role: "gestao" }])

  // The older invitation would restore the old role.
  const change = { kind: "role", role: "atendente" } as const
  expect(await changePerson(staff, { personId: gilda.id, change, staffId: by })).toBe("changed")
  expect(await listOpenInvitations(staff)).toEqual([])

  await changePerson(staff, { personId: gilda.id, change: { kind: "turn-off" }, staffId: by })
  expect(await invite(gilda.email)).toBe("known-banned")
  expect(await inviteAgain(staff, { personId: gilda.id, invitedBy: by, replacesSecondFactor: false })).toBe(
    "known-banned",
  )
})

test("ends the sessions of one person and keeps those of others", async () => {
  const { owner, auth } = database.as
  for (const { id } of [caio, caio, dalva])
    await sql`insert into staff_sessions (user_id, token, expires_at)
      values (${id}, gen_random_uuid()::text, now() + interval '1 hour')`.execute(owner)
  expect(await endSessions(auth, { personId: randomUUID(), staffId: by })).toBe("missing")
  expect(await endSessions(auth, { personId: caio.id, staffId: by })).toBe("ended")
  const { rows } = await sql<{ userId: string }>`select user_id from staff_sessions`.execute(owner)
  expect(rows.map(({ userId }) => userId)).toEqual([dalva.id])
  expect(await audited()).toEqual([`sessoes_encerradas ${caio.id}`])
})

test("only administrators invite people and see invitations", async () => {
  await invite("marina@webplan.example")
  const management = dbAsPerson(database.staffPool, { id: dalva.id, role: "gestao" })
  expect(await listOpenInvitations(management)).toEqual([])
  const invitation = {
    email: "rita@webplan.example",
    name: "Rita",
    role: "atendente",
    invitedBy: dalva.id,
  } as const
  await expect(invitePerson(management, invitation)).rejects.toThrow(/row-level security/)
})
