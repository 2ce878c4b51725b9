import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { endUndoTime } from "../../../testing/factories/holder-session.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { correctedLead } from "../../leads/lead/correct-lead.ts"
import { correctableNames } from "../../leads/lead/lead-fields.ts"
import { newSecret } from "../../platform/http/random-secret.server.ts"
import {
  askHolderErasure,
  askHolderLink,
  askHolderOffice,
  closeHolderSession,
  correctHolderLead,
  findHolder,
  openHolderLink,
  recordHolderDownload,
  revokeHolderEmails,
  undoHolderErasure,
  unsubscribe,
} from "./holder-store.server.ts"
import { activateLink, cleanLinks, finishErasure } from "./worker-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const random = createRandom(18)
const mine = "ana@exemplo.example"
const correction = correctedLead({
  cidade: "Rio Branco",
  uf: "AC",
  orgao: "Tribunal de Contas",
  vinculo: "Aposentado",
  janela: "Manhã, 8h às 12h",
  name: "Ana Maria",
  phone: "(21) 99876-5432",
  idade: "53",
  message: "Prefiro por e-mail.",
})

beforeEach(async () => {
  const { owner } = database.as
  await sql`truncate leads, holder_links, holder_request_events, holder_requests cascade`.execute(owner)
  await sql`delete from job_outbox`.execute(owner)
  await storeLeads(owner, random, [
    { email: "Ana@Exemplo.example" },
    { email: mine },
    { email: mine, isTest: true },
    { email: "outra@exemplo.example" },
  ])
})

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.as.owner)).rows

/** Requests a link as the web server does and activates it as the worker does. */
async function mailedLink(email = mine) {
  await askHolderLink(database.as.web, email, [])
  const [link] = await rowsOf(
    sql<{ id: string }>`select id from holder_links where email = ${email} order by created_at desc limit 1`,
  )
  const token = newSecret()
  await activateLink(database.as.worker, link?.id ?? "", token.hash)
  return { id: link?.id ?? "", token: token.hash }
}

async function signedIn(email = mine) {
  const { token } = await mailedLink(email)
  const session = newSecret().hash
  expect(await openHolderLink(database.as.web, token, session)).toBe(true)
  return session
}

test("requesting a link stores one row and one job with an id, for known and unknown addresses alike", async () => {
  await askHolderLink(database.as.web, " Ana@EXEMPLO.example ", [])
  await askHolderLink(database.as.web, "ninguem@exemplo.example", [])
  expect(await rowsOf(sql`select email, token_hash, session_hash from holder_links order by email`)).toEqual([
    { email: mine, tokenHash: null, sessionHash: null },
    { email: "ninguem@exemplo.example", tokenHash: null, sessionHash: null },
  ])
  const jobs = await rowsOf(
    sql<{ name: string; data: object }>`select queue as name, payload as data from job_outbox`,
  )
  expect(jobs.map(({ name, data }) => [name, Object.keys(data)])).toEqual([
    ["holder-send-link", ["linkId"]],
    ["holder-send-link", ["linkId"]],
  ])
})

test("beyond the limit of an address nothing is stored and the answer is the same", async () => {
  const limits = [{ key: "holder-test:x", points: 2, seconds: 60 }]
  for (let n = 0; n < 4; n++) await askHolderLink(database.as.web, mine, limits)
  expect(await rowsOf(sql`select id from holder_links`)).toHaveLength(2)
})

test("a link works once; a used, expired, unknown or not yet mailed link does not work", async () => {
  const { web, owner } = database.as
  const { token } = await mailedLink()
  const [first, second] = [newSecret().hash, newSecret().hash]
  expect(await openHolderLink(web, newSecret().hash, first)).toBe(false)
  expect(await findHolder(web, first)).toBe(null)
  expect(await openHolderLink(web, token, first)).toBe(true)
  expect(await openHolderLink(web, token, second)).toBe(false)
  expect(await findHolder(web, second)).toBe(null)
  const late = await mailedLink()
  await sql`update holder_links set expires_at = now() where id = ${late.id}`.execute(owner)
  expect(await openHolderLink(web, late.token, second)).toBe(false)
})

test("opening a link several times in parallel creates one session", async () => {
  const { token } = await mailedLink()
  const opened = await Promise.all(
    [1, 2, 3, 4].map(() => openHolderLink(database.as.web, token, newSecret().hash)),
  )
  expect(opened.filter(Boolean)).toHaveLength(1)
})

