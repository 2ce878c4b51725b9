import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { caio, dalva, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { clearSettings } from "../../../testing/factories/staged-settings.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { type Area, areas, mayChange } from "../areas.ts"
import { listOf, lists } from "../lists/lists.ts"
import { settingsOf } from "../settings.ts"
import { type SettingsSnapshot, snapshotOf, valueOf } from "../store/settings-snapshot.ts"
import { listChanges, listVersionsInForce } from "../store/settings-store.server.ts"
import { entryName, type StoredValue } from "../stored-value.ts"
import { type Change, changeSettings } from "./change-settings.server.ts"
import { returnToChange } from "./return-to-change.server.ts"
import { entryForm } from "./settings-form.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
afterAll(() => database.drop())
beforeEach(() => clearSettings(database.as.owner))

const now = new Date("2026-11-20T14:00:00-03:00")

function asPerson(person: { id: string }, role = "administracao") {
  return dbAsPerson(database.staffPool, { id: person.id, role })
}

function change(values: Change["values"], { seenVersion = 0, person = dalva, at = now } = {}) {
  const staffId = person.id
  return changeSettings(asPerson(person), insertAudit, {
    values,
    seenVersion,
    reason: "Dado conferido.",
    staffId,
    now: at,
  })
}

async function changed(...given: Parameters<typeof change>) {
  const outcome = await change(...given)
  if (outcome.outcome !== "changed") throw new Error(outcome.outcome)
  return outcome.version
}

const inForce = async () => snapshotOf(await listVersionsInForce(database.as.web))

/** One change of each kind of setting: its area, its name and two values. */
const examples: readonly { area: Area; name: string; values: readonly [StoredValue, StoredValue] }[] = [
  { area: "empresa", name: "legalName", values: ["Ipê Amarelo Ltda.", "Ipê Roxo Ltda."] },
  { area: "telefones", name: "mainPhone", values: ["(11) 3127-4408", "(11) 3127-4409"] },
  { area: "encarregado", name: "dataOfficer", values: ["Rosa Ipê", "Rui Ipê"] },
  entryExample("numeros", "years", [
    { proof: "CNPJ aberto em 2016", until: "2027-03-31" },
    { value: "11+", label: "anos de casa", phrase: "mais de 11 anos" },
  ]),
  entryExample("operadoras", "registro", [
    {
      title: "Registro",
      carrier: "amil",
      text: "Texto de exemplo.",
      source: "ANS",
      checkedOn: "2026-11-20",
      until: "2027-01-31",
    },
    { text: "Outro texto de exemplo." },
  ]),
  entryExample("textos", "primeira", [{ text: "{ola} {eu} Recebi o seu pedido." }, { title: "Olá" }]),
  entryExample("equipe", "rosa-amaral", [{ name: "Rita Lima" }, { role: "Reembolsos" }]),
  entryExample("perguntas", "carencia", [
    { answer: "Depende do serviço." },
    { question: "Quando uso o plano?" },
  ]),
  entryExample("menus", "blog", [{ label: "Artigos" }, { label: "Leituras" }]),
]

function entryExample(
  area: Area,
  id: string,
  [first, second]: readonly [Record<string, string>, Record<string, string>],
) {
  const list = listOf(area)
  if (!list) throw new Error(area)
  const fields = Object.keys(lists[list].fields).map((field) => [field, ""])
  const base = {
    ...Object.fromEntries(fields),
    ...lists[list].defaults.find((one) => one.id === id)?.values,
    ...first,
  }
  return { area, name: entryName(list, id), values: [base, { ...base, ...second }] as const }
}

test("[N5.01] every kind of setting has author, time, reason, earlier versions and one step back", async () => {
  for (const { area, name, values } of examples) {
    const [one, two] = values
    const initial = valueOf(await inForce(), name)
    const seenVersion = (await inForce()).version
    const first = await changed({ [name]: one }, { seenVersion })
    const second = await changed({ [name]: two }, { seenVersion: first, person: gilda })
    expect(valueOf(await inForce(), name), name).toEqual(two)
    const names = [listOf(area) ?? settingsOf(area)].flat()
    const [newest, earlier] = await listChanges(asPerson(dalva), names, 50)
    expect(newest, name).toMatchObject({ id: second, author: gilda.name, reason: "Dado conferido." })
    expect(newest?.createdAt.getTime(), name).toBeGreaterThan(Date.now() - 60_000)
    expect(newest?.versions, name).toEqual([{ name, value: two, before: one }])
    expect(earlier, name).toMatchObject({ id: first, author: dalva.name })
    const goBack = (changeId: number, to: "before" | "after", seen: number) =>
      returnToChange(asPerson(dalva), insertAudit, {
        changeId,
        to,
        area,
        refusesFictional: false,
        seenVersion: seen,
        staffId: dalva.id,
        now,
      })
    expect((await goBack(second, "before", second)).outcome, name).toBe("changed")
    expect(valueOf(await inForce(), name), name).toEqual(one)
    expect((await goBack(first, "before", (await inForce()).version)).outcome, name).toBe("changed")
    expect(valueOf(await inForce(), name), name).toEqual(initial)
    // The form of another area does not know the change.
    const other = area === "equipe" ? "menus" : "equipe"
    const unknown = { changeId: first, to: "after", area: other, refusesFictional: false } as const
    expect(
      await returnToChange(asPerson(dalva), insertAudit, {
        ...unknown,
        seenVersion: Number.MAX_SAFE_INTEGER,
        staffId: dalva.id,
        now,
      }),
      name,
    ).toEqual({ outcome: "unknown" })
  }
})

test("[N5.05] two people who add, move or change the same entry: the second is refused and nothing is lost", async () => {
  const person = examples.find(({ area }) => area === "equipe")
  if (!person) throw new Error("no example")
  const added = entryName("team", "rita-lima")
  const first = await changed({ [added]: person.values[0] })
  expect(await change({ [added]: person.values[1] }, { person: gilda })).toMatchObject({
    outcome: "conflict",
    names: [added],
  })
  await changed({ team: ["rita-lima", "rosa-amaral"] }, { seenVersion: first })
  expect(
    await change({ team: ["rosa-amaral", "rita-lima"] }, { seenVersion: first, person: gilda }),
  ).toMatchObject({
    outcome: "conflict",
    names: ["team"],
  })
  // Another entry is no conflict.
  await changed({ "team.ivan-teles": false }, { person: gilda })
  const { lists: read } = await inForce()
  expect(read.team.map(({ id }) => id)).toEqual([
    "rita-lima",
    "rosa-amaral",
    "helena-prado",
    "caio-brandao",
    "dalva-nunes",
  ])
})

test("[N2.05] of two claims that contradict each other, confirmed at the same moment, one is stored", async () => {
  const confirm = (id: string, person: typeof dalva) => {
    const { values } = entryExample("numeros", id, [{ proof: "contrato", until: "2027-03-31" }, {}])
    return change({ [entryName("claims", id)]: values[0] }, { person })
  }
  const outcomes = await Promise.all([confirm("years", dalva), confirm("titleYears", gilda)])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "refused"])
  // The hours are those of the calendar, which the database has.
  const support = await confirm("support", dalva)
  expect(support).toMatchObject({
    outcome: "refused",
    faults: [{ faults: { proof: expect.stringContaining("das 8h às 20h") as string } }],
  })
})

