import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { tamperWithAudit } from "../../../testing/factories/past-audit.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { createMailer } from "../../platform/mail/mail.server.ts"
import { findUncopiedAge, sealAuditEntries } from "./audit-chain-store.server.ts"
import { compareCopies, entriesOfOneMail, unpackCopy } from "./audit-copy.server.ts"
import { auditJobs } from "./audit-jobs.server.ts"
import { insertAudit, recordSignIn } from "./audit-store.server.ts"
import { verifyAudit } from "./verify-audit.server.ts"

let database: TestDatabase
let staff: Db
let owner: Db
let worker: Db
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  ;({ staff, owner, worker } = database.as)
})
afterEach(() => database.drop())

const sealed = {
  position: 1,
  hash: "",
  id: 1,
  at: "",
  staffId: null,
  action: "pausa",
  target: null,
  details: "{}",
  leads: "{}",
}
const staffId = testPerson.id
const otherId = "00000000-0000-4000-8000-0000000000c9"

async function writeEntries(count: number) {
  for (let n = 1; n <= count; n++)
    await insertAudit(staff, {
      staffId,
      action: "lead_lido",
      target: `lead:${n}`,
      details: { acao: 'aspas " | e acento ç' },
      leads: [n, n + 1, n + 5],
    })
}

const seal = () => sealAuditEntries(worker, 1000)

function tamper(statement: string) {
  return tamperWithAudit(owner, (transaction) => sql.raw(statement).execute(transaction))
}

test("[N17.01] sealing does not wait for a lead that is being changed", async () => {
  await storeLeads(owner, createRandom(5), [{ status: "novo" }])
  await writeEntries(1)
  await owner.transaction().execute(async (transaction) => {
    await sql`update leads set status = 'em_contato'`.execute(transaction)
    expect(await seal()).toBe(1)
  })
})

test("[N17.01] the database sets the time of an entry; nobody writes for another person, and the sign-in nothing about leads", async () => {
  const backdated = sql`insert into staff_audit (at, staff_id, action) values ('2025-01-01', ${staffId}, 'pausa')`
  await backdated.execute(staff)
  await sql`insert into staff_audit (at, staff_id, action) values ('2025-01-01', ${staffId}, 'entrou')`.execute(
    database.as.auth,
  )
  const { rows } = await sql<{ old: number; entries: number }>`
    select count(*) as entries, count(*) filter (where at < now() - interval '1 minute') as old from staff_audit`.execute(
    owner,
  )
  expect(rows[0]).toEqual({ entries: 2, old: 0 })
  await expect(insertAudit(staff, { staffId: otherId, action: "pausa" })).rejects.toThrow(
    "row-level security",
  )
  for (const row of [{ target: "lead:1" }, { leads: [1] }])
    await expect(insertAudit(database.as.auth, { staffId, action: "lead_lido", ...row })).rejects.toThrow(
      "row-level security",
    )
})

test("[N17.01] an entry can be neither changed nor deleted, not even by the owner of the tables", async () => {
  await writeEntries(1)
  await seal()
  for (const statement of [
    "update staff_audit set action = 'x'",
    "delete from staff_audit",
    "truncate staff_audit cascade",
    "update staff_audit_chain set position = 9",
    "delete from staff_audit_chain",
  ])
    await expect(sql.raw(statement).execute(owner), statement).rejects.toThrow("append-only")
})

test("[N17.01] each entry is sealed once and in order, also by parallel workers, and verifies from Node", async () => {
  await writeEntries(20)
  const counts = await Promise.all([seal(), seal(), seal()])
  expect(counts.reduce((a, b) => a + b, 0)).toBe(20)
  const first = await verifyAudit(worker)
  expect(first).toMatchObject({ entries: 20, faults: [], unsealed: 0, head: { position: 20 } })
  await recordSignIn(database.as.auth, null, { action: "entrada_recusada", details: { step: "password" } })
  expect(await seal()).toBe(1)
  const noted = `${first.head.position}:${first.head.hash}`
  expect(await verifyAudit(worker, noted)).toMatchObject({ entries: 21, faults: [], noted: true })
})

test.each([
  ["another person", `update staff_audit set staff_id = null where id = 4`],
  ["another time", `update staff_audit set at = at - interval '1 second' where id = 4`],
  ["another act", `update staff_audit set action = 'pausa' where id = 4`],
  ["another target", `update staff_audit set target = 'lead:99' where id = 4`],
  ["other details", `update staff_audit set details = '{}' where id = 4`],
  ["other leads", `update staff_audit set leads = '{[1,2)}' where id = 4`],
])("[N17.01] the verifier finds an entry with %s", async (_what, statement) => {
  await writeEntries(6)
  await seal()
  await tamper(statement)
  expect((await verifyAudit(worker)).faults).toEqual([{ position: 4, fault: "hash-differs" }])
})

