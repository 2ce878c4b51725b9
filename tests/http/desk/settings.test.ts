import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { type Area, areas } from "../../../app/settings/areas.ts"
import type { List } from "../../../app/settings/list.ts"
import { listOf, lists } from "../../../app/settings/lists/lists.ts"
import { settings, settingsOf } from "../../../app/settings/settings.ts"
import { listVersionsInForce } from "../../../app/settings/store/settings-store.server.ts"
import { type StaffRole, staffRoles } from "../../../app/staff/people/staff-person.ts"
import { eventually } from "../../../testing/eventually.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { openDesk, openSite } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { readPage } from "../../../testing/visitors/page.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
let site: Awaited<ReturnType<typeof openSite>>
const people = {} as Record<StaffRole, Person>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  ;[desk, site] = await Promise.all([openDesk({ database }), openSite({ database })])
  for (const role of staffRoles) people[role] = await enrolPerson(database, { name: `${role} Modelo`, role })
})
afterAll(async () => {
  await Promise.all([desk.stop(), site.stop()])
  await database.drop()
})
beforeEach(() => proveBefore(1))

/** As if everybody had given password and code so many minutes ago. */
async function proveBefore(minutes: number) {
  const provedAt = new Date(Date.now() - minutes * 60_000)
  await database.as.owner.updateTable("staffSessions").set({ provedAt }).execute()
}

const fieldsOf = (typed: Record<string, string>) => ({ intent: "publish", seen: "0", ...typed })
const areaNames = Object.keys(areas) as Area[]
const mayChange = (role: StaffRole, area: Area) => (areas[area].changedBy as readonly string[]).includes(role)
function listIn(area: Area): List | null {
  const name = listOf(area)
  return name && lists[name]
}
const phones = "/painel/ajustes/telefones"
const stored = async () => (await listVersionsInForce(database.as.web)).length
async function newest() {
  return Math.max(0, ...(await listVersionsInForce(database.as.web)).map(({ changeId }) => changeId))
}

function post({ browser }: Person, path: string, fields: Record<string, string>) {
  return postForm(desk.url + path, fields, { cookie: browser.cookie() })
}

const open = ({ browser }: Person, path: string) => readPage(desk.url + path, { cookie: browser.cookie() })

test("every role sees every area; who may change it is one table, for the form and for the preview", async () => {
  for (const role of staffRoles) {
    expect((await open(people[role], "/painel/ajustes")).status).toBe(200)
    for (const area of areaNames) {
      const [{ seenAt }, may, list] = [areas[area], mayChange(role, area), listIn(area)]
      const address = `/painel/ajustes/${area}`
      const page = await open(people[role], address)
      expect(page.status).toBe(200)
      expect(list ? page.main.includes("Seu perfil pode ver") : page.all("main form").length === 0).toBe(!may)
      for (const name of settingsOf(area)) expect(page.html).toContain(settings[name].label)
      const wrong = await post(people[role], address, { intent: "publish", seen: "0" })
      expect(wrong.status, `${role} ${area}`).toBe(may ? 409 : 403)
      const preview = await post(people[role], `${address}/previa`, {})
      const refused = seenAt === null ? [403, 404] : [403]
      expect(may && seenAt !== null ? [200] : refused, `${role} ${area}`).toContain(preview.status)
      const shown = await open(people[role], `${address}/previa`)
      expect(shown.status, `${role} ${area}`).toBe(seenAt === null ? 404 : 200)
    }
  }
  expect((await open(people.administracao, "/painel/ajustes/nenhuma")).status).toBe(404)
  expect((await post(people.administracao, "/painel/ajustes/nenhuma", {})).status).toBe(404)
  expect(await stored()).toBe(0)
})

test("every role sees every entry of a list; the same table says who may change, add, move and take out one", async () => {
  for (const role of staffRoles) {
    for (const area of areaNames) {
      const [may, list] = [mayChange(role, area), listIn(area)]
      if (!list) continue
      const address = `/painel/ajustes/${area}`
      const one = list.defaults[0]?.id
      const rows = await open(people[role], address)
      const actions = rows.texts("main button").filter((text) => /^(Subir|Descer)/.test(text))
      expect(actions.length, `${role} ${area}`).toBe(may && list.isOrdered ? 2 * list.defaults.length : 0)
      const add = rows.hrefs("main a").includes(`${address}/novo`)
      expect(add, `${role} ${area}`).toBe(may && list.addLabel !== undefined)
      const move = { intent: "down", entry: "nenhum", seen: "0" }
      expect((await post(people[role], address, move)).status).toBe(may ? 409 : 403)
      if (one) {
        const page = await open(people[role], `${address}/${one}`)
        expect(page.status).toBe(200)
        expect(page.all("main form").length > 0, `${role} ${area}`).toBe(may)
        for (const intent of ["publish", "remove", "undo"]) {
          const answer = await post(people[role], `${address}/${one}`, { intent, seen: "0" })
          expect(answer.status, `${role} ${area} ${intent}`).toBe(may ? 409 : 403)
        }
      }
      const page = await open(people[role], `${address}/novo`)
      expect(page.status, `${role} ${area}`).toBe(list.addLabel ? (may ? 200 : 403) : 404)
      const answer = await post(people[role], `${address}/novo`, { intent: "publish", seen: "0" })
      expect(answer.status, `${role} ${area}`).toBe(may ? (list.addLabel ? 409 : 404) : 403)
    }
  }
  expect(await stored()).toBe(0)
})

