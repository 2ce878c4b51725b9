import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { readPage } from "../../../testing/visitors/page.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

const paths = ["/teste-supabase", "/blog-debug", "/blog-test", "/blog-env"] as const
const engineers = "0b7a9e44-31c8-4f0b-8d52-95c1a7e3f620"

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
const cookies = { gestao: "", administracao: "" }
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
  for (const role of ["gestao", "administracao"] as const)
    cookies[role] = (await enrolPerson(database, { name: `${role} Modelo`, role })).browser.cookie()
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})

const open = (path: string, cookie = cookies.administracao) => readPage(desk.url + path, { cookie })

async function press(path: string, fields: Record<string, string>, cookie = cookies.administracao) {
  const response = await postForm(desk.url + path, fields, { cookie })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

async function withoutRight(right: string, from: string, work: () => Promise<void>) {
  await sql.raw(`revoke ${right} from ${from}`).execute(database.as.owner)
  try {
    await work()
  } finally {
    await sql.raw(`grant ${right} to ${from}`).execute(database.as.owner)
  }
}

const testLead = {
  intent: "lead",
  name: "Teste Interno",
  operadora: "Amil",
  subject: "amil_adesao_servidores",
  message: "",
  email: "teste@exemplo.example",
  phone: "(11) 90000-0000",
}

async function isActive() {
  return (
    await database.as.owner
      .selectFrom("sites")
      .select("isActive")
      .where("id", "=", engineers)
      .executeTakeFirst()
  )?.isActive
}

test("[S2.05] the four pages exist for administrators; other roles may neither open them nor post to them", async () => {
  for (const path of paths) {
    expect((await open(path)).status, path).toBe(200)
    expect((await open(path, cookies.gestao)).status, path).toBe(403)
    expect((await press(path, testLead, cookies.gestao)).status, path).toBe(403)
    expect((await open(path, "")).status, path).toBe(303)
    expect((await press(path, testLead, "")).status, path).toBe(303)
  }
  expect(await database.as.owner.selectFrom("leads").select("id").execute()).toEqual([])
})

test("[S2.62] the pages are never cached and never indexed", async () => {
  for (const path of paths) {
    const page = await open(path)
    expect(page.headers.get("cache-control"), path).toBe("no-store")
    expect(page.headers.get("x-robots-tag"), path).toContain("noindex")
    expect(page.meta("robots"), path).toContain("noindex")
  }
})

test("[S2.63] no page contains a secret of the environment", async () => {
  const ownSecrets = Object.values(testSecrets).map(([secret]) => secret.value)
  const secrets = [...ownSecrets, ...Object.values(database.urls).map((url) => new URL(url).password)]
  for (const path of [...paths, "/painel/diagnostico"]) {
    const { html } = await open(path)
    for (const secret of secrets) expect(html.includes(secret), path).toBe(false)
  }
  expect((await open("/blog-env")).text).toContain(`1:••••${testSecrets.signIn[0].value.slice(-4)}`)
})

test("[S2.64] [S2.70] the lead test page has its fields, ordered operators, both buttons and the checklist", async () => {
  const page = await open("/teste-supabase")
  for (const name of ["name", "operadora", "subject", "message", "email", "phone"])
    expect(page.all(`form [name="${name}"]`), name).toHaveLength(1)
  expect(page.texts('select[name="operadora"] option').join(", ")).toBe(
    "SulAmérica, Porto Seguro, Bradesco, Amil, Alice, Unimed, MedSenior, São Camilo, NotreDame, OneHealth, Prevent Senior, Qualicorp, Blue Med",
  )
  expect(page.texts("button")).toEqual(expect.arrayContaining(["Testar Envio de Lead", "Testar Conexão"]))
  for (const line of [
    "Banco de dados",
    "Segurança por linha em leads",
    "SIGN_IN_SECRETS",
    "DATABASE_URL_WEB",
  ])
    expect(page.text).toContain(line)
})

test("[S2.67] [S2.71] without script a test lead is stored as a test; a refused one shows the reason and keeps the typed values", async () => {
  const sent = await press("/teste-supabase", testLead)
  expect(sent.html).toContain("Sucesso! Lead enviado com sucesso para a base de dados")
  expect(sent.html).toContain('data-outcome="good"')
  expect(await database.as.owner.selectFrom("leads").select("isTest").execute()).toEqual([{ isTest: true }])
  const refused = await press("/teste-supabase", { ...testLead, name: "Caio Amostra", email: "x" })
  expect(refused.html).toContain("Erro: E-mail inválido")
  expect(refused.html).toContain('data-outcome="bad"')
  expect(refused.html).toContain('value="Caio Amostra"')
})

test("[S2.68] shows the own message of an exception while sending", async () => {
  await database.as.owner.transaction().execute(async (transaction) => {
    await sql`lock table lead_events in access exclusive mode`.execute(transaction)
    const { html } = await press("/teste-supabase", testLead)
    expect(html).toContain("Erro no envio: canceling statement due to lock timeout")
  })
})

test("[S2.69] the connection test shows its result", async () => {
  const fields = { ...testLead, intent: "connection" }
  expect((await press("/teste-supabase", fields)).html).toContain("Conexão estabelecida: ")
  await withoutRight("select on lead_totals", "webplan_staff", async () => {
    const { html } = await press("/teste-supabase", fields)
    expect(html).toContain("Erro na conexão: permission denied for table lead_totals")
  })
})

test("[S2.106] [S8.20] the blog debug page shows connection, site, counts, sites and 'Ativar Site', and a failed read", async () => {
  const page = await open("/blog-debug")
  expect(page.texts("h2")).toEqual(["Teste de conexão", "Posts", "Site do blog", "Sites"])
  expect(page.text).toContain("Blog Engenheiros")
  expect(page.texts("button").filter((text) => text.startsWith("Ativar Site")).length).toBeGreaterThan(0)
  await withoutRight("select on sites", "webplan_staff", async () => {
    expect((await open("/blog-debug")).text).toContain("Erro ao ler site: permission denied for table sites")
  })
})

test("[S6.07] [S8.21] only administrators activate a site; a failure is shown and changes nothing", async () => {
  const fields = { intent: "activate", site: engineers }
  expect((await press("/blog-debug", fields, cookies.gestao)).status).toBe(403)
  expect((await press("/blog-debug", fields, "")).status).toBe(303)
  await withoutRight("update (is_active) on sites", "webplan_staff", async () => {
    expect((await press("/blog-debug", fields)).html).toContain(
      "Erro ao ativar site: permission denied for table sites",
    )
  })
  expect(await isActive()).toBe(false)
  expect((await press("/blog-debug", fields)).html).toContain("✅ Site ativado com sucesso!")
  expect(await isActive()).toBe(true)
})

test("[S2.107] the diagnostics page shows configuration, connection, counts and a service test with fallback", async () => {
  const page = await open("/blog-test")
  expect(page.texts("h2")).toEqual(["Conexão", "Contagens", "Teste do serviço", "Configuração"])
  expect(page.text).toContain("O serviço do blog respondeu")
  await withoutRight("select on blog_post_tags", "webplan_web", async () => {
    const { text } = await open("/blog-test")
    expect(text).toContain("O serviço do blog falhou: permission denied for table blog_post_tags")
    expect(text).toContain("A consulta direta respondeu")
  })
})

test("[S2.108] [S7.31] the environment page shows variables and requests the readiness address on a press", async () => {
  const page = await open("/blog-env")
  expect(page.texts("tbody th")).toEqual(
    expect.arrayContaining(["PUBLIC_URL", "SIGN_IN_SECRETS", "DATABASE_URL_STAFF"]),
  )
  expect(page.texts("button")).toContain("Testar Conexão")
  expect((await press("/blog-env", { intent: "connectivity" })).html).toContain("Conexão com Supabase OK!")
  await withoutRight("select on pgmigrations", "webplan_web", async () => {
    const { html } = await press("/blog-env", { intent: "connectivity" })
    expect(html).toContain("Erro de conexão com Supabase")
    expect(html).toContain("503 database away")
  })
})

test("the health page has every part, and the audit lists its actions as text", async () => {
  const page = await open("/painel/diagnostico")
  expect(page.status).toBe(200)
  expect(page.texts("h2")).toEqual(
    expect.arrayContaining([
      "Saúde da fila",
      "Mensagens que falharam",
      "Backups",
      "Consultas lentas",
      "Pedidos de titulares",
    ]),
  )
  expect(page.text).not.toContain("Não foi possível")
  expect((await press("/painel/diagnostico", { intent: "verify" })).html).toContain("Registro íntegro")
  expect((await press("/painel/diagnostico", { intent: "retry", queue: "nenhuma" })).html).toContain(
    "Esta fila não existe.",
  )
  const retried = await press("/painel/diagnostico", { intent: "retry", queue: "lead-notify-office" })
  expect(retried.html).toContain("Pedido registrado")
  const audit = await open("/painel/auditoria", cookies.gestao)
  expect(audit.text).toContain("Conferiu o registro de consentimentos")
  expect(audit.text).toContain("Mandou tentar de novo mensagens que falharam")
  const filtered = await open("/painel/auditoria?acao=site_ativado")
  expect(filtered.texts("tbody td:nth-child(3)").every((text) => text === "Ativou um site")).toBe(true)
})

test("[N18.02] the health page says of each place when it got its last backup, and what failed since", async () => {
  await sql`insert into backup_runs (kind, place, name, started_at, finished_at, outcome, bytes, fault) values
    ('backup', 1, 'a', '2026-11-16 06:30+00', '2026-11-16 06:32+00', 'verified', 412000000, ''),
    ('proof', 2, 'b', '2026-11-16 08:00+00', '2026-11-16 08:01+00', 'failed', 0, 'the copy lacks 1 leads')`.execute(
    database.as.owner,
  )
  const { text } = await open("/painel/diagnostico")
  expect(text).toContain("Local 116 de novembro de 2026, 3h32, 412 MB")
  expect(text).toContain(
    "Teste de restauração, local 2falhou em 16 de novembro de 2026, 5h01: the copy lacks 1 leads",
  )
})

test("managers get the export as a streamed file", async () => {
  const response = await fetch(`${desk.url}/painel/numeros/leads.csv?periodo=inicio`, {
    headers: { cookie: cookies.gestao },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="leads-inicio-a-[\d-]+\.csv"$/,
  )
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(await response.text()).toMatch(/^"Protocolo";"Recebido em";/)
})
