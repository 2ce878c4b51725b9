import { request as httpsRequest } from "node:https"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { companyOf } from "../../app/site/company/company.ts"
import { defaultCompany, officeHours } from "../../app/site/content/company.ts"
import { home } from "../../app/site/content/home.ts"
import { success } from "../../app/site/content/success.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { readPage } from "../../testing/visitors/page.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const company = companyOf(defaultCompany, officeHours)

let database: TestDatabase
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  site = await openSite({ database, env: { TRUST_PROXY: "1" } })
})
beforeEach(async () => {
  await sql`truncate leads cascade`.execute(database.as.owner)
  await sql`truncate rate_limits`.execute(database.as.owner)
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

const leads = () => database.as.owner.selectFrom("leads").selectAll().orderBy("id").execute()

test("[S2.01] [S2.04] the home and success pages answer 200 in Portuguese, each with its heading", async () => {
  for (const [path, heading] of [
    ["/", home.hero.title],
    ["/sucesso?ate=sem-prazo", success.title],
  ] as const) {
    const page = await readPage(`${site.url}${path}`)
    expect(page.status).toBe(200)
    expect(page.html).toContain('<html lang="pt-BR">')
    expect(page.texts("h1")).toEqual([heading])
  }
})

test("[S5.13] [S5.14] [S5.15] the form has its labels, the consent text and a message field of four rows", async () => {
  const html = await (await fetch(site.url)).text()
  for (const label of ["Nome Completo", "E-mail", "Telefone/WhatsApp", "Idades", "Assunto", "Mensagem"])
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}`))
  expect(html).toMatch(/Concordo em receber e-mails sobre planos de saúde, ofertas e conteúdos.*cancelar/)
  expect(html).toMatch(/<textarea[^>]*rows="4"/)
})

test("[S3.27] the main form lists its subjects in order, and none is selected", async () => {
  const html = await (await fetch(site.url)).text()
  const [subjects = ""] = /<select[^>]*name="subject".*?<\/select>/s.exec(html) ?? []
  const options = [...subjects.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, label]) => [
    value,
    label,
  ])
  expect(options).toEqual([
    ["", "Selecione…"],
    ["pessoa_fisica", "Pessoa Física"],
    ["plano_adesao", "Plano por Adesão"],
    ["empresarial", "Empresarial"],
  ])
})

test("[S4.23] without script a valid form redirects to /sucesso with 303", async () => {
  const response = await postForm(site.url, goodFields)
  expect(response.status).toBe(303)
  expect(response.headers.get("location")).toMatch(/^\/sucesso(\?|$)/)
  expect(await leads()).toHaveLength(1)
})

test("[S5.07] a form with errors gets status 400 with errors and values, and stores nothing", async () => {
  const response = await postForm(site.url, { ...goodFields, email: "ana", phone: " " })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain("E-mail inválido")
  expect(html).toContain("Telefone é obrigatório")
  expect(html).not.toContain("Nome é obrigatório")
  expect(html).toContain('value="Ana Lima"')
  expect(html).toContain("Quero comparar.")
  expect(html).toMatch(/<option value="plano_adesao" selected/)
  for (const wrong of [{ name: "" }, { email: "ana" }, { phone: " " }, { subject: "" }])
    expect((await postForm(site.url, { ...goodFields, ...wrong })).status).toBe(400)
  expect(await leads()).toEqual([])
})

test("[N12.06] without script the details are stored; a refused form shows them again, expanded", async () => {
  const details = { cidade: "Campinas", uf: "SP", orgao: "Secretaria da Educação" }
  const refused = await (await postForm(site.url, { ...goodFields, ...details, name: "" })).text()
  expect(refused).toMatch(/<details[^>]* open=""[^>]*><summary><span>Onde você mora e trabalha/)
  expect(refused).toContain('value="Campinas"')
  expect(refused).toContain('value="Secretaria da Educação"')
  expect(refused).toMatch(/<option selected=""[^>]*>SP/)
  await postForm(site.url, { ...goodFields, ...details })
  expect(await leads()).toMatchObject([details])
  expect(await (await fetch(site.url)).text()).toMatch(
    /<details(?![^>]* open)[^>]*><summary><span>Onde você mora/,
  )
})

test("[S4.24] the paths with and without script store the same row", async () => {
  await postForm(`${site.url}/?utm_source=google`, goodFields, { "user-agent": "Teste/1" })
  const scripted = await postForm(
    `${site.url}/cotacao?form=main`,
    { ...goodFields, submission_key: crypto.randomUUID() },
    { "user-agent": "Teste/1", "x-page-url": `${site.url}/?utm_source=google` },
  )
  expect(await scripted.json()).toMatchObject({
    success: true,
    error: "",
    protocol: expect.stringMatching(/^WP-/),
    dueAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  })
  const [plain, withScript] = await leads()
  const comparable = ({
    id: _i,
    protocol: _p,
    createdAt: _c,
    updatedAt: _u,
    dueAt: _d,
    watchAt: _w,
    submissionKey: _s,
    emailConsentRecord: _e,
    ...row
  }: NonNullable<typeof plain>) => row
  expect(comparable(withScript!)).toEqual(comparable(plain!))
})

test("[S3.14] [S3.15] [S3.18] [S3.20] user agent, current URL and its utm fields are stored with the lead", async () => {
  await postForm(`${site.url}/?utm_source=google&utm_medium=cpc`, goodFields, { "user-agent": "Navegador/9" })
  expect((await leads())[0]).toMatchObject({
    userAgent: "Navegador/9",
    sourcePage: `${site.url}/?utm_source=google&utm_medium=cpc`,
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: null,
  })
})

test("[S4.30] the page contains no submission key", async () => {
  const html = await (await fetch(site.url)).text()
  expect(html).not.toMatch(/submission_key|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}/)
})

test("[S3.13] after thirty leads in ten minutes from one address, the answer is a request to call; the stored key is a hash", async () => {
  const send = (n: number) =>
    postForm(
      site.url,
      { ...goodFields, message: "Quero comparar tudo.", phone: `(11) 98765-43${10 + n}` },
      { "x-forwarded-for": "203.0.113.9" },
    )
  for (let n = 0; n < 30; n++) expect((await send(n)).status).toBe(303)
  const refused = await send(30)
  expect(refused.status).toBe(429)
  const html = await refused.text()
  expect(html).toContain("Recebemos muitos pedidos em pouco tempo. Ligue ou fale conosco pelo WhatsApp.")
  // The page keeps the typed values and shows phone and chat.
  expect(html).toContain('value="(11) 98765-4340"')
  expect(html).toContain("Quero comparar tudo.")
  expect(html).toContain(`href="tel:${company.mainPhone.e164}"`)
  expect(html).toContain(`https://wa.me/${company.whatsapp.e164.slice(1)}`)
  expect(
    (
      await postForm(
        site.url,
        { ...goodFields, phone: "(21) 98765-0000" },
        { "x-forwarded-for": "203.0.113.10" },
      )
    ).status,
  ).toBe(303)
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.as.owner)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).not.toMatch(/203\.0\.113|98765/)
})

