import { afterAll, beforeAll, inject } from "vitest"
import { type Change, changeSettings } from "../../app/settings/change/change-settings.server.ts"
import { listVersionsInForce } from "../../app/settings/store/settings-store.server.ts"
import { insertAudit } from "../../app/staff/audit/audit-store.server.ts"
import type { StaffRole } from "../../app/staff/people/staff-person.ts"
import { enrolPerson } from "../factories/staff.ts"
import { openDesk, openSite, type WebProcess } from "../servers/app-processes.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../servers/test-database.ts"
import { readForm } from "./filled-form.ts"
import { readPage } from "./page.ts"
import { postForm } from "./posted-form.ts"

type Typed = Readonly<Record<string, string>>
type Person = Awaited<ReturnType<typeof enrolPerson>>

/** A desk and a site, each a process of its own, and people who change settings in the desk's forms. */
export function useSettingsDesk(siteEnv: Record<string, string> = {}) {
  const office = {} as { database: TestDatabase; desk: WebProcess; site: WebProcess }
  beforeAll(async () => {
    office.database = await createTestDatabase(inject("postgresUrl"))
    const { database } = office
    ;[office.desk, office.site] = await Promise.all([
      openDesk({ database }),
      openSite({ database, env: siteEnv }),
    ])
  })
  afterAll(async () => {
    await Promise.all([office.desk.stop(), office.site.stop()])
    await office.database.drop()
  })

  /** Somebody with this role, who has just proved their identity. */
  async function enrol(name: string, role: StaffRole) {
    return browse(await enrolPerson(office.database, { name, role }))
  }

  function browse({ browser, ...person }: Person) {
    const headers = () => ({ cookie: browser.cookie() })
    const open = (path: string) => readPage(office.desk.url + path, headers())
    const post = (path: string, fields: Typed) => postForm(office.desk.url + path, fields, headers())
    /** The form of an area or entry, as its page sends it. */
    const formOf = async (path: string) => readForm(await open(path), "section[aria-labelledby=mudar] form")
    return {
      ...person,
      open,
      post,
      formOf,
      /** Opens the page, fills its form and sends it. */
      fill: async (path: string, typed: Typed, intent = "publish") =>
        post(path, { ...(await formOf(path)), reason: "Pedido da direção.", ...typed, intent }),
      /** Presses the arrow of one row of a list. */
      move: async (path: string, id: string, intent: "up" | "down") =>
        post(path, { ...readForm(await open(path), `#item-${id} form`), intent }),
      /** Presses the button of the newest change in the history. */
      undo: async (path: string) =>
        post(path, readForm(await open(path), "section[aria-labelledby=historico] form")),
    }
  }

  /** Stores values as somebody did on another day, without the desk. */
  async function storeAt(now: Date, values: Change["values"]) {
    const outcome = await changeSettings(office.database.as.staff, insertAudit, {
      values,
      seenVersion: Number.MAX_SAFE_INTEGER,
      reason: "Conferido.",
      staffId: testPerson.id,
      now,
    })
    if (outcome.outcome !== "changed") throw new Error(outcome.outcome)
  }

  return {
    office,
    enrol,
    storeAt,
    /** A page of the site. */
    read: (path: string) => readPage(office.site.url + path),
    /** How many values are stored. */
    countStored: async () => (await listVersionsInForce(office.database.as.web)).length,
  }
}
