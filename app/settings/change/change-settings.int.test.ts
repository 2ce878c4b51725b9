import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { caio, dalva, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { clearSettings } from "../../../testing/factories/staged-settings.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { settings, settingsOf } from "../settings.ts"
import { snapshotOf } from "../store/settings-snapshot.ts"
import { listChanges, listVersionsInForce, readNewestChange } from "../store/settings-store.server.ts"
import { type Change, changeSettings } from "./change-settings.server.ts"
import { noteCalendarChange } from "./note-calendar-change.server.ts"
import { returnToChange } from "./return-to-change.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { owner } = database.as
  await clearSettings(owner)
  await sql`truncate job_outbox`.execute(owner)
})

function asPerson(person: { id: string }, role = "administracao") {
  return dbAsPerson(database.staffPool, { id: person.id, role })
}

function change(values: Change["values"], { seenVersion = 0, person = dalva, reason = "Linha nova." } = {}) {
  return changeSettings(asPerson(person), insertAudit, {
    values,
    seenVersion,
    reason,
    staffId: person.id,
    now: new Date(),
  })
}

async function changed(...given: Parameters<typeof change>) {
  const outcome = await change(...given)
  if (outcome.outcome !== "changed") throw new Error(outcome.outcome)
  return outcome.version
}

const inForce = async () => snapshotOf(await listVersionsInForce(database.as.web))
const history = () => listChanges(asPerson(dalva), settingsOf("telefones"), 50)

test("a change stores value, author, time, reason and the value before; the site's role reads it", async () => {
  const first = await changed({ mainPhone: "(11) 3127-4408", email: "oi@ipe.com.br" })
  const second = await changed({ mainPhone: "(11) 3127-4409" }, { seenVersion: first, person: gilda })
  expect((await inForce()).values).toMatchObject({ mainPhone: "(11) 3127-4409", email: "oi@ipe.com.br" })
  expect(await history()).toMatchObject([
    {
      id: second,
      author: gilda.name,
      reason: "Linha nova.",
      createdAt: expect.any(Date) as Date,
      versions: [{ name: "mainPhone", value: "(11) 3127-4409", before: "(11) 3127-4408" }],
    },
    {
      id: first,
      author: dalva.name,
      versions: [
        { name: "email", value: "oi@ipe.com.br", before: null },
        { name: "mainPhone", value: "(11) 3127-4408", before: null },
      ],
    },
  ])
})

test("the audit entry and the job that refreshes the edge are stored with the change, and not without it", async () => {
  const version = await changed({ mainPhone: "(11) 3127-4408" })
  const jobs = () =>
    sql<{ payload: object }>`select payload from job_outbox where queue = 'settings-refresh-edge'`.execute(
      database.as.owner,
    )
  expect((await jobs()).rows).toEqual([{ payload: { version } }])
  const { rows } =
    await sql`select action, target, details from staff_audit order by id desc limit 1`.execute(
      database.as.owner,
    )
  expect(rows).toEqual([
    {
      action: "ajuste_mudado",
      target: `ajustes:${version}`,
      details: { settings: settings.mainPhone.label },
    },
  ])
  await expect(
    changeSettings(asPerson(dalva), () => Promise.reject(new Error("audit away")), {
      values: { mainPhone: "(11) 3127-4499" },
      seenVersion: version,
      reason: "Linha nova.",
      staffId: dalva.id,
      now: new Date(),
    }),
  ).rejects.toThrow("audit away")
  expect((await inForce()).values.mainPhone).toBe("(11) 3127-4408")
  expect((await jobs()).rows).toHaveLength(1)
})

test("a value that is already in force stores nothing", async () => {
  expect(await change({ mainPhone: settings.mainPhone.default })).toEqual({ outcome: "unchanged" })
  expect(await history()).toEqual([])
})

test("[N5.05] of two people who change one setting the second learns the first value, and nothing is overwritten", async () => {
  const first = await changed({ mainPhone: "(11) 3127-4408" })
  const outcome = await change({ mainPhone: "(11) 3127-4409" }, { person: gilda })
  expect(outcome).toMatchObject({ outcome: "conflict", names: ["mainPhone"] })
  expect(outcome.outcome === "conflict" && outcome.current.values.mainPhone).toBe("(11) 3127-4408")
  expect((await inForce()).values.mainPhone).toBe("(11) 3127-4408")
  // Another setting of the same form is no conflict, and what the second person saw may be replaced.
  await changed({ email: "oi@ipe.com.br" }, { person: gilda })
  await changed({ mainPhone: "(11) 3127-4409" }, { seenVersion: first, person: gilda })
  expect((await inForce()).values).toMatchObject({ mainPhone: "(11) 3127-4409", email: "oi@ipe.com.br" })
})

test("[N5.05] of twenty changes at the same time one is stored, and every other one is a conflict", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change({ mainPhone: `(11) 3127-44${String(n + 10)}` })),
  )
  const stored = outcomes.filter(({ outcome }) => outcome === "changed")
  expect(stored).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === "conflict")).toHaveLength(19)
  expect(await history()).toHaveLength(1)
})

test("the database itself refuses a second successor of one value", async () => {
  const version = await changed({ mainPhone: "(11) 3127-4408" })
  await expect(
    sql`insert into settings_versions (name, change_id, value) values ('mainPhone', ${version}, '"x"')`.execute(
      asPerson(dalva),
    ),
  ).rejects.toThrow(/duplicate key/)
  const { rows } = await sql<{ id: number }>`
    insert into settings_changes (author_id, reason) values (${dalva.id}, 'Linha nova.') returning id`.execute(
    asPerson(dalva),
  )
  await expect(
    sql`insert into settings_versions (name, change_id, value) values ('mainPhone', ${rows[0]?.id}, '"x"')`.execute(
      asPerson(dalva),
    ),
  ).rejects.toThrow(/settings_versions_one_successor/)
})