test("[S2.80] a session shows all leads of its address, ignoring case, and no other leads", async () => {
  const session = await signedIn()
  const record = await findHolder(database.as.web, session)
  expect(record?.email).toBe(mine)
  expect(record?.leads.map(({ email }) => email.toLowerCase())).toEqual([mine, mine, mine])
})

test("an expired, closed or unknown session can do nothing", async () => {
  const { web, owner } = database.as
  const expired = await signedIn()
  await sql`update holder_links set expires_at = now()`.execute(owner)
  const closed = await signedIn()
  await closeHolderSession(web, closed)
  const [lead] = await rowsOf(sql<{ protocol: string }>`select protocol from leads where email = ${mine}`)
  for (const session of [expired, closed, newSecret().hash]) {
    expect(await findHolder(web, session)).toBe(null)
    expect(await recordHolderDownload(web, session)).toBe(false)
    expect(await correctHolderLead(web, session, lead?.protocol ?? "", correction)).toBe(null)
    expect(await revokeHolderEmails(web, session, "/x")).toBe(null)
    expect(await askHolderOffice(web, session, "informacao", "?")).toBe(null)
    expect(await askHolderErasure(web, session)).toBe(null)
    expect(await undoHolderErasure(web, session, { notify: "n", confirm: "c", webhook: "w" })).toBe(null)
  }
  expect(await rowsOf(sql`select id from leads`)).toHaveLength(4)
})

