import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { caio, storePeople } from "../../../testing/factories/office-people.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { answerHolderRequest } from "./answer-holder-request.server.ts"
import { listDoneRequests, listRequestsToAnswer } from "./answer-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
afterAll(() => database.drop())
beforeEach(() => sql`truncate holder_request_events, holder_requests cascade`.execute(database.as.owner))

async function ask(kind: string, due: string) {
  const { rows } = await sql<{ protocol: string }>`
    insert into holder_requests (kind, due_at, email, message)
    values (${kind}, ${due}::timestamptz, 'ana@exemplo.example', 'Quem viu os meus dados?')
    returning protocol`.execute(database.as.owner)
  return rows[0]?.protocol ?? ""
}

test("lists the most urgent first; an answer deletes address and message once, with event and audit entry", async () => {
  const { staff, owner } = database.as
  const later = await ask("informacao", "2026-12-01")
  const sooner = await ask("reclamacao", "2026-11-20")
  expect((await listRequestsToAnswer(staff, 10)).map(({ protocol }) => protocol)).toEqual([sooner, later])

  let recorded = 0
  const record = async () => {
    recorded++
  }
  const answer = () => answerHolderRequest(staff, { protocol: sooner, outcome: "respondido", record })
  expect((await Promise.all([answer(), answer()])).toSorted()).toEqual(["answered", "gone"])
  expect(recorded).toBe(1)
  const { rows } = await sql`
    select r.outcome, r.email, r.message, v.actor from holder_requests r
    join holder_request_events v on v.request_id = r.id and v.kind = 'done'`.execute(owner)
  expect(rows).toEqual([{ outcome: "respondido", email: null, message: null, actor: "equipe" }])
  expect((await listRequestsToAnswer(staff, 10)).map(({ protocol }) => protocol)).toEqual([later])
})

test("a request is not closed when the audit entry fails", async () => {
  const protocol = await ask("informacao", "2026-12-01")
  const record = () => Promise.reject(new Error("no audit"))
  await expect(
    answerHolderRequest(database.as.staff, { protocol, outcome: "recusado", record }),
  ).rejects.toThrow("no audit")
  expect(await listRequestsToAnswer(database.as.staff, 10)).toMatchObject([{ email: "ana@exemplo.example" }])
})

test("lists done requests newest first, page by page, each one once", async () => {
  for (let n = 0; n < 5; n++)
    await answerHolderRequest(database.as.staff, {
      protocol: await ask("informacao", "2026-12-01"),
      outcome: "feito",
      record: () => Promise.resolve(),
    })
  const seen: number[] = []
  let before: number | null = null
  for (;;) {
    const page = await listDoneRequests(database.as.staff, before, 2)
    seen.push(...page.requests.map(({ id }) => id))
    before = page.requests.at(-1)?.id ?? null
    if (!page.hasMore) break
  }
  expect(seen).toEqual(seen.toSorted((one, other) => other - one))
  expect(new Set(seen).size).toBe(5)
})

test("an attendant neither sees nor closes requests of holders", async () => {
  const protocol = await ask("informacao", "2026-12-01")
  const desk = dbAsPerson(database.staffPool, caio)
  expect(await listRequestsToAnswer(desk, 10)).toEqual([])
  const record = () => Promise.resolve()
  expect(await answerHolderRequest(desk, { protocol, outcome: "feito", record })).toBe("gone")
})