test("one step returns to what a change replaced, or to what an earlier change set", async () => {
  const first = await changed({ mainPhone: "(11) 3127-4408", email: "oi@ipe.com.br" })
  const second = await changed({ mainPhone: "(11) 3127-4409" }, { seenVersion: first })
  const goBack = (changeId: number, to: "before" | "after", seenVersion: number) =>
    returnToChange(asPerson(gilda), insertAudit, {
      changeId,
      to,
      area: "telefones",
      refusesFictional: false,
      seenVersion,
      staffId: gilda.id,
      now: new Date(),
    })
  const undone = await goBack(second, "before", second)
  expect(undone.outcome).toBe("changed")
  expect((await inForce()).values.mainPhone).toBe("(11) 3127-4408")
  const third = (await inForce()).version
  expect(await goBack(second, "after", third)).toMatchObject({ outcome: "changed" })
  expect((await inForce()).values.mainPhone).toBe("(11) 3127-4409")
  const fourth = (await inForce()).version
  expect(await goBack(first, "before", fourth)).toMatchObject({ outcome: "changed" })
  expect((await inForce()).values).toMatchObject({
    mainPhone: settings.mainPhone.default,
    email: settings.email.default,
  })
  expect(await history()).toMatchObject([
    { author: gilda.name, reason: "Desfaz: Linha nova.", returnOf: first },
    { reason: "Volta a: Linha nova.", returnOf: second },
    { reason: "Desfaz: Linha nova.", returnOf: second },
    { id: second },
    { id: first },
  ])
  // In production the defaults are fictional.
  const toDefault = {
    changeId: first,
    to: "before",
    area: "telefones",
    staffId: gilda.id,
    now: new Date(),
  } as const
  expect(
    await returnToChange(asPerson(gilda), insertAudit, {
      ...toDefault,
      refusesFictional: true,
      seenVersion: Number.MAX_SAFE_INTEGER,
    }),
  ).toEqual({ outcome: "fictional" })
  // A return from a form that is out of date, a change of another form, and an unknown change.
  expect((await goBack(first, "after", first)).outcome).toBe("conflict")
  const other = await changed({ city: "Campinas, SP" }, { seenVersion: (await inForce()).version })
  expect((await goBack(other, "before", other)).outcome).toBe("unknown")
  expect((await goBack(other + 100, "before", other)).outcome).toBe("unknown")
})

test("nobody changes or deletes a stored version, and only administrators add one, in their own name", async () => {
  await changed({ mainPhone: "(11) 3127-4408" })
  const { owner, web, worker } = database.as
  for (const statement of [
    sql`update settings_versions set value = '"x"'`,
    sql`delete from settings_versions`,
    sql`update settings_changes set reason = 'Outra razão.'`,
    sql`truncate settings_changes, settings_versions`,
  ])
    await expect(statement.execute(owner)).rejects.toThrow(/append-only/)
  const add = sql`insert into settings_changes (author_id, reason) values (${caio.id}, 'Linha nova.')`
  for (const role of ["atendente", "redacao"])
    await expect(add.execute(asPerson(caio, role)), role).rejects.toThrow(/row-level security/)
  await expect(add.execute(asPerson(dalva)), "in another name").rejects.toThrow(/row-level security/)
  await expect(
    sql`insert into settings_versions (name, change_id, value) select 'city', id, '"x"' from settings_changes`.execute(
      asPerson(gilda),
    ),
    "to the change of another person",
  ).rejects.toThrow(/row-level security/)
  for (const db of [web, worker]) {
    await expect(add.execute(db)).rejects.toThrow(/permission denied/)
    await expect(sql`select reason from settings_changes`.execute(db)).rejects.toThrow(/permission denied/)
    expect(await readNewestChange(db)).toBeGreaterThan(0)
  }
})

test("[N5.03] a change of the calendar by the management has a number and a job, and takes nothing from a form that is open", async () => {
  const first = await changed({ mainPhone: "(11) 3127-4408" })
  const note = (person: { id: string }, role: string) =>
    asPerson(person, role)
      .transaction()
      .execute((transaction) =>
        noteCalendarChange(transaction, { staffId: person.id, reason: "Calendário: expediente" }),
      )
  await note(gilda, "gestao")
  const newest = await readNewestChange(database.as.web)
  expect(newest).toBeGreaterThan(first)
  const { rows } = await sql<{ payload: object }>`
    select payload from job_outbox where queue = 'settings-refresh-edge' order by payload -> 'version' desc limit 1`.execute(
    database.as.owner,
  )
  expect(rows).toEqual([{ payload: { version: newest } }])
  for (const role of ["atendente", "redacao"])
    await expect(note(caio, role), role).rejects.toThrow(/row-level security/)
  // The management adds no value of a setting.
  await expect(
    sql`insert into settings_versions (name, change_id, value) values ('city', ${newest}, '"x"')`.execute(
      asPerson(gilda, "gestao"),
    ),
  ).rejects.toThrow(/row-level security/)
  // It is no conflict, is not in the history of a form, and cannot be taken back there.
  await changed({ mainPhone: "(11) 3127-4409" }, { seenVersion: first, person: gilda })
  expect((await history()).map(({ id }) => id)).not.toContain(newest)
  const undo = await returnToChange(asPerson(dalva), insertAudit, {
    changeId: newest,
    to: "before",
    area: "telefones",
    refusesFictional: false,
    seenVersion: Number.MAX_SAFE_INTEGER,
    staffId: dalva.id,
    now: new Date(),
  })
  expect(undo).toEqual({ outcome: "unknown" })
})
