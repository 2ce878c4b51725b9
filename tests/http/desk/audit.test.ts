import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { clearAudit, tamperWithAudit } from "../../../testing/factories/past-audit.ts"
import {
  createCookieJar,
  enrolPerson,
  forgetUsedCodes,
  staffPassword,
} from "../../../testing/factories/staff.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { openDesk, openWorker } from "../../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { signInOver, visitDesk } from "../../../testing/visitors/desk-visit.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
let caio: Person
let gina: Person
let leads: number[]
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
  caio = await enrolPerson(database, { name: "Caio Consultor", role: "atendente" })
  gina = await enrolPerson(database, { name: "Gina Gestora", role: "gestao" })
  leads = await storeLeads(
    database.as.owner,
    createRandom(8),
    Array.from({ length: 120 }, (_, n) => ({
      name: `Titular Exemplo ${n}`,
      email: `titular${n}@exemplo.example`,
      phone: `(61) 90000-${String(n).padStart(4, "0")}`,
      phoneE164: `+55619000${String(n).padStart(5, "0")}`,
    })),
  )
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})
beforeEach(async () => {
  await sql`truncate rate_limits, job_outbox`.execute(database.as.owner)
  await clearAudit(database.as.owner)
  await setProof(11)
})

async function setProof(minutesAgo: number) {
  const provedAt = new Date(Date.now() - minutesAgo * 60_000)
  await database.as.owner.updateTable("staffSessions").set({ provedAt }).execute()
}

async function audited() {
  const { rows } = await sql<{ entry: string }>`
    select concat_ws(' ', coalesce(split_part(p.name, ' ', 1), 'nobody'), a.action, nullif(a.details, '{}')) as entry
    from staff_audit a left join staff_people p on p.id = a.staff_id order by a.id`.execute(database.as.owner)
  return rows.map(({ entry }) => entry)
}

async function signIn(given: Partial<Parameters<typeof signInOver>[2]>) {
  await forgetUsedCodes(database, caio.id)
  const { email, secret } = caio
  const all = { email, password: staffPassword, code: codeOf(secret), ...given }
  return signInOver(createCookieJar(), desk.url, all)
}

test("[N17.01] sign-ins are in the audit: password, code, recovery, failures of known and unknown people, sign-out", async () => {
  const [recovery = ""] = caio.recoveryCodes
  await signIn({ password: "outra frase qualquer" })
  await signIn({ email: "ninguem@webplan.example" })
  await signIn({ code: "000000" })
  await signIn({})
  await signIn({ code: recovery, isRecovery: true })
  await signIn({ code: "xxxxx-xxxxx", isRecovery: true })
  const browser = createCookieJar()
  await forgetUsedCodes(database, caio.id)
  await signInOver(browser, desk.url, {
    email: caio.email,
    password: staffPassword,
    code: codeOf(caio.secret),
  })
  await visitDesk(browser, `${desk.url}/painel/sair`, { intent: "sign-out" })
  expect(await audited()).toEqual([
    'Caio entrada_recusada {"step": "password"}',
    'nobody entrada_recusada {"step": "password"}',
    'Caio entrada_recusada {"step": "code"}',
    'Caio entrou {"method": "code"}',
    "Caio entrou_com_recuperacao",
    'Caio entrada_recusada {"step": "recovery"}',
    'Caio entrou {"method": "code"}',
    "Caio saiu",
  ])
  const { rows } = await sql<{
    all: string
  }>`select string_agg(a::text, ' ') as all from staff_audit a`.execute(database.as.owner)
  expect(rows[0]?.all).not.toContain("@")
})

test("[N17.01] a lock by too many passwords or wrong codes, a code used twice, and a proof are in the audit", async () => {
  for (let n = 0; n < 11; n++) await signIn({ password: "outra frase qualquer" })
  expect((await audited()).slice(-2)).toEqual([
    'Caio entrada_recusada {"step": "password"}',
    'Caio entrada_bloqueada {"step": "password"}',
  ])
  await clearAudit(database.as.owner)
  for (let n = 0; n < 10; n++) {
    await sql`truncate rate_limits`.execute(database.as.owner)
    await signIn({ code: "000000" })
  }
  expect((await audited()).toSorted()).toEqual([
    'Caio entrada_bloqueada {"step": "code"}',
    ...Array.from({ length: 10 }, () => 'Caio entrada_recusada {"step": "code"}'),
  ])
  // Guesses during the lock leave their trace too.
  await signIn({ code: "000000" })
  expect((await audited()).at(-1)).toBe('Caio entrada_recusada {"step": "code"}')
  await sql`update staff_two_factors set locked_until = null, failed_verification_count = 0`.execute(
    database.as.owner,
  )
  await clearAudit(database.as.owner)
  const code = codeOf(gina.secret)
  const given = { email: gina.email, password: staffPassword, code }
  await signInOver(createCookieJar(), desk.url, given)
  await signInOver(createCookieJar(), desk.url, given)
  const confirm = `${desk.url}/painel/confirmar`
  await visitDesk(gina.browser, confirm, { password: "outra frase qualquer", code: "000000" })
  await forgetUsedCodes(database, gina.id)
  await visitDesk(gina.browser, confirm, { password: staffPassword, code: codeOf(gina.secret) })
  expect(await audited()).toEqual([
    'Gina entrou {"method": "code"}',
    'Gina entrada_recusada {"step": "used-code"}',
    "Gina confirmacao_recusada",
    "Gina identidade_confirmada",
  ])
})

