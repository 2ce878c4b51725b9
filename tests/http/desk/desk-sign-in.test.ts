import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createInvitationLinks } from "../../../app/staff/people/invitation-links.server.ts"
import { insertInvitation } from "../../../app/staff/people/invitation-store.server.ts"
import { createCookieJar, enrolPerson, staffPassword } from "../../../testing/factories/staff.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

const publicUrl = "https://site.example"
let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database, env: { PUBLIC_URL: publicUrl } })
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})
beforeEach(() => sql`truncate rate_limits`.execute(database.as.owner))

async function invite(name: string) {
  const email = `${name.toLowerCase()}@webplan.example`
  const id = await insertInvitation(database.as.owner, { email, name, role: "gestao", invitedBy: null })
  return { email, path: createInvitationLinks(testSecrets.invitations).pathOf(id) }
}

function hiddenValues(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value.replaceAll("&amp;", "&"),
  )
}

test("[N17.01] accepts an invitation without script: password, QR code, wrong code, right code, recovery codes, signed in, in the audit", async () => {
  const { path } = await invite("Gina")
  const page = await fetch(desk.url + path)
  expect(page.headers.get("cache-control")).toBe("no-store")
  expect(await page.text()).toContain("Boas-vindas, Gina")

  const weak = await postForm(desk.url + path, { password: "gina gina gina" })
  expect(weak.status).toBe(400)
  expect(await weak.text()).toContain("fácil de adivinhar")

  const browser = createCookieJar()
  const accepted = await postForm(desk.url + path, { password: staffPassword })
  expect(accepted.status).toBe(200)
  browser.store(accepted.headers)
  const enrolment = await accepted.text()
  const [uri = ""] = hiddenValues(enrolment, "uri")
  const codes = hiddenValues(enrolment, "shown_code")
  expect(codes).toHaveLength(10)
  expect((await fetch(desk.url + path)).status).toBe(410)

  // Without a second factor every page of the desk redirects to its setup.
  const early = await fetch(`${desk.url}/painel`, {
    redirect: "manual",
    headers: { cookie: browser.cookie() },
  })
  expect(early.headers.get("location")).toBe("/painel/segundo-fator")

  const confirm = (code: string) => {
    const body = new URLSearchParams({ code, uri })
    for (const shown of codes) body.append("shown_code", shown)
    return fetch(`${desk.url}/painel/segundo-fator`, {
      method: "POST",
      redirect: "manual",
      body,
      headers: { cookie: browser.cookie(), origin: desk.url },
    })
  }
  const wrong = await confirm("000000")
  expect(wrong.status).toBe(401)
  expect(hiddenValues(await wrong.text(), "uri")).toEqual([uri])
  const right = await confirm(codeOf(new URL(uri).searchParams.get("secret") ?? ""))
  expect(right.status).toBe(200)
  browser.store(right.headers)
  const shown = await right.text()
  for (const code of codes) expect(shown).toContain(code)
  const home = await fetch(`${desk.url}/painel`, {
    redirect: "manual",
    headers: { cookie: browser.cookie() },
  })
  expect(home.headers.get("location")).toBe("/painel/leads")
  const { rows } = await sql<{ action: string }>`select action from staff_audit order by id`.execute(
    database.as.owner,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    "convite_aceito",
    "segundo_passo_recusado",
    "segundo_passo_criado",
  ])
})

test("signs in and out without script; the return address is always a page of the desk", async () => {
  const { email, secret } = await enrolPerson(database, { name: "Hugo Modelo", role: "atendente", publicUrl })
  const browser = createCookieJar()
  const send = async (path: string, fields: Record<string, string>) => {
    const response = await postForm(desk.url + path, fields, { cookie: browser.cookie() })
    browser.store(response.headers)
    return response
  }
  const first = await send("/painel/entrar?volta=https://evil.example", { email, password: staffPassword })
  expect(first.headers.get("location")).toBe("/painel/entrar/codigo?volta=%2Fpainel")
  expect(first.headers.get("cache-control")).toBe("no-store")
  expect((await send("/painel/entrar/codigo", { code: "123456" })).status).toBe(401)
  const second = await send("/painel/entrar/codigo?volta=/painel/leads/7", { code: codeOf(secret) })
  expect(second.headers.get("location")).toBe("/painel/leads/7")
  const out = await send("/painel/sair", {})
  expect([out.status, out.headers.get("location")]).toEqual([303, "/painel/entrar"])
  expect(out.headers.get("clear-site-data")).toBe('"cache"')
  const after = await fetch(`${desk.url}/painel`, {
    redirect: "manual",
    headers: { cookie: browser.cookie() },
  })
  expect(after.headers.get("location")).toMatch(/^\/painel\/entrar/)
})

test("the sign-in page has its own nonce in the content security policy, and no hash", async () => {
  const page = await fetch(`${desk.url}/painel/entrar`)
  const policy = page.headers.get("content-security-policy") ?? ""
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce).toBeTruthy()
  expect(policy).not.toContain("sha256-")
  const html = await page.text()
  const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
    ([, attributes = ""]) => !/src=/.test(attributes),
  )
  expect(inline.length).toBeGreaterThan(0)
  for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`)
  const again = await fetch(`${desk.url}/painel/entrar`)
  expect(again.headers.get("content-security-policy")).not.toContain(nonce)
  await again.text()
})

test("limits one client to ten wrong passwords per address, whether the address exists or not", async () => {
  const { email } = await enrolPerson(database, { name: "Iris Modelo", role: "atendente", publicUrl })
  for (const typed of [email, "ninguem@webplan.example"]) {
    const statuses = []
    for (let n = 0; n < 11; n++)
      statuses.push(
        (await postForm(`${desk.url}/painel/entrar`, { email: typed, password: "errada errada" })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  }
})
