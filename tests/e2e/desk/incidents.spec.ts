import type { Page } from "@playwright/test"
import { sql } from "kysely"
import { createRandom } from "../../../db/seed/random.ts"
import { clearStaff } from "../../../testing/factories/past-audit.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { storeReads } from "../../../testing/factories/staged-incident.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { expect, test } from "../site-fixture.ts"

const minute = 60_000
/** The value of a field for day and time in São Paulo, which has no summer time. */
const fieldOf = (at: Date) => new Date(at.getTime() - 180 * minute).toISOString().slice(0, 16)

async function openForm(page: Page, label: string) {
  await page.locator("summary").filter({ hasText: label }).click()
}

// Every step is a link or a plain form.
test.use({ javaScriptEnabled: false })

test("[N17.05] without script, an incident from its registration to its end: whose data a person read, letters, who was told, closed", async ({
  page,
  stack,
  context,
}) => {
  test.setTimeout(150_000)
  const { database, url } = stack
  const { owner } = database.as
  await clearStaff(owner)
  const gil = await enrolPerson(database, { name: "Gil Gestor", role: "gestao", publicUrl: url })
  const caio = await enrolPerson(database, { name: "Caio Amostra", role: "atendente", publicUrl: url })
  const now = new Date()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const leads = await storeLeads(
    owner,
    createRandom(9),
    ["Marina Exemplo", "Osvaldo Fictício", "Beltrana de Tal", "Sílvia Amostra"].map((name, n) => ({
      name,
      email: `pessoa${n}@exemplo.example`,
    })),
  )
  const protocols = await owner.selectFrom("leads").select("protocol").orderBy("id").execute()
  await storeReads(owner, caio.id, [
    { action: "leads_listados", at: ago(50), leadIds: leads.slice(0, 3) },
    { action: "lead_lido", at: ago(45), leadIds: leads.slice(0, 1) },
    // Before the incident.
    { action: "leads_exportados", at: ago(500), leadIds: leads },
  ])
  await owner
    .deleteFrom("leads")
    .where("id", "=", leads[2] ?? 0)
    .execute()
  await context.addCookies(gil.browser.cookiesFor(url))
  await page.setViewportSize({ width: 1280, height: 900 })

  // Registration: a refused form keeps the text.
  await page.goto(`${url}/painel/incidentes`)
  await expect(page.getByText("Nenhum incidente aberto.").first()).toBeVisible()
  await page.getByRole("link", { name: "Registrar incidente" }).click()
  await page.getByLabel("O que houve").selectOption("conta_invadida")
  await page.getByLabel("Descrição").fill("Exemplo: o celular ficou num táxi.")
  await page.getByLabel("Começou em").fill(fieldOf(ago(10)))
  await page.getByLabel("Quando a empresa soube").fill(fieldOf(ago(30)))
  await page.getByLabel("nome", { exact: true }).check()
  await page.getByLabel("telefone e e-mail").check()
  await page.getByRole("button", { name: "Salvar o registro" }).click()
  await expect(page.getByRole("alert")).toContainText("O começo não pode ser depois de a empresa saber.")
  await expect(page.getByLabel("Descrição")).toHaveValue("Exemplo: o celular ficou num táxi.")
  await expect(page.getByLabel("nome", { exact: true })).toBeChecked()
  await page.getByLabel("Começou em").fill(fieldOf(ago(60)))
  await page.getByRole("button", { name: "Salvar o registro" }).click()
  await expect(page.getByText("Incidente registrado.")).toBeVisible()
  await expect(page.getByText(/Se o risco for relevante: comunicar à ANPD e aos titulares até/)).toBeVisible()
  await expect(page.getByText("Avaliar o risco e escrever o motivo.")).toBeVisible()
  const incident = page.url().replace(/\?.*/, "")

  // Whose data did Caio read in that time? Three leads, one of them erased; the earlier export does not count.
  await page.getByLabel("Pessoa da equipe").selectOption({ label: "Caio Amostra" })
  await page.getByRole("button", { name: "Consultar a auditoria" }).click()
  const answer = page.getByRole("region", { name: "Resposta da auditoria" })
  await expect(answer.getByRole("row")).toHaveText([
    "Abriu1",
    "Viu em listas e buscas3",
    "Exportou0",
    "Ao todo, cada lead contado uma vez3",
  ])
  await expect(answer).toContainText(
    "1 destes leads já saiu das listas: o prazo de guarda terminou, ou o titular pediu para apagar.",
  )
  await expect(answer.getByRole("link")).toHaveText([
    protocols[0]?.protocol ?? "",
    protocols[1]?.protocol ?? "",
  ])
  await page.getByRole("button", { name: "Adicionar 3 leads ao incidente" }).click()
  await expect(page.getByText("Leads adicionados ao incidente.")).toBeVisible()
  await openForm(page, "Adicionar por protocolo")
  await page.getByLabel("Protocolos").fill(`WP-0000-0000\n${protocols[3]?.protocol}`)
  await page.getByRole("button", { name: "Adicionar ao incidente" }).click()
  await expect(page.getByRole("alert")).toContainText("Não há lead com este protocolo: WP-0000-0000.")
  await page.getByLabel("Protocolos").fill(protocols[3]?.protocol ?? "")
  await page.getByRole("button", { name: "Adicionar ao incidente" }).click()
  await expect(page.getByText("4 leads. 1 já foi apagado")).toBeVisible()

  // The letters list what is missing; a gap leads to its field.
  await page.getByRole("link", { name: "Preparar cartas" }).click()
  await expect(page.getByRole("heading", { name: "Falta preencher" })).toBeVisible()
  await expect(page.getByRole("article")).toContainText("[a preencher: os riscos para os titulares]")
  await page.getByRole("link", { name: "Os riscos para os titulares" }).click()
  await page.getByLabel("Risco para os titulares").selectOption("relevante")
  for (const [label, text] of [
    ["Motivo da avaliação", "Exemplo: há telefones."],
    ["O que houve, para o titular", "Exemplo: um celular nosso foi perdido."],
    ["O que pode causar ao titular", "Exemplo: alguém pode ligar em nosso nome."],
    ["Medidas que já protegiam os dados", "Exemplo: a tela bloqueia sozinha."],
    ["O que foi feito e será feito", "Exemplo: encerramos a sessão."],
    ["O que o titular pode fazer", "Exemplo: desconfie de ligações."],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByRole("button", { name: "Salvar", exact: true }).first().click()
  await expect(page.getByText("Avaliação salva.")).toBeVisible()
  await page.getByRole("link", { name: "Preparar cartas" }).click()
  await expect(page.getByRole("heading", { name: "Falta preencher" })).toBeHidden()
  const letter = page.getByRole("article")
  await expect(letter).toContainText("1. Natureza dos dados afetados: nome; telefone e e-mail.")
  await expect(letter).toContainText("São 4 pedidos de cotação, de 3 pessoas que podemos avisar.")
  await page.getByRole("link", { name: "Aos titulares" }).click()
  await expect(page.getByRole("rowheader")).toHaveText([
    /Marina Exemplo/,
    /Osvaldo Fictício/,
    /Sílvia Amostra/,
  ])
  await page.getByRole("link", { name: "Ver a carta a Sílvia Amostra" }).click()
  await expect(letter.filter({ visible: true })).toContainText("Olá, Sílvia Amostra.")
  await page.emulateMedia({ media: "print" })
  await expect(letter.filter({ visible: true })).toHaveCount(3)
  await page.emulateMedia({ media: "screen" })
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar todas em CSV" }).click(),
  ])
  const lines = (await (await file.createReadStream()).toArray()).join("").split("\r\n")
  expect(lines[0]).toContain('"Nome";"E-mail";"Telefone";"Protocolos";"Assunto";"Carta"')
  expect(lines.filter(Boolean)).toHaveLength(4)

  // Without both told it cannot be closed.
  await page.goto(incident)
  await expect(page.getByText("Registrar a comunicação aos titulares.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Encerrar incidente" })).toBeHidden()
  for (const recipient of ["anpd", "titulares"]) {
    await openForm(page, "Registrar quem foi avisado")
    await page.getByLabel("Quem foi avisado").selectOption(recipient)
    await page.getByLabel("Como", { exact: false }).first().fill("e-mail de exemplo")
    await page.getByRole("button", { name: "Salvar", exact: true }).filter({ visible: true }).click()
    await expect(page.getByText("Comunicação registrada.")).toBeVisible()
  }
  await expect(page.getByText("Comunicado no prazo", { exact: false })).toBeVisible()
  await page.getByRole("button", { name: "Encerrar incidente" }).click()
  await expect(page.getByText("Incidente encerrado. O registro fica salvo.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Salvar" })).toHaveCount(0)
  await page.getByRole("link", { name: "Todos os incidentes" }).click()
  await expect(page.getByRole("row")).toHaveText([
    /Nº/,
    /Conta ou aparelho da equipe.*Risco relevante4 leads/,
  ])

  // The audit has every step, and whose data the letters showed.
  const { rows } = await sql<{ action: string; leads: number }>`
    select action, count_lead_ids(leads) as leads from staff_audit
    where staff_id = ${gil.id} and target like 'incidente:%' order by id`.execute(owner)
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      "incidente_registrado",
      "leituras_consultadas",
      "leads_no_incidente",
      "cartas_preparadas",
      "incidente_avaliado",
      "leads_exportados",
      "comunicacao_registrada",
      "incidente_encerrado",
    ]),
  )
  expect(rows.find(({ action }) => action === "leads_exportados")?.leads).toBe(3)

  // Somebody who works with leads sees nothing of it.
  await context.clearCookies()
  await context.addCookies(caio.browser.cookiesFor(url))
  expect((await page.goto(incident))?.status()).toBe(403)
})
