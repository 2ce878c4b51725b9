import type { Db } from "../../app/platform/db/db.server.ts"

type DeskPerson = { id: string; name: string; email: string; role: string }

/** Fictional staff for tests. The default person of a test database is `testPerson`. */
export const caio = person(1, "Caio Amostra", "atendente")
export const dalva = person(2, "Dalva Exemplar", "atendente")
export const gilda = person(3, "Gilda Suposta", "gestao")
export const rui = person(4, "Rui Fictício", "redacao")

export function storePeople(owner: Db, people: readonly DeskPerson[] = [caio, dalva, gilda, rui]) {
  return owner
    .insertInto("staffPeople")
    .values([...people])
    .execute()
}

function person(n: number, name: string, role: string): DeskPerson {
  return {
    id: `00000000-0000-4000-8000-0000000000c${n}`,
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@webplan.example`,
    role,
  }
}
