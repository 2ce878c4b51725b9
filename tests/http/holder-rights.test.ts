import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { leadQueues } from "../../app/leads/notify/lead-queues.ts"
import { holderQueues } from "../../app/privacy/holder/holder-queues.ts"
import { createUnsubscribeLinks } from "../../app/privacy/holder/unsubscribe-links.server.ts"
import { createRandom } from "../../db/seed/random.ts"
import { eventually } from "../../testing/eventually.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { officeEmail, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { firstVersion, testSecrets } from "../../testing/test-secrets.ts"
import { mailedLinkPath } from "../../testing/visitors/mailed-link.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let web: Awaited<ReturnType<typeof openSite>>
let worker: Awaited<ReturnType<typeof openWorker>>
const publicUrl = "https://site.example"
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  smtp = await startSmtpServer()
  web = await openSite({ database, env: { PUBLIC_URL: publicUrl, LOG_LEVEL: "debug" } })
  worker = await openWorker({
    database,
    smtpUrl: smtp.url,
    env: { PUBLIC_URL: publicUrl, LOG_LEVEL: "debug" },
  })
})
afterAll(async () => {
  await worker.stop()
  await web.stop()
  await smtp.close()
  await database.drop()
})

const home = "/privacidade/meus-dados"
const known = "ana@exemplo.example"
beforeEach(async () => {
  const { owner } = database.as
  await eventually(hasNoJobs)
  await sql`truncate leads, holder_links, holder_request_events, holder_requests, rate_limits cascade`.execute(
    owner,
  )
  await sql`delete from job_outbox`.execute(owner)
  await sql`delete from pgboss.job`.execute(owner)
  smtp.received.length = 0
  await storeLeads(owner, createRandom(5), [{ email: known }])
})

/**
 * A late mail of the previous test would contain a link that no longer exists. Queues with a schedule are left out: some run every
 * minute, so that one of their jobs may always be waiting.
 */
async function hasNoJobs() {
  const queues = [...holderQueues, ...leadQueues].filter(({ cron }) => !cron).map(({ name }) => name)
  const { rows } = await sql<{ count: number }>`select count(*) from (
    select queue as name from job_outbox union all
    select name from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()) jobs
    where name = any(${queues})`.execute(database.as.owner)
  return rows[0]?.count === 0
}

const requestLink = (email: string) => postForm(`${web.url}${home}`, { email })

/** Signs in like a browser without script, and returns the cookie. */
async function signIn(email = known) {
  await requestLink(email)
  const path = await mailedLinkPath(smtp.received, email)
  const opened = await postForm(`${web.url}${path}`, {})
  return { opened, path, cookie: opened.headers.get("set-cookie")?.split(";")[0] ?? "" }
}

function get(path: string, cookie = "") {
  return fetch(`${web.url}${path}`, { redirect: "manual", headers: { cookie } })
}

