import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { notifyDesk } from "../../../app/desk/actions/desk-write-store.server.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { enrolPerson, signInAgain } from "../../../testing/factories/staff.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>
type Stream = { text: string; closedAt: number; leave: () => void }

const closesWithinMs = 2000
const random = createRandom(7)

let database: TestDatabase
let web: Awaited<ReturnType<typeof openDesk>>
let ada: Person
let colleague: Person
const open: Stream[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  web = await openDesk({ database })
  ada = await enrolPerson(database, { name: "Ada Exemplo", role: "administracao" })
  colleague = await enrolPerson(database, { name: "Dalva Exemplar", role: "atendente" })
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})
afterAll(async () => {
  await web.stop()
  await database.drop()
})

let people = 0
function enrol() {
  return enrolPerson(database, { name: `Caio${people++} Amostra`, role: "atendente" })
}

async function openStream({ browser }: Pick<Person, "browser">): Promise<Stream> {
  const leave = new AbortController()
  const response = await fetch(`${web.url}/painel/leads/ao-vivo`, {
    redirect: "manual",
    headers: { cookie: browser.cookie() },
    signal: leave.signal,
  })
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/event-stream; charset=utf-8",
  ])
  const stream = { text: "", closedAt: 0, leave: () => leave.abort() }
  void collect(response, stream)
  open.push(stream)
  return stream
}

async function collect(response: Response, stream: Stream) {
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk)
  } catch {
    // The test left.
  }
  stream.closedAt = Date.now()
}

/** Stores a lead and notifies the desk, as the worker does. Returns what the stream says of it. */
async function storeLead() {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ name: "Ivone Conjectura" }])
  await database.as.worker.transaction().execute((transaction) => notifyDesk(transaction, id, "new"))
  return `"lead":${id},`
}

async function expectArrival(streams: readonly Stream[]) {
  const lead = await storeLead()
  await eventually(() => streams.every(({ text }) => text.includes(lead)), 10_000)
}

type Ending = { person: Person; change: () => Promise<unknown>; endsBy?: "notification" | "next event" }

/** Control: the person's stream works before the change, and a colleague's stream works after it. */
async function expectEnd({ person, change, endsBy = "notification" }: Ending) {
  const [stream, other] = [await openStream(person), await openStream(colleague)]
  await expectArrival([stream, other])
  const before = stream.text
  await change()
  const changedAt = Date.now()
  if (endsBy === "next event") await expectArrival([other])
  await eventually(() => stream.closedAt, 10_000)
  expect(stream.closedAt - changedAt).toBeLessThan(closesWithinMs)
  await expectArrival([other])
  expect(stream.text).toBe(before)
  expect(other.closedAt).toBe(0)
}

async function administer(fields: Record<string, string>) {
  const response = await postForm(`${web.url}/painel/pessoas`, fields, { cookie: ada.browser.cookie() })
  expect(response.status).toBe(303)
}

test("[N17.07] a person who is disabled gets no lead that is stored afterwards, and the stream ends", async () => {
  for (const endsBy of ["notification", "next event"] as const) {
    const person = await enrol()
    await expectEnd({
      person,
      change: () => administer({ intent: "turn-off", person: person.id }),
      endsBy,
    })
  }
})

test("[N17.07] a change of role ends the stream, even to a role that may read leads", async () => {
  for (const role of ["redacao", "gestao"]) {
    const person = await enrol()
    await expectEnd({ person, change: () => administer({ intent: "role", person: person.id, role }) })
  }
})

test("[N17.07] sessions ended by an administrator end their streams", async () => {
  const person = await enrol()
  await expectEnd({ person, change: () => administer({ intent: "end-sessions", person: person.id }) })
})

test("[N17.07] signing out ends the stream of that session, and the person's other session keeps its own", async () => {
  const person = await enrol()
  const kept = await openStream({ browser: await signInAgain(database, person) })
  const signOut = async () => {
    const cookie = person.browser.cookie()
    expect((await postForm(`${web.url}/painel/sair`, {}, { cookie })).status).toBe(303)
  }
  await expectEnd({ person, change: signOut })
  await expectArrival([kept])
  expect(kept.closedAt).toBe(0)
})

test("[N17.07] without a notification, the stream of an ended or expired session sends nothing and ends with the next event", async () => {
  const endings = {
    deleted: sql`delete from staff_sessions`,
    idle: sql`update staff_sessions set expires_at = now() - interval '1 minute'`,
    "twelve hours old": sql`update staff_sessions set created_at = now() - interval '12 hours 1 minute'`,
    disabled: sql`update staff_people set banned = true`,
  }
  const { owner } = database.as
  for (const table of ["staff_sessions", "staff_people"])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(owner)
  try {
    for (const [ending, statement] of Object.entries(endings)) {
      const person = await enrol()
      const column = sql.ref(ending === "disabled" ? "id" : "user_id")
      const change = () => sql`${statement} where ${column} = ${person.id}`.execute(owner)
      await expectEnd({ person, change, endsBy: "next event" })
    }
  } finally {
    for (const table of ["staff_sessions", "staff_people"])
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(owner)
  }
})

test("[N17.07] checks of an open stream do not extend the session", async () => {
  const person = await enrol()
  const { owner } = database.as
  const stream = await openStream(person)
  // Old enough to be extended by a request.
  await sql`update staff_sessions set expires_at = now() + interval '1 hour' where user_id = ${person.id}`.execute(
    owner,
  )
  const expiry = () =>
    owner.selectFrom("staffSessions").select("expiresAt").where("userId", "=", person.id).executeTakeFirst()
  const before = await expiry()
  await expectArrival([stream])
  expect(await expiry()).toEqual(before)
})

test("[N17.01] the stream names no lead's person, because the audit does not record who received an event", async () => {
  const stream = await openStream(colleague)
  await expectArrival([stream])
  expect(stream.text).toMatch(/"text":"[^"]+, |"text":"[^"]+\./)
  expect(stream.text).not.toContain("Ivone")
})

test("a lost listening connection leaves the stream open: it reports the gap and later leads arrive", async () => {
  const stream = await openStream(colleague)
  await expectArrival([stream])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'webplan news' and datname = current_database()`.execute(database.as.staff)
  await eventually(() => stream.text.match(/"away"/g)?.length === 2, 10_000)
  await expectArrival([stream])
  expect(stream.closedAt).toBe(0)
})
