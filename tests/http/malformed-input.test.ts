import { readFileSync } from "node:fs"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { isDeskAddress } from "../../app/routes/own-routes.server.ts"
import table from "../../app/routes.ts"
import { createRandom } from "../../db/seed/random.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { storeIncident } from "../../testing/factories/stored-incident.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { type OddRequest, oddBodies, oddRequest, pathOf } from "../../testing/odd-input.ts"
import { type KnownRows, routeForms } from "../../testing/route-forms.ts"
import { flattenRoutes } from "../../testing/route-table.ts"
import { openDesk, openSite, type WebProcess } from "../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"

const routes = flattenRoutes(table)
const formType = "application/x-www-form-urlencoded"

let database: TestDatabase
let site: WebProcess
let desk: WebProcess
let known: KnownRows
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const shared = { database, env: { TRUST_PROXY: "1" } }
  ;[site, desk] = await Promise.all([openSite(shared), openDesk(shared)])
  const [leadId = 0] = await storeLeads(database.as.owner, createRandom(3), [{}])
  const { id } = await enrolPerson(database, { name: "Outra Pessoa", role: "atendente" })
  const incidentId = await storeIncident(database.as.owner, id)
  known = { leadId, personId: id, incidentId, slug: "golpe-do-boleto-falso", protocol: "LGPD-0000-0000" }
})
afterAll(async () => {
  await Promise.all([site.stop(), desk.stop()])
  await database.drop()
})

let people = 0
async function signIn() {
  const { browser } = await enrolPerson(database, { name: `Ana${people++} Admin`, role: "administracao" })
  return browser.cookie()
}