async function countLinkJobs() {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from (
    select queue as name from job_outbox union all select name from pgboss.job) jobs
    where name = 'holder-send-link'`.execute(database.as.owner)
  return rows[0]?.count
}

test("a known and an unknown address get the same status, body, headers and number of jobs", async () => {
  const results = []
  for (const email of [known, "ninguem@exemplo.example"]) {
    const before = (await countLinkJobs()) ?? 0
    const response = await requestLink(email)
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "date"),
    )
    const added = ((await countLinkJobs()) ?? 0) - before
    results.push({ status: response.status, headers, body: await response.text(), added })
  }
  expect(results[0]).toMatchObject({ status: 303, added: 1, headers: { location: `${home}/enviado` } })
  expect(results[1]).toEqual(results[0])
  // Only the mail shows whether the address is known.
  await mailedLinkPath(smtp.received, known)
  const stranger = await eventually(() =>
    smtp.received.find(({ recipients }) => recipients.includes("ninguem@exemplo.example")),
  )
  expect(stranger.subject).toMatch(/Não encontramos dados/)
  await eventually(async () => {
    const { rows } = await sql`select from holder_links where email = 'ninguem@exemplo.example'`.execute(
      database.as.owner,
    )
    return rows.length === 0
  })
})

test("refuses an invalid address, and mails at most three links an hour to one address", async () => {
  const refused = await requestLink("isto não é")
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("E-mail inválido")])
  for (let n = 0; n < 5; n++) expect((await requestLink(known)).status).toBe(303)
  expect(await countLinkJobs()).toBe(3)
  for (let n = 0; n < 5; n++) await requestLink(`outro${n}@exemplo.example`)
  const limited = await requestLink("mais-um@exemplo.example")
  expect([limited.status, await limited.text()]).toEqual([429, expect.stringContaining("muitos pedidos")])
})

test("a link needs a POST, works once, and its cookie is limited to the site", async () => {
  await requestLink(known)
  const path = await mailedLinkPath(smtp.received, known)
  // Mail scanners open the link with GET, which must not use it up.
  for (let n = 0; n < 3; n++) {
    const viewed = await get(path)
    expect([viewed.status, viewed.headers.get("set-cookie")]).toEqual([200, null])
  }
  const opened = await postForm(`${web.url}${path}`, {})
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `${home}/ver`])
  expect(opened.headers.get("set-cookie")).toMatch(
    /^__Host-titular=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/,
  )
  const again = await postForm(`${web.url}${path}`, {})
  expect([again.status, again.headers.get("set-cookie")]).toEqual([410, null])
  expect(await again.text()).toContain("Este link não vale mais")
})

test("a page about one person, or with a secret in its URL, is not cached, not indexed and sends no path as referrer", async () => {
  const { cookie, path } = await signIn()
  const unsubscribe = createUnsubscribeLinks(testSecrets.unsubscribe).pathOf("WP-AAAA-BBBB")
  const pages = ["", "/enviado", "/ver", "/pedido", "/apagar", "/dados.json", "/dados.txt"]
  for (const page of [...pages.map((end) => home + end), path, unsubscribe]) {
    const { status, headers } = await get(page, cookie)
    expect([
      page,
      status,
      headers.get("cache-control"),
      headers.get("x-robots-tag"),
      headers.get("referrer-policy"),
    ]).toEqual([page, 200, "no-store", "noindex", "strict-origin"])
  }
})

test("without a session, every page and every POST of the holder redirects to the form", async () => {
  const ended = `${home}?sessao=encerrada`
  for (const cookie of ["", "__Host-titular=nada", `__Host-titular=${"a".repeat(43)}`]) {
    for (const page of [
      "/ver",
      "/pedido",
      "/apagar",
      "/dados.json",
      "/dados.txt",
      "/corrigir/WP-AAAA-BBBB",
    ]) {
      const response = await get(home + page, cookie)
      expect([page, response.headers.get("location")]).toEqual([page, ended])
    }
    for (const [page, fields] of [
      ["/ver", { fazer: "revogar" }],
      ["/apagar", { confirmo: "1" }],
      ["/pedido", { kind: "informacao", message: "?" }],
      ["/corrigir/WP-AAAA-BBBB", goodFields],
    ] as const) {
      const response = await postForm(`${web.url}${home}${page}`, fields, { cookie })
      expect([page, response.headers.get("location")]).toEqual([page, ended])
    }
  }
  expect((await get(ended)).status).toBe(200)
})

test("every page of a session has the button that ends it", async () => {
  const { cookie } = await signIn()
  const { protocol } = await database.as.owner
    .selectFrom("leads")
    .select("protocol")
    .executeTakeFirstOrThrow()
  for (const page of ["/ver", "/pedido", "/apagar", `/corrigir/${protocol}`])
    expect(await (await get(home + page, cookie)).text(), page).toMatch(/<button[^>]*value="sair"/)
  const left = await postForm(`${web.url}${home}/ver`, { fazer: "sair" }, { cookie })
  expect(left.headers.get("set-cookie")).toContain("Max-Age=0")
  expect((await get(`${home}/ver`, cookie)).status).toBe(303)
})

test("[S2.80] portability: the JSON and text files contain the stored fields", async () => {
  const { cookie } = await signIn()
  const json = await get(`${home}/dados.json`, cookie)
  expect(json.headers.get("content-disposition")).toBe('attachment; filename="meus-dados.json"')
  const file = (await json.json()) as { titular: object; pedidosDeCotacao: Record<string, unknown>[] }
  const [lead] = file.pedidosDeCotacao
  const stored = await database.as.owner
    .selectFrom("leads")
    .select(["protocol", "name", "email", "phone", "idade", "message", "sourcePage", "userAgent"])
    .executeTakeFirstOrThrow()
  expect(file.titular).toEqual({ email: known })
  expect(lead).toMatchObject(stored)
  const text = await (await get(`${home}/dados.txt`, cookie)).text()
  for (const value of [stored.protocol, stored.name, stored.email, stored.phone, stored.message])
    expect(text).toContain(value)
  expect(text).toContain("Com ninguém fora do escritório")
})

test("[S2.80] a request to the office is mailed with its deadline, and Reply-To is the holder", async () => {
  const { cookie } = await signIn()
  const url = `${web.url}${home}/pedido`
  const empty = await postForm(url, { kind: "informacao", message: " " }, { cookie })
  expect(empty.status).toBe(400)
  const sent = await postForm(url, { kind: "reclamacao", message: "Ligaram fora de hora." }, { cookie })
  expect(sent.headers.get("location")).toMatch(/feito=enviado&protocolo=LGPD-/)
  const mail = await eventually(() =>
    smtp.received.find(({ subject }) => subject?.includes("Pedido de titular LGPD")),
  )
  expect(mail.recipients).toEqual([officeEmail])
  expect(mail.replyTo?.[0]?.address).toBe(known)
  expect(mail.text).toContain("Ligaram fora de hora.")
  expect(mail.text).toMatch(/Responder até: \d/)
})

test("one-click unsubscribe revokes consent without a cookie; the mail has the header, and the token contains no address", async () => {
  await postForm(web.url, { ...goodFields, email: "rui@exemplo.example", email_consent: "1" })
  const receipt = await eventually(() =>
    smtp.received.find(({ recipients }) => recipients.includes("rui@exemplo.example")),
  )
  const header = (key: string) => receipt.headers.find((one) => one.key === key)?.value
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
  const url = /^<(https:\/\/site\.example\/privacidade\/cancelar-emails\/[\w.-]+)>$/.exec(
    header("list-unsubscribe") ?? "",
  )?.[1]
  expect(url).toBeDefined()
  expect(decodeURIComponent(url ?? "")).not.toContain("rui")
  const path = new URL(url ?? "").pathname
  const consent = async () => {
    const { emailConsent } = await database.as.owner
      .selectFrom("leads")
      .select("emailConsent")
      .where("email", "=", "rui@exemplo.example")
      .executeTakeFirstOrThrow()
    return emailConsent
  }
  expect((await get(path)).status).toBe(200)
  expect(await consent()).toBe(true)
  // As in RFC 8058: no Origin, no cookie, this body.
  const response = await fetch(`${web.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  })
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("E-mails cancelados"),
  ])
  expect(await consent()).toBe(false)
})

