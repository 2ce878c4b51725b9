import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { leadEventKinds, leadEventText } from "../../leads/lead/lead-event.ts"
import { newSecret } from "../../platform/http/random-secret.server.ts"
import { askHolderLink, findHolder, openHolderLink } from "./holder-store.server.ts"
import { holderView } from "./holder-view.ts"
import { activateLink } from "./worker-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const email = "ana@exemplo.example"
const knownKinds: readonly string[] = leadEventKinds
const noWords = leadEventText("a kind that does not exist")

async function openHolder() {
  await askHolderLink(database.as.web, email, [])
  const { id } = await database.as.owner.selectFrom("holderLinks").select("id").executeTakeFirstOrThrow()
  const [token, session] = [newSecret().hash, newSecret().hash]
  await activateLink(database.as.worker, id, token)
  await openHolderLink(database.as.web, token, session)
  const record = await findHolder(database.as.web, session)
  if (!record) throw new Error("the session did not open")
  return holderView(record)
}

test("[N2.06] the holder reads every kind of event in words, and no code", async () => {
  const [leadId = 0] = await storeLeads(database.as.owner, createRandom(6), [{ email }])
  await database.as.owner.deleteFrom("leadEvents").execute()
  for (const kind of [...leadEventKinds, "kind_of_an_older_version"])
    await database.as.owner.insertInto("leadEvents").values({ leadId, kind, actor: "worker" }).execute()
  const [lead] = (await openHolder()).leads
  const texts = lead?.events.map(({ text }) => text) ?? []
  expect(texts).toHaveLength(leadEventKinds.length + 1)
  expect(texts.pop()).toBe(noWords)
  for (const [at, text] of texts.entries()) {
    expect(text, leadEventKinds[at]).toMatch(/^\p{Lu}[^_]+\.$/u)
    expect(text, leadEventKinds[at]).not.toBe(noWords)
  }
  expect(new Set(texts).size).toBe(texts.length)
})

const insertedKind = /insert into lead_events \([^)]*\)\s*(?:values \(|select )[^',]+, '(\w+)'/g

test("[N2.06] the functions of the database write only kinds that have words", async () => {
  const { rows } = await sql<{ name: string; source: string }>`
    select proname as name, prosrc as source from pg_proc where prosrc like '%insert into lead_events%'`.execute(
    database.as.owner,
  )
  const written = rows.map(({ name, source }) => ({
    name,
    kinds: [...source.matchAll(insertedKind)].map(([, kind = ""]) => kind),
  }))
  expect(written.map(({ name }) => name).toSorted()).toEqual([
    "correct_holder_lead",
    "end_emails_after_complaint",
    "revoke_emails",
    "submit_lead",
    "unlock_holder_leads",
  ])
  for (const { name, kinds } of written) {
    expect(kinds, name).not.toEqual([])
    for (const kind of kinds) expect(knownKinds, name).toContain(kind)
  }
})

test("[N2.06] the product writes events only through stores that take a known kind", () => {
  const root = path.join(import.meta.dirname, "../../..")
  const stores = globSync("{app/**/*.ts,*.ts}", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), "utf8") }))
    .filter(({ source }) => /insertInto\("leadEvents"\)|insert into lead_events/.test(source))
  expect(stores.length).toBeGreaterThan(2)
  for (const { file, source } of stores) {
    const literals = [...source.matchAll(/select lead_id, '(\w+)'/g)].map(([, kind = ""]) => kind)
    if (literals.length === 0) expect(source, file).toMatch(/\bkind: LeadEventKind\b/)
    for (const kind of literals) expect(knownKinds, file).toContain(kind)
  }
})