test("[S2.80] a correction changes only a lead of the holder, and stores event, request and job", async () => {
  const { web } = database.as
  const session = await signedIn()
  const leads = await rowsOf(
    sql<{ id: number; protocol: string; email: string }>`select id, protocol, email from leads order by id`,
  )
  const [own, , , foreign] = leads
  expect(await correctHolderLead(web, session, foreign?.protocol ?? "", correction)).toBe(null)
  const protocol = await correctHolderLead(web, session, own?.protocol ?? "", correction)
  expect(protocol).toMatch(/^LGPD-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(await correctHolderLead(web, session, own?.protocol ?? "", correction)).toBe("")
  const changed = await rowsOf(sql`select * from leads where name = ${correction.name}`)
  const corrected = { ...correction, phoneE164: "+5521998765432", ages: [53] }
  expect(changed).toMatchObject([{ id: own?.id, ...corrected, messageIsAutomatic: false }])
  expect(
    await rowsOf(sql`select lead_id, actor, details from lead_events where kind = 'holder_corrected'`),
  ).toEqual([
    {
      leadId: own?.id,
      actor: "holder",
      details: { fields: correctableNames.toSorted(), request: protocol },
    },
  ])
  expect(
    await rowsOf(sql`select payload as data from job_outbox where queue = 'holder-tell-office'`),
  ).toMatchObject([{ data: { leadId: own?.id } }])
})

test("[S2.80] revoking withdraws the consent of every lead of the address and adds a consent record", async () => {
  const { owner, web } = database.as
  await sql`update leads set email_consent = true, email_consent_version = '2026-11-15'`.execute(owner)
  const session = await signedIn()
  expect(await revokeHolderEmails(web, session, "/privacidade/meus-dados/ver")).toMatch(/^LGPD-/)
  expect(await rowsOf(sql`select email from leads where email_consent`)).toEqual([
    { email: "outra@exemplo.example" },
  ])
  const evidence = await rowsOf(sql`
    select r.purpose, r.text_version, r.choice, r.page from leads l join consent_records r
    on r.id = l.email_consent_record`)
  expect(evidence).toEqual(
    Array.from({ length: 3 }, () => ({
      purpose: "email_marketing",
      textVersion: "2026-11-15",
      choice: false,
      page: "/privacidade/meus-dados/ver",
    })),
  )
  expect(await rowsOf(sql`select kind, lead_count from holder_requests where kind = 'revogacao'`)).toEqual([
    { kind: "revogacao", leadCount: 3 },
  ])
})

test("unsubscribing revokes consent for the lead's address; a repetition or an erased lead changes nothing", async () => {
  const { owner, web } = database.as
  await sql`update leads set email_consent = true, email_consent_version = '2026-11-15'`.execute(owner)
  const [lead] = await rowsOf(sql<{ protocol: string }>`select protocol from leads order by id limit 1`)
  await unsubscribe(web, lead?.protocol ?? "", "/privacidade/cancelar-emails")
  await unsubscribe(web, lead?.protocol ?? "", "/privacidade/cancelar-emails")
  await unsubscribe(web, "WP-ZZZZ-ZZZZ", "/privacidade/cancelar-emails")
  expect(await rowsOf(sql`select email from leads where email_consent`)).toHaveLength(1)
  expect(await rowsOf(sql`select id from holder_requests where kind = 'revogacao'`)).toHaveLength(1)
})

test("[S2.80] a request to the office is due in 15 days, and an answer deletes address and message", async () => {
  const { web, staff } = database.as
  const session = await signedIn()
  const protocol = await askHolderOffice(web, session, "reclamacao", "Quero falar com alguém.")
  const [request] = await rowsOf(sql<{ days: number; email: string; doneAt: null }>`
    select extract(day from due_at - opened_at)::int as days, email, done_at from holder_requests
    where protocol = ${protocol}`)
  expect(request).toEqual({ days: 15, email: mine, doneAt: null })
  expect((await findHolder(web, session))?.requests).toMatchObject([{ protocol, kind: "reclamacao" }])
  const answer = staff.updateTable("holderRequests").where("protocol", "=", protocol)
  await expect(
    answer.set({ doneAt: new Date(), outcome: "respondido" }).execute(),
    "an answered request may not keep the address",
  ).rejects.toThrow(/check constraint/)
  await answer.set({ doneAt: new Date(), outcome: "respondido", email: null, message: null }).execute()
})

test("[S2.80] erasing deletes leads, events, open requests and links, and keeps proof without personal data", async () => {
  const { web, worker, owner } = database.as
  const session = await signedIn()
  await mailedLink()
  await askHolderOffice(web, session, "informacao", "Quem viu os meus dados?")
  await sql`update leads set status = 'em_contato'`.execute(owner)
  const protocol = await askHolderErasure(web, session)
  await endUndoTime(owner)
  expect(await finishErasure(worker)).toBe(protocol)
  expect(await rowsOf(sql`select email from leads`)).toEqual([{ email: "outra@exemplo.example" }])
  expect(await rowsOf(sql`select id from holder_links where email is not null`)).toEqual([])
  expect(
    await rowsOf(sql`select id from holder_requests where email is not null or done_at is null`),
  ).toEqual([])
  const [proof] = await rowsOf(sql`
    select kind, outcome, lead_count, email, message, done_at is not null as is_done from holder_requests
    where protocol = ${protocol}`)
  expect(proof).toEqual({
    kind: "eliminacao",
    outcome: "feito",
    leadCount: 3,
    email: null,
    message: null,
    isDone: true,
  })
  const trail = await rowsOf(sql`
    select e.kind, e.actor from holder_request_events e join holder_requests r on r.id = e.request_id
    where r.protocol = ${protocol} order by e.id`)
  expect(trail).toEqual([
    { kind: "opened", actor: "holder" },
    { kind: "done", actor: "worker" },
  ])
  expect(await findHolder(web, session)).toBe(null)
})

test("the worker deletes the addresses of expired links and sessions", async () => {
  const { owner, worker } = database.as
  await mailedLink("um@exemplo.example")
  await signedIn()
  expect(await cleanLinks(worker)).toBe(0)
  await sql`update holder_links set expires_at = now()`.execute(owner)
  expect(await cleanLinks(worker)).toBe(2)
  expect(
    await rowsOf(sql`select id from holder_links
      where email is not null or token_hash is not null or session_hash is not null`),
  ).toEqual([])
})

test("finds the leads of one address by index, with role and row-level security of a holder", async () => {
  const { owner } = database.as
  await storeLeads(
    owner,
    random,
    Array.from({ length: 3000 }, (_, n) => ({ email: `gente${n}@exemplo.example` })),
  )
  await sql`analyze leads`.execute(owner)
  const plan = await owner.transaction().execute(async (transaction) => {
    await sql`set local role webplan_holder`.execute(transaction)
    await sql`select set_config('webplan.holder', ${mine}, true)`.execute(transaction)
    const { rows } = await sql<Record<string, string>>`
      explain select l.id from leads l
      where not l.is_test and lower(l.email) = current_setting('webplan.holder', true)`.execute(transaction)
    return rows.map((row) => Object.values(row)[0]).join("\n")
  })
  expect(plan).toContain("leads_by_email")
})
