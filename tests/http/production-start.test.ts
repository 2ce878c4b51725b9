import { spawn } from "node:child_process"
import { once } from "node:events"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { ownSettings } from "../../app/env.server.ts"
import { type Change, changeSettings } from "../../app/settings/change/change-settings.server.ts"
import { unconfirmedTerms } from "../../app/settings/lists/shown-claims.ts"
import { snapshotOf } from "../../app/settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../app/settings/store/settings-store.server.ts"
import { insertAudit } from "../../app/staff/audit/audit-store.server.ts"
import { eventually } from "../../testing/eventually.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { openDesk } from "../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../testing/servers/test-database.ts"
import { secretSettings } from "../../testing/test-secrets.ts"
import { postForm } from "../../testing/visitors/posted-form.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const real = {
  legalName: "Corretora Ipê Amarelo de Seguros Ltda.",
  cnpj: "11.222.333/0001-81",
  susep: "20.204718.3",
  street: "Avenida do Estado, 412",
  postalCode: "01108-000",
  mainPhone: "(11) 3127-4408",
  secondPhone: "(11) 3127-4419",
  whatsapp: "(11) 97412-0863",
  email: "contato@ipeamarelo.com.br",
  privacyEmail: "privacidade@ipeamarelo.com.br",
  dataOfficer: "Rosa Ipê",
}

function startInProduction(name: "site" | "worker") {
  const settings = {
    NODE_ENV: "production",
    PORT: "0",
    METRICS_PORT: "0",
    PUBLIC_URL: "https://x.example",
    ...secretSettings,
    DATABASE_URL_WEB: database.urls.web,
    DATABASE_URL_WORKER: database.urls.worker,
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "site@x.example",
    OFFICE_EMAIL: "office@x.example",
    AUDIT_COPY_EMAIL: "auditoria@webplan.example",
  }
  return spawn(process.execPath, [`${name}.ts`], {
    env: { PATH: process.env["PATH"], ...ownSettings(name, settings) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A process that neither refuses nor starts would run for ever.
    timeout: 60_000,
    killSignal: "SIGKILL",
  })
}

/** Ends a process that started. */
async function outcomeOf(name: "site" | "worker") {
  const child = startInProduction(name)
  let stderr = ""
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  let hasStarted = false
  child.once("message", () => {
    hasStarted = true
    child.kill("SIGTERM")
  })
  const [status] = (await once(child, "exit")) as [number | null]
  return { status, stderr, hasStarted }
}

test("[S1.19] [N5.07] production refuses to start while the settings are fictional, and names each value", async () => {
  for (const name of ["site", "worker"] as const) {
    const { status, stderr } = await outcomeOf(name)
    expect(status, name).toBe(1)
    expect(stderr).toMatch(/fictional data/)
    for (const field of Object.keys(real)) expect(stderr).toContain(field)
    expect(stderr).toContain("/painel/ajustes")
    expect(stderr).toContain("ALLOW_PLACEHOLDERS=1")
  }
})

test("[N5.07] once the office has written the real values, the worker starts and the site names only what is missing", async () => {
  const { staff } = database.as
  const { legalName, ...others } = real
  const store = (values: Change["values"]) =>
    changeSettings(staff, insertAudit, {
      values,
      seenVersion: Number.MAX_SAFE_INTEGER,
      reason: "Dados da empresa.",
      staffId: testPerson.id,
      now: new Date(),
    })
  await store(others)
  const stillOne = await outcomeOf("worker")
  expect(stillOne.status).toBe(1)
  expect(stillOne.stderr).toMatch(/: legalName\.$/m)
  await store({ legalName })
  expect(await outcomeOf("worker")).toMatchObject({ status: 0, hasStarted: true, stderr: "" })
  const { stderr } = await outcomeOf("site")
  expect(stderr).not.toMatch(/fictional data/)
  expect(stderr).toMatch(/nobody has confirmed them/)
  const { lists } = snapshotOf(await listVersionsInForce(staff))
  const missing = unconfirmedTerms(snapshotOf([])).map(({ id }) => id)
  for (const id of missing) expect(stderr).toContain(id)
  const proof = { proof: "Contrato.", until: "2999-12-31" }
  const confirmed = lists.claims.filter(({ id }) => missing.includes(id))
  await store(
    Object.fromEntries(confirmed.map(({ id, values }) => [`claims.${id}`, { ...values, ...proof }])),
  )
  expect(await outcomeOf("site")).toMatchObject({ hasStarted: true, stderr: "" })
})

test("[N5.07] the desk starts with fictional settings, says so, and accepts no other fictional value, not even an earlier one", async () => {
  const publicUrl = "https://x.example"
  const other = await createTestDatabase(inject("postgresUrl"))
  const desk = await openDesk({
    database: other,
    env: { ALLOW_PLACEHOLDERS: "0", PUBLIC_URL: publicUrl, TRUST_PROXY: "1" },
  })
  try {
    await eventually(() => desk.output().includes("settings still contain fictional data"))
    const ana = await enrolPerson(other, { name: "Ana Gestora", role: "administracao", publicUrl })
    const post = (fields: Record<string, string>) =>
      postForm(`${desk.url}/painel/ajustes/telefones`, fields, { cookie: ana.browser.cookie() })
    const fictional = await post({
      intent: "publish",
      seen: "0",
      mainPhone: "(11) 3333-3333",
      reason: "Linha nova.",
    })
    expect(fictional.status).toBe(409)
    expect(await fictional.text()).toContain("Parece um dado de exemplo")
    const written = await post({
      intent: "publish",
      seen: "0",
      mainPhone: real.mainPhone,
      reason: "Linha nova.",
    })
    expect(written.status).toBe(303)
    const [stored] = await listVersionsInForce(other.as.web)
    const change = String(stored?.changeId)
    const undone = await post({ intent: "undo", change, seen: change })
    expect(undone.status).toBe(409)
    expect(await undone.text()).toContain("o valor anterior é um dado de exemplo")
  } finally {
    await desk.stop()
    await other.drop()
  }
})