test("the log of a valid and an invalid form contains no personal data", async () => {
  await postForm(site.url, {
    ...goodFields,
    name: "Canário Amarelo",
    email: "canario@gaiola.example",
    phone: "(11) 91234-0001",
  })
  await postForm(site.url, { ...goodFields, name: "Canário Amarelo", email: "canario-gaiola" })
  expect(site.output()).toContain('"event":"request completed"')
  expect(site.output()).not.toMatch(/Canário|canario|91234/)
})

test("behind an nginx that terminates TLS, a form is accepted and the public URL is stored", async () => {
  const nginx = await startNginx(site.port)
  try {
    const body = new URLSearchParams(goodFields).toString()
    const answer = await new Promise<{
      status: number | undefined
      location: string | undefined
      hsts: unknown
    }>((resolve, reject) => {
      const call = httpsRequest(
        `${nginx.url}/`,
        {
          method: "POST",
          ca: nginx.certificate,
          headers: {
            origin: nginx.url,
            "content-type": "application/x-www-form-urlencoded",
            "content-length": Buffer.byteLength(body),
            "x-forwarded-for": "198.51.100.1",
            "x-forwarded-proto": "http",
          },
        },
        (response) => {
          response.resume()
          resolve({
            status: response.statusCode,
            location: response.headers.location,
            hsts: response.headers["strict-transport-security"],
          })
        },
      )
      call.once("error", reject)
      call.end(body)
    })
    expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/^\/sucesso(\?|$)/) })
    expect(answer.hsts).toBeDefined()
    expect((await leads())[0]?.sourcePage).toBe(`${nginx.url}/`)
  } finally {
    await nginx.stop()
  }
})
