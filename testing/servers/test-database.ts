import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { createDb, createPool, type Db, type DbPool } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { dbAsPerson } from "../../app/staff/sign-in/db-as-person.server.ts"
import { ensureDatabase } from "../../db/migrate.ts"
import { type LoginRole, loginRoles, roleUrl } from "../../db/roles.ts"
import { firstVersion } from "../test-secrets.ts"

export const roleSecrets = firstVersion("a-secret-that-only-tests-know-about")
export const templateName = "webplan_template"
export const silentLog = createLog({ level: "silent", process: "test", pretty: false, personalKeys: [] })

const shortName: Record<LoginRole, "owner" | "web" | "worker" | "staff" | "auth"> = {
  webplan_owner: "owner",
  webplan_web: "web",
  webplan_worker: "worker",
  webplan_staff: "staff",
  webplan_auth: "auth",
}

/** The signed-in person of the staff role in tests. */
export const testPerson = {
  id: "00000000-0000-4000-8000-0000000000b1",
  name: "Beatriz Modelo",
  email: "beatriz@webplan.example",
  role: "administracao",
} as const

type PerRole<T> = Record<(typeof shortName)[LoginRole], T>

export type TestDatabase = {
  adminUrl: string
  urls: PerRole<string>
  as: PerRole<Db>
  /** For queries of the desk as another person. */
  staffPool: DbPool
  drop: () => Promise<void>
}

/** A fresh copy of the migrated template, with one connection pool per login role. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`
  const adminUrl = await ensureDatabase(serverUrl, name, templateName)
  // Privileges on the database itself are not copied from the template.
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`grant connect on database ${name} to ${loginRoles.join(", ")}`)
  await admin.query("insert into staff_people (id, name, email, role) values ($1, $2, $3, $4)", [
    testPerson.id,
    testPerson.name,
    testPerson.email,
    testPerson.role,
  ])
  await admin.end()

  const urls = Object.fromEntries(
    loginRoles.map((role) => [shortName[role], roleUrl(adminUrl, roleSecrets, role)]),
  ) as PerRole<string>
  const options = (role: keyof typeof urls) => ({
    url: urls[role],
    name: `test ${role}`,
    log: silentLog,
    maxConnections: 5,
  })
  const staffPool = createPool(options("staff"))
  const as: PerRole<Db> = {
    owner: createDb(options("owner")),
    web: createDb(options("web")),
    worker: createDb(options("worker")),
    auth: createDb(options("auth")),
    staff: dbAsPerson(staffPool, testPerson),
  }
  const drop = async () => {
    await Promise.all([staffPool.end(), ...Object.values(as).map((db) => db.destroy())])
    const server = new Client({ connectionString: serverUrl })
    await server.connect()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  }
  return { adminUrl, urls, as, staffPool, drop }
}