let clients = 0
/** Each request comes from another address, so that no limit answers in place of the code behind it. */
async function statusOf({ method, path, type, body }: OddRequest, cookie: string) {
  const { url } = isDeskAddress(path) ? desk : site
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      origin: url,
      "x-forwarded-for": `10.0.${clients >> 8}.${clients++ & 255}`,
      ...(cookie && { cookie }),
      ...(type && { "content-type": type }),
    },
    // Bytes, because fetch adds a content type to a text.
    ...(body !== undefined && { body: Buffer.from(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  await response.body?.cancel()
  return response.status
}

test("[N17.08] a body that is not a form is refused with 4xx at every address, signed in and not", async () => {
  const cookie = await signIn()
  const faults: string[] = []
  for (const { pattern } of routes)
    for (const { type, body } of oddBodies)
      for (const as of ["", cookie]) {
        const status = await statusOf({ method: "POST", path: pathOf(pattern, known), type, body }, as)
        if (status < 400 || status >= 500) faults.push(`${pattern} ${type} ${body.slice(0, 60)}: ${status}`)
      }
  expect(faults).toEqual([])
})

test("[N17.08] odd fields of the desk's forms are refused with 4xx", async () => {
  const cookie = await signIn()
  const lead = `/painel/leads/${known.leadId}`
  const incident = `/painel/incidentes/${known.incidentId}`
  const faults: string[] = []
  for (const [path, body] of [
    [lead, "intent=note&note=a&version=1.5"],
    [lead, "intent=note&note=a&version=-1"],
    [lead, "intent=note&note=a&version=NaN"],
    [lead, "intent=note&note=a&version=99999999999"],
    [lead, "intent=note&note=a&version=1e3"],
    [lead, "intent=note&note=a"],
    [lead, "intent=assign&version=0&to=ninguem"],
    [lead, "intent=assign&version=0&to=%00"],
    [lead, "intent=assign&version=0&to=00000000-0000-0000-0000-000000000000"],
    [lead, "intent=same-person&version=0&other=1.5"],
    [lead, "intent=same-person&version=0&other=99999999999999999999"],
    [lead, "intent=different-person&version=0&other=%00"],
    [lead, "intent=%00&version=0"],
    ["/painel/leads", "intent=take&lead=1.5"],
    ["/painel/leads", "intent=take&lead=99999999999999999999"],
    ["/painel/leads", "intent=take&lead=%00"],
    ["/painel/calendario", "intent=holiday&name=a&scope=propria&day=0000-01-01"],
    ["/painel/calendario", "intent=remove-holiday&day=%00"],
    [`/painel/pessoas/${known.personId}`, "intent=return&absence=9e15"],
    [`/painel/pessoas/${known.personId}`, "intent=absence&firstDay=0000-01-01&lastDay=0000-01-02"],
    ["/painel/pessoas", "intent=role&person=%00&role=%00"],
    ["/painel/titulares", "protocol=%00&outcome=%00"],
    ["/painel/incidentes/novo", "kind=outro&description=a&knownAt=0000-01-01T00:00"],
    ["/painel/incidentes/novo", "kind=outro&description=%00&knownAt=2026-11-16T10:00"],
    [incident, "intent=facts&version=1e3&kind=outro&description=a&knownAt=2026-11-16T10:00"],
    [incident, "intent=assessment&version=0&risk=constructor"],
    [incident, "intent=add-reads&pessoa=%00"],
    [incident, `intent=add-reads&pessoa=${known.personId}&de=0000-01-01T00:00&ate=9999-12-31T23:59`],
    [incident, "intent=add-protocols&protocols=%00"],
    [incident, "intent=withdraw&addition=99999999999999999999"],
    [incident, "intent=tell&recipient=anpd&channel=a&toldAt=9999-12-31T23:59"],
    [incident, "intent=close"],
    [incident, "intent=reopen"],
  ] as const) {
    const status = await statusOf({ method: "POST", path, type: formType, body }, cookie)
    if (status < 400 || status >= 500) faults.push(`${path} ${body}: ${status}`)
  }
  expect(faults).toEqual([])
})

test("[N17.08] characters that the database cannot store are removed from what a person typed", async () => {
  const cookie = await signIn()
  const path = `/painel/leads/${known.leadId}`
  const body = "intent=note&version=0&note=Ligar%00 depois"
  expect(await statusOf({ method: "POST", path, type: formType, body }, cookie)).toBe(303)
  const { note } = await database.as.owner
    .selectFrom("leadEvents")
    .select("note")
    .where("kind", "=", "note")
    .executeTakeFirstOrThrow()
  expect(note).toBe("Ligar depois")
})

test("[N17.08] odd addresses and queries never fail", async () => {
  const cookie = await signIn()
  const faults: string[] = []
  for (const path of [
    "/blog?busca=a&pagina=300000000",
    "/blog?busca=a&pagina=99999999999999999999",
    "/blog?pagina=300000000",
    "/blog?busca=%00",
    "/painel/leads?operadora=%00&origem=%00&busca=a%00b",
    "/painel/leads?depois=0000-01-01T00:00:00.000000Z_1",
    "/painel/leads?de=0000-01-01&ate=9999-12-31",
    "/painel/leads?visao=todos&depois=infinity_999999999999999",
    "/painel/auditoria?acao=%00&antes=0000-01-01T00:00:00.000000Z_1",
    "/painel/auditoria?de=0000-01-01",
    "/painel/calendario?ano=0000",
    "/painel/numeros?de=0000-01-01&ate=9999-12-31",
    "/painel/numeros/leads.csv?de=0000-01-01&operadora=%00",
    "/painel/leads/999999999999999",
    "/painel/pessoas/00000000-0000-0000-0000-000000000000",
    `/painel/incidentes/${known.incidentId}?pessoa=${known.personId}&de=0000-01-01T00:00&ate=9999-12-31T23:59`,
    `/painel/incidentes/${known.incidentId}/cartas?para=titulares&pagina=2147483647&carta=99999999999`,
  ]) {
    const status = await statusOf({ method: "GET", path }, cookie)
    if (status >= 500) faults.push(`${path}: ${status}`)
  }
  expect(faults).toEqual([])
})

test("every address that accepts posts has its forms in the corpus", () => {
  const withAction = routes.filter(({ file }) =>
    /export (?:async )?(?:function|const) action\b/.test(readFileSync(`app/${file}`, "utf8")),
  )
  const listed = Object.keys(routeForms(known))
  expect(withAction.map(({ pattern }) => pattern).toSorted()).toEqual(listed.toSorted())
  expect(listed.length).toBeGreaterThan(30)
})

const perRoute = 24
/** Sends events until the client leaves. */
const live = "/painel/leads/ao-vivo"
const signOut = "/painel/sair"

test("[N17.08] odd requests to every address, signed in and not, never fail", {
  timeout: 300_000,
}, async () => {
  const random = createRandom(17)
  const faults: string[] = []
  let cookie = await signIn()
  for (const route of routes.filter(({ pattern }) => pattern !== live)) {
    for (let n = 0; n < perRoute; n++) {
      const request = oddRequest(random, route, known)
      const status = await statusOf(request, n % 3 === 0 ? "" : cookie)
      if (status >= 500) faults.push(`${JSON.stringify(request).slice(0, 400)}: ${status}`)
    }
    if (route.pattern === signOut) cookie = await signIn()
  }
  expect(faults).toEqual([])
  expect(await statusOf({ method: "GET", path: "/painel/leads" }, cookie), "still signed in").toBe(200)
})