test("[N17.01] lists, searches, an opened lead and an export are in the audit with the leads shown", async () => {
  const [id = 0] = leads
  await visitDesk(caio.browser, `${desk.url}/painel/leads?visao=todos`)
  await visitDesk(caio.browser, `${desk.url}/painel/leads?busca=titular7@exemplo.example`)
  await visitDesk(caio.browser, `${desk.url}/painel/leads/${id}`)
  await setProof(0)
  await visitDesk(gina.browser, `${desk.url}/painel/numeros/leads.csv?de=2020-01-01&ate=2030-01-01`)
  const { rows } = await sql<{ action: string; details: object; shown: number }>`
    select action, details, (select sum(upper(part) - lower(part))::int from unnest(leads) part) as shown
    from staff_audit order by id`.execute(database.as.owner)
  expect(rows).toMatchObject([
    { action: "leads_listados", details: { list: "todos" }, shown: 50 },
    { action: "leads_buscados", details: { search: "email" }, shown: 1 },
    { action: "lead_lido", shown: 1 },
    { action: "exportacao_pedida" },
    { action: "parte_exportada", shown: 120 },
    { action: "leads_exportados", details: { leads: 120 } },
  ])
  const page = await visitDesk(gina.browser, `${desk.url}/painel/auditoria`)
  for (const words of [
    "Viu uma lista de leads",
    "lista todos, 50 leads",
    "Buscou leads",
    "por e-mail, 1 lead",
  ])
    expect(page.html).toContain(words)
})

test("[N17.02] S8: a consultant gets the contacts of 60 leads in an hour, then a request for a proof, and the manager a mail", async () => {
  const smtp = await startSmtpServer()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  try {
    const contacts = /titular\d+@exemplo|90000-?\d{4}|9000\d{5}/g
    const taken = new Set<string>()
    for (let address = "/painel/leads?visao=todos"; address; ) {
      const { html } = await visitDesk(caio.browser, desk.url + address)
      expect(html).toContain("Titular Exemplo")
      for (const [found] of html.matchAll(contacts)) taken.add(found)
      address = /href="([^"]*depois=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
      if (address.startsWith("?")) address = `/painel/leads${address}`
    }
    expect([...taken]).toEqual([])
    const opened: number[] = []
    const refused: string[] = []
    for (const id of leads.slice(0, 63)) {
      const { status, to, html } = await visitDesk(caio.browser, `${desk.url}/painel/leads/${id}`)
      if (status === 200 && html.search(contacts) >= 0) opened.push(id)
      else refused.push(to)
    }
    expect(opened).toHaveLength(60)
    expect(refused[0]).toBe(`/painel/confirmar?volta=/painel/leads/${leads[60]}&motivo=leituras`)
    const asked = await visitDesk(caio.browser, desk.url + refused[0])
    expect(asked.html).toContain("Você viu muitos leads na última hora, e a gestão foi avisada.")
    const toGina = () => smtp.received.filter(({ recipients }) => recipients.includes(gina.email))
    await eventually(() => toGina().length > 0)
    expect(toGina().map(({ subject }) => subject)).toEqual(["Muitos leads vistos em uma hora"])
    expect(toGina()[0]?.text).toContain("Caio Consultor abriu 61 leads em uma hora")
    expect(smtp.received.map(({ recipients }) => recipients)).not.toContainEqual([caio.email])
    expect(await (await fetch(worker.metricsUrl)).text()).toMatch(/^readers_over_limit\{.*\} 1$/m)
    // Negative control: with a proof of the last ten minutes the same page opens.
    await setProof(0)
    expect((await visitDesk(caio.browser, `${desk.url}/painel/leads/${leads[60]}`)).status).toBe(200)
  } finally {
    await worker.stop()
    await smtp.close()
  }
}, 60_000)

test("[N17.01] the worker copies the audit off the machine, and `npm run audit` verifies it and finds what was changed", async () => {
  const smtp = await startSmtpServer()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  const folder = mkdtempSync(path.join(tmpdir(), "audit-"))
  const run = () => {
    const env = { PATH: process.env["PATH"], DATABASE_URL_WORKER: database.urls.worker }
    const { status, stdout } = spawnSync("node", ["tools/audit.ts", folder], { env, timeout: 20_000 })
    return { status, output: stdout.toString() }
  }
  try {
    await visitDesk(caio.browser, `${desk.url}/painel/leads`)
    const addJob = (queue: string) => sql`select add_job(${queue}, '{}')`.execute(database.as.owner)
    await addJob("staff-seal-audit")
    await eventually(async () => {
      const { rows } = await sql`select from staff_audit_chain`.execute(database.as.owner)
      return rows.length > 0
    })
    await addJob("staff-copy-audit")
    await eventually(() => smtp.received.length > 0)
    for (const { attachments } of smtp.received)
      for (const { filename, content } of attachments)
        writeFileSync(path.join(folder, filename ?? ""), Buffer.from(content as ArrayBuffer))
    const good = run()
    expect(good).toMatchObject({ status: 0, output: expect.stringContaining("entries compared, 0 faults") })
    await tamperWithAudit(database.as.owner, (transaction) =>
      sql`update staff_audit set leads = '{}'`.execute(transaction),
    )
    const bad = run()
    expect(bad.status).toBe(1)
    expect(bad.output).toContain("hash-differs")
    expect(bad.output).toContain("not-in-database")
  } finally {
    rmSync(folder, { recursive: true })
    await worker.stop()
    await smtp.close()
  }
}, 60_000)
