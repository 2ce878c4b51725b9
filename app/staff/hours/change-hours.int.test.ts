import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { caio, dalva, gilda, rui, storePeople } from "../../../testing/factories/office-people.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { dbAsPerson } from "../sign-in/db-as-person.server.ts"
import { findActivePerson, listManagers, listPresences, readHours } from "./availability-store.server.ts"
import { changeHours } from "./change-hours.server.ts"

let database: TestDatabase
let asCaio: Db
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  asCaio = dbAsPerson(database.staffPool, caio)
})
afterAll(() => database.drop())

const now = new Date("2026-11-16T14:32:00-03:00")
const recorded: unknown[] = []
const record = async (_db: Db, entry: unknown) => void recorded.push(entry)
const byCaio = { id: caio.id, role: "atendente" } as const
const byGilda = { id: gilda.id, role: "gestao" } as const
const shift = { weekday: 1, startsAt: "09:00", endsAt: "18:00" }

test("staff change only their own hours and absences, managers change those of everybody; the audit names the author", async () => {
  const hours = { kind: "hours", shifts: [shift] } as const
  const away = { kind: "absence", absence: { firstDay: "2026-11-20", lastDay: "2026-11-30" } } as const
  expect(await changeHours(asCaio, record, { by: byCaio, staffId: dalva.id, change: hours })).toBe(
    "not-allowed",
  )
  expect(await changeHours(asCaio, record, { by: byCaio, staffId: caio.id, change: hours })).toBe("changed")
  expect(await changeHours(asCaio, record, { by: byCaio, staffId: caio.id, change: away })).toBe("changed")
  expect(await changeHours(asCaio, record, { by: byGilda, staffId: dalva.id, change: away })).toBe("changed")
  expect(recorded).toEqual([
    { staffId: caio.id, action: "horario_mudado", target: caio.id, details: {} },
    { staffId: caio.id, action: "ausencia_marcada", target: caio.id, details: away.absence },
    { staffId: gilda.id, action: "ausencia_marcada", target: dalva.id, details: away.absence },
  ])
  const presences = await listPresences(database.as.worker, now)
  expect(presences).toEqual([
    {
      id: caio.id,
      name: caio.name,
      email: caio.email,
      role: "atendente",
      banned: false,
      pausedAt: null,
      shifts: [shift],
      absences: [away.absence],
    },
    expect.objectContaining({ id: dalva.id, shifts: [], absences: [away.absence] }),
  ])
})

test("removes an absence only under the id of the person it belongs to; a refused change stores nothing", async () => {
  const { absences } = await readHours(asCaio, caio.id, now)
  const back = { kind: "return", absenceId: absences[0]?.id ?? 0 } as const
  expect(await changeHours(asCaio, record, { by: byGilda, staffId: dalva.id, change: back })).toBe("missing")
  expect(await changeHours(asCaio, record, { by: byCaio, staffId: caio.id, change: back })).toBe("changed")
  const overlap = { kind: "hours", shifts: [shift, { ...shift, startsAt: "10:00" }] } as const
  expect(await changeHours(asCaio, record, { by: byCaio, staffId: caio.id, change: overlap })).toBe("overlap")
  const noDay = { kind: "absence", absence: { firstDay: "ontem", lastDay: "hoje" } } as const
  expect(await changeHours(asCaio, record, { by: byCaio, staffId: caio.id, change: noDay })).toBe(
    "invalid-days",
  )
  expect(await readHours(asCaio, caio.id, now)).toEqual({ shifts: [shift], absences: [] })
})

test("lists the managers; does not find a banned person", async () => {
  const { worker, owner } = database.as
  expect(await listManagers(worker)).toEqual([{ id: gilda.id, name: gilda.name, email: gilda.email }])
  expect(await findActivePerson(worker, rui.id)).toMatchObject({ name: rui.name })
  await owner.updateTable("staffPeople").set({ banned: true }).where("id", "=", rui.id).execute()
  expect(await findActivePerson(worker, rui.id)).toBe(null)
})