const tokenOf = (path: string) => path.split("/").at(-1) ?? ""

test("a receipt without consent has no unsubscribe header, and a forged token is refused", async () => {
  await postForm(web.url, { ...goodFields, email: "eva@exemplo.example" })
  const receipt = await eventually(() =>
    smtp.received.find(({ recipients }) => recipients.includes("eva@exemplo.example")),
  )
  expect(receipt.headers.some(({ key }) => key.startsWith("list-unsubscribe"))).toBe(false)
  const forged = tokenOf(createUnsubscribeLinks(firstVersion("another-secret")).pathOf("WP-AAAA-BBBB"))
  for (const token of [forged, "WP-AAAA-BBBB", "x", `WP-AAAA-BBBB.${"A".repeat(43)}`])
    expect((await postForm(`${web.url}/privacidade/cancelar-emails/${token}`, {})).status).toBe(404)
})

test("S11: no log line and no metric contains a token, session or address, even at level debug", async () => {
  const { cookie, path } = await signIn()
  await get(`${home}/ver`, cookie)
  const unsubscribe = createUnsubscribeLinks(testSecrets.unsubscribe).pathOf("WP-AAAA-BBBB")
  await get(unsubscribe)
  const token = tokenOf(path)
  const logged = await eventually(
    () => web.output().includes("cancelar-emails") && web.output() + worker.output(),
  )
  const metrics = await (await fetch(web.metricsUrl)).text()
  expect(logged).toContain(`${home}/entrar/:token`)
  for (const secret of [token, cookie.split("=")[1] ?? "", unsubscribe.split(".")[1] ?? "", known])
    expect((logged + metrics).includes(secret), secret.slice(0, 6)).toBe(false)
})