test("without script: what is wrong is listed first, with a link to each field, and nothing typed is lost", async () => {
  const typed = { mainPhone: "3127-44", whatsapp: "(11) 97412-0863", email: "sem arroba", reason: "" }
  const response = await post(people.administracao, phones, { intent: "publish", seen: "0", ...typed })
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toMatch(/href="#mainPhone">Telefone do site: confira o número/)
  expect(html).toMatch(/href="#email">E-mail do escritório: confira o e-mail/)
  expect(html).toMatch(/href="#reason">/)
  for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`)
  expect(await stored()).toBe(0)
})

test("[N16.03] a proof of identity that is too old refuses the change, and nothing typed is lost", async () => {
  await proveBefore(11)
  const typed = { mainPhone: "(11) 3127-4400", reason: "Linha nova." }
  const response = await post(people.administracao, phones, fieldsOf(typed))
  expect(response.status).toBe(409)
  const html = await response.text()
  for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`)
  expect(html).toContain('href="/painel/confirmar?volta=/painel/ajustes/telefones"')
  // Also when something else is wrong with the form.
  const unfinished = await post(people.administracao, phones, { ...fieldsOf(typed), reason: "" })
  expect(await unfinished.text()).toContain(`value="${typed.mainPhone}"`)
  const undo = await post(people.administracao, phones, { intent: "undo", change: "1", seen: "0" })
  expect(await undo.text()).toContain("a sua confirmação venceu")
  expect(await stored()).toBe(0)
})

test("a change is on the pages of another process by itself, within seconds, and nothing else of them changes", async () => {
  const about = `${site.url}/sobre`
  const [before, sender] = [await readPage(about), people.administracao]
  const fields = {
    intent: "publish",
    seen: String(await newest()),
    mainPhone: "11 3127 4408",
    reason: "Linha nova.",
  }
  const response = await post(sender, phones, fields)
  expect(response.headers.get("location")).toBe(`${phones}?feito=publicado`)
  const since = performance.now()
  await eventually(async () => (await readPage(about)).html.includes("(11) 3127-4408"))
  expect(performance.now() - since).toBeLessThan(10_000)
  const after = await readPage(about)
  const replaced = before.html
    .replaceAll("(11) 3456-7890", "(11) 3127-4408")
    .replaceAll("+551134567890", "+551131274408")
  expect(after.html).toBe(replaced)
  const page = await open(sender, `${phones}?feito=publicado`)
  expect(page.text).toContain("Publicado.")
  expect(page.main).toContain("Linha nova.")
})

test("[N5.05] the second of two people sees both values, keeps what was typed, and may publish it knowingly", async () => {
  const seen = String(await newest())
  const other = await enrolPerson(database, { name: "Luiza Modelo", role: "administracao" })
  const first = { intent: "publish", seen, secondPhone: "(11) 3127-4419", reason: "Linha da Luiza." }
  expect((await post(other, phones, first)).status).toBe(303)
  const mine = { ...first, secondPhone: "(11) 3127-4420", email: "oi@ipe.com.br", reason: "Minha linha." }
  const refused = await post(people.administracao, phones, mine)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toMatch(/Luiza Modelo mudou para “\(11\) 3127-4419”/)
  for (const value of ["(11) 3127-4420", "oi@ipe.com.br", "Minha linha."])
    expect(html).toContain(`value="${value}"`)
  const next = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ""
  expect((await post(people.administracao, phones, { ...mine, seen: next })).status).toBe(303)
  const values = new Map((await listVersionsInForce(database.as.web)).map(({ name, value }) => [name, value]))
  expect([values.get("secondPhone"), values.get("email")]).toEqual(["(11) 3127-4420", "oi@ipe.com.br"])
})

test("the preview is the real page with what is typed; it runs no script, can be framed by the desk only, and stores nothing", async () => {
  const count = await stored()
  const response = await post(people.administracao, `${phones}/previa`, {
    mainPhone: "(11) 3127-4499",
    email: "sem arroba",
    page: "/sobre",
  })
  const html = await response.text()
  expect(html).toContain("<title>Escritório")
  expect(html).toContain('href="tel:+551131274499"')
  expect(html).not.toContain("sem arroba")
  expect(response.headers.get("cache-control")).toBe("no-store")
  const policy = response.headers.get("content-security-policy") ?? ""
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain("script-src")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN")
  expect(html).toMatch(/<body[^>]* inert/)
  expect(await stored()).toBe(count)
  // Any other address shows the page of the area and not what was asked for.
  for (const other of ["/como-somos-pagos", "//evil.example/", "/painel/pessoas"]) {
    const answer = await post(people.administracao, `${phones}/previa`, { page: other })
    expect(await answer.text(), other).toContain("Qual é o seu vínculo?")
  }
})

test("the history shows what the page looked like after each change, and one press goes back", async () => {
  const { rows } = await sql<{ id: number }>`select min(id)::int as id from settings_changes`.execute(
    database.as.owner,
  )
  const id = rows[0]?.id ?? 0
  const then = await readPage(`${desk.url}${phones}/previa?change=${id}`, {
    cookie: people.administracao.browser.cookie(),
  })
  expect(then.html).toContain("tel:+551131274408")
  expect(then.html).toContain("(11) 2345-6789")
  const late = await post(people.administracao, phones, { intent: "undo", change: String(id), seen: "0" })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain(`name="seen" value="${await newest()}"`)
  const back = await post(people.administracao, phones, {
    intent: "undo",
    change: String(id),
    seen: String(await newest()),
  })
  expect(back.headers.get("location")).toBe(`${phones}?feito=devolvido`)
  await eventually(async () => (await readPage(site.url)).html.includes("(11) 3456-7890"))
})
