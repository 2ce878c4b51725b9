import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { operatorLabel } from "../../app/leads/lead/lead-labels.ts"
import { eventually } from "../../testing/eventually.ts"
import { openWorker } from "../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { useBuiltSite } from "../../testing/servers/use-built-site.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const { site } = useBuiltSite({ TRUST_PROXY: "1" })
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let worker: Awaited<ReturnType<typeof openWorker>>
beforeAll(async () => {
  smtp = await startSmtpServer()
  worker = await openWorker({ database: site.database, smtpUrl: smtp.url })
})
afterAll(async () => {
  await worker.stop()
  await smtp.close()
})

const query = "?utm_source=google&utm_medium=cpc&utm_campaign=x"

/** What each form stores: operadora, subject, page and source (§3). */
const forms = [
  {
    path: "/",
    code: "pessoa_fisica",
    operadora: "main",
    subject: "pessoa_fisica",
    page: null,
    label: "Pessoa Física",
  },
  {
    path: "/amil",
    code: "amil_empresarial",
    operadora: "amil",
    subject: "Amil - amil_empresarial",
    page: null,
    label: "Plano empresarial",
  },
  {
    path: "/sulamerica",
    code: "sulamerica_categorias",
    operadora: "sulamerica",
    subject: "SulAmérica - sulamerica_categorias",
    page: null,
    label: "Categorias de plano",
  },
  {
    path: "/alice",
    code: "alice_mei_proprio",
    operadora: "alice",
    subject: "alice_mei_proprio",
    page: "alice-page",
    label: "Sou MEI",
  },
  {
    path: "/porto-seguro",
    code: "porto_grupo_colegas",
    operadora: "porto_seguro",
    subject: "porto_grupo_colegas",
    page: "porto-seguro-page",
    label: "Grupo de colegas",
  },
  {
    path: "/medsenior",
    code: "medsenior_aposentado_publico",
    operadora: "medsenior",
    subject: "medsenior_aposentado_publico",
    page: "medsenior-page",
    label: "Aposentado do serviço público",
  },
] as const

test("[S1.21] [S3.16] [S3.19] [S3.26] each of the six forms is stored with its operadora, subject, page and source, the office gets its mail and the visitor a receipt", async () => {
  for (const [n, { path, code, operadora, subject, page, label }] of forms.entries()) {
    const url = `${site.web.url}${path}${query}`
    const email = `visitante${n}@exemplo.example`
    const response = await postForm(
      url,
      { ...goodFields, email, phone: `(11) 98765-432${n}`, subject: code },
      { "x-forwarded-for": `203.0.113.${n}` },
    )
    expect(response.status, path).toBe(303)
    expect(response.headers.get("location"), path).toMatch(/^\/sucesso(\?|$)/)
    const [row] = await site.database.as.owner
      .selectFrom("leads")
      .selectAll()
      .where("email", "=", email)
      .execute()
    expect(row, path).toMatchObject({
      operadora,
      subject,
      phoneE164: `+551198765432${n}`,
      sourcePage: page ?? url,
      utmSource: page ? "website" : "google",
      utmMedium: "cpc",
      utmCampaign: "x",
    })
    const mail = await eventually(() => smtp.received.find(({ replyTo }) => replyTo?.[0]?.address === email))
    expect(mail.recipients, path).toEqual(["cotacoes@webplan.example"])
    expect(mail.subject, path).toBe(`Nova cotação ${row?.protocol}: ${label}`)
    expect(mail.text, path).toContain(`(11) 98765-432${n}`)
    const receipt = await eventually(() => smtp.received.find(({ recipients }) => recipients.includes(email)))
    expect(receipt.subject, path).toMatch(new RegExp(`^Vamos ligar .+: pedido ${row?.protocol}$`))
    expect(receipt.text, path).toContain(`Para que número: (11) •••••-432${n}\n`)
    expect(receipt.text, path).toContain(`Você pediu: ${label}\nIdades: 52, 49\n`)
    const receiptNames = operadora === "main" ? null : operatorLabel(operadora)
    expect(/Operadora: (.+)/.exec(receipt.text ?? "")?.[1] ?? null, path).toBe(receiptNames)
  }
})

test("[S8.01] [S8.02] when the row cannot be stored, each form shows 'Erro ao enviar' with a text of the site and a reference, never the database's error", async () => {
  const { owner } = site.database.as
  await sql`revoke execute on function submit_lead(jsonb) from webplan_web`.execute(owner)
  await sql`truncate rate_limits`.execute(owner)
  try {
    for (const [n, { path, code }] of forms.entries()) {
      const response = await postForm(
        `${site.web.url}${path}`,
        { ...goodFields, phone: `(21) 98765-432${n}`, subject: code },
        { "x-forwarded-for": `198.51.100.${path.length}` },
      )
      const html = await response.text()
      expect(response.status, path).toBeGreaterThanOrEqual(500)
      expect(html, path).toMatch(/Erro ao enviar: [^<]+\(código [\w-]{8}\)/)
      expect(html, path).not.toMatch(/permission denied|submit_lead\(/)
      expect(html, path).toContain('value="Ana Lima"')
    }
  } finally {
    await sql`grant execute on function submit_lead(jsonb) to webplan_web`.execute(owner)
  }
})