test("[N17.01] the verifier finds a deleted entry, and one with a false earlier time", async () => {
  await writeEntries(6)
  await seal()
  const { head } = await verifyAudit(worker)
  await tamper("insert into staff_audit (at, action) values (now() - interval '3 hours', 'pausa')")
  expect(await seal()).toBe(0)
  expect((await verifyAudit(worker)).unsealed).toBe(1)
  await tamper("delete from staff_audit_chain where position = 3; delete from staff_audit where id = 3")
  expect((await verifyAudit(worker)).faults).toEqual([{ position: 3, fault: "gap" }])
  await tamper("delete from staff_audit_chain where position = 6")
  expect(await verifyAudit(worker, `6:${head.hash}`)).toMatchObject({ noted: false })
})

test("[N17.01] an entry written while the clock was a day ahead does not keep later ones from the chain", async () => {
  await tamper("insert into staff_audit (at, action) values (now() + interval '1 day', 'pausa')")
  await seal()
  await writeEntries(1)
  expect(await seal()).toBe(1)
})

test("[N17.01] a mail holds no more entries than a mail server accepts", () => {
  const entry = { ...sealed, leads: "x".repeat(600_000) }
  expect(entriesOfOneMail([entry, entry, entry, entry, entry])).toHaveLength(3)
  expect(entriesOfOneMail([{ ...entry, leads: "x".repeat(3_000_000) }, entry])).toHaveLength(1)
  expect(entriesOfOneMail([sealed, sealed])).toHaveLength(2)
})

/** What the owner of the machine could do: change an entry and compute the chain again. */
async function rewriteChain(statement: string) {
  await tamper(`delete from staff_audit_chain; ${statement}`)
  await seal()
}

test("[N17.01] the worker mails every sealed entry once; the copies show what was rewritten in the database", async () => {
  const smtp = await startSmtpServer()
  const mailer = createMailer(smtp.url)
  const jobs = auditJobs({
    db: worker,
    log: silentLog,
    sendToOffice: mailer.send,
    mailFrom: "site@webplan.example",
    copyTo: "auditoria@longe.example",
    company: { name: "WebPlan" },
  })
  const run = async (name: string) => jobs.find(({ queue }) => queue.name === name)?.run({} as never)
  try {
    await writeEntries(5)
    // Neither sealed nor copied, as when the worker does not run.
    expect(await findUncopiedAge(worker)).toBeGreaterThan(0)
    await run("staff-seal-audit")
    expect(await findUncopiedAge(worker)).toBeGreaterThan(0)
    smtp.refuse(() => 550)
    await expect(run("staff-copy-audit")).rejects.toThrow("AUDIT_COPY_EMAIL")
    smtp.refuse(() => null)
    await run("staff-copy-audit")
    await run("staff-copy-audit")
    await writeEntries(2)
    expect(await findUncopiedAge(worker)).toBeGreaterThan(0)
    await run("staff-seal-audit")
    await run("staff-copy-audit")
    expect(await findUncopiedAge(worker)).toBe(0)
    const mails = smtp.received.map(({ to, subject }) => [JSON.stringify(to), subject])
    expect(mails).toEqual([
      [expect.stringContaining("auditoria@longe.example"), "Auditoria, registros 1 a 5"],
      [expect.stringContaining("auditoria@longe.example"), "Auditoria, registros 6 a 7"],
    ])
    const copies = smtp.received.flatMap(({ attachments }) =>
      attachments.flatMap(({ content }) => unpackCopy(Buffer.from(content as ArrayBuffer))),
    )
    const whole = { entries: 7, first: 1, last: 7 }
    expect(await compareCopies(worker, copies)).toEqual({ ...whole, faults: [] })

    await rewriteChain("update staff_audit set staff_id = null where id = 3")
    expect(await verifyAudit(worker)).toMatchObject({ entries: 7, faults: [] })
    const rewritten = [3, 4, 5, 6, 7].map((position) => ({ position, fault: "not-in-database" }))
    expect(await compareCopies(worker, copies)).toEqual({ ...whole, faults: rewritten })
    const forged = copies.map((copy) => (copy.position === 6 ? { ...copy, action: "pausa" } : copy))
    expect((await compareCopies(worker, forged)).faults).toContainEqual({
      position: 6,
      fault: "hash-differs",
    })
    await rewriteChain("delete from staff_audit where id > 5")
    expect((await compareCopies(worker, copies)).faults).toContainEqual({
      position: 7,
      fault: "not-in-database",
    })
  } finally {
    mailer.close()
    await smtp.close()
  }
})

test("[N17.01] guesses are recorded for the known person and for nobody, at most 20 times in 15 minutes each", async () => {
  const guess = { action: "entrada_recusada", details: { step: "password" } } as const
  for (let n = 0; n < 25; n++) {
    await recordSignIn(database.as.auth, staffId, guess)
    await recordSignIn(database.as.auth, null, guess)
  }
  await recordSignIn(database.as.auth, staffId, { action: "entrou", details: { method: "code" } })
  const { rows } = await sql<{ who: string; entries: number }>`
    select coalesce(staff_id::text, 'nobody') as who, count(*) as entries from staff_audit
    group by 1 order by 1`.execute(owner)
  expect(rows).toEqual([
    { who: staffId, entries: 21 },
    { who: "nobody", entries: 20 },
  ])
})