test("a return that would contradict what is confirmed by now is refused", async () => {
  const claim = (id: string, values: Record<string, string>) =>
    entryExample("numeros", id, [values, {}]).values[0]
  const proof = { proof: "contrato", until: "2027-03-31" }
  const first = await changed({ "claims.years": claim("years", proof) })
  const second = await changed({ "claims.years": claim("years", {}) }, { seenVersion: first })
  const third = await changed({ "claims.titleYears": claim("titleYears", proof) }, { seenVersion: second })
  const back = await returnToChange(asPerson(dalva), insertAudit, {
    changeId: first,
    to: "after",
    area: "numeros",
    refusesFictional: false,
    seenVersion: third,
    staffId: dalva.id,
    now,
  })
  expect(back.outcome).toBe("refused")
})

test("[N5.01] an addition is taken back in one step also after others, and their order stays", async () => {
  const rosa = examples.find(({ area }) => area === "equipe")?.values[0]
  if (!rosa) throw new Error("no example")
  const add = async (id: string, seen: SettingsSnapshot) =>
    changed(entryForm("team", id, true).storedOf(rosa as Record<string, string>, seen), {
      seenVersion: seen.version,
    })
  const first = await add("ana-lima", await inForce())
  await add("bia-lima", await inForce())
  const names = async () => (await inForce()).lists.team.map(({ id }) => id)
  expect((await names()).slice(-2)).toEqual(["ana-lima", "bia-lima"])
  const undone = await returnToChange(asPerson(dalva), insertAudit, {
    changeId: first,
    to: "before",
    area: "equipe",
    refusesFictional: false,
    seenVersion: (await inForce()).version,
    staffId: dalva.id,
    now,
  })
  expect(undone.outcome).toBe("changed")
  expect(await names()).not.toContain("ana-lima")
  expect((await names()).at(-1)).toBe("bia-lima")
})

test("the audit names the list of an entry, and no person", async () => {
  const person = examples.find(({ area }) => area === "equipe")?.values[0]
  await changed({ "team.rosa-ipe": person ?? null })
  await changed({ "team.rosa-ipe": false }, { seenVersion: Number.MAX_SAFE_INTEGER })
  const { rows } = await sql<{ said: string }>`
    select details ->> 'settings' as said from staff_audit order by id desc limit 2`.execute(
    database.as.owner,
  )
  expect(rows.map(({ said }) => said)).toEqual(["Equipe", "Equipe"])
})

test("a text that no page shows refreshes no page", async () => {
  await sql`truncate job_outbox`.execute(database.as.owner)
  const jobs = async () => {
    const { rows } = await sql`select from job_outbox where queue = 'settings-refresh-edge'`.execute(
      database.as.owner,
    )
    return rows.length
  }
  await changed({ "readyTexts.primeira": false })
  expect(await jobs()).toBe(0)
  await changed({ "menu.blog": { label: "Artigos" } })
  expect(await jobs()).toBe(1)
})

test("the database lets each role add values of exactly the areas that it may change", async () => {
  for (const role of ["atendente", "redacao", "gestao", "administracao"])
    for (const area of Object.keys(areas) as Area[]) {
      const person = { id: caio.id }
      const list = listOf(area)
      const names = list ? [list, entryName(list, "novo-item")] : settingsOf(area)
      for (const name of names) {
        const add = asPerson(person, role)
          .transaction()
          .execute(async (transaction) => {
            const { rows } = await sql<{ id: number }>`
              insert into settings_changes (author_id, reason) values (${caio.id}, 'Um motivo.') returning id`.execute(
              transaction,
            )
            await sql`insert into settings_versions (name, change_id, value) values (${name}, ${rows[0]?.id}, '"x"')`.execute(
              transaction,
            )
            throw new Error("allowed")
          })
        await expect(add, `${role} ${name}`).rejects.toThrow(
          mayChange(area, role) ? /^allowed$/ : /row-level security/,
        )
      }
    }
})
