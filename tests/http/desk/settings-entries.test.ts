import { beforeAll, expect, test } from "vitest"
import { dayOf, longDay } from "../../../app/locale/pt-br.ts"
import { addDays } from "../../../app/platform/time/plain-day.ts"
import { type Area, areas } from "../../../app/settings/areas.ts"
import { type ListName, listNames, lists } from "../../../app/settings/lists/lists.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { carrierPaths } from "../../../testing/servers/use-built-site.ts"
import { useSettingsDesk } from "../../../testing/visitors/settings-desk.ts"

const { office, read, enrol, storeAt, countStored } = useSettingsDesk()

type Desk = Awaited<ReturnType<typeof enrol>>
let ana: Desk
let gil: Desk
let lia: Desk
beforeAll(async () => {
  ana = await enrol("Ana Gestora", "administracao")
  gil = await enrol("Gil Modelo", "gestao")
  lia = await enrol("Lia Exemplo", "gestao")
})

const carriers = "/painel/ajustes/operadoras"
const texts = "/painel/ajustes/textos"
const rosa = "/painel/ajustes/equipe/rosa-amaral"
const day = (days: number) => addDays(dayOf(new Date()), days)
const yesterday = () => new Date(Date.now() - 86_400_000)

const fact = {
  title: "Registro na ANS",
  carrier: "amil",
  text: "Registro de exemplo, ativo.",
  source: "Consulta pública da ANS",
  sourceHref: "https://www.gov.br/ans/consulta",
  checkedOn: day(-20),
  until: day(300),
}
const factsOn = async (path: string) => (await read(path)).texts('[data-part="fact"]')

test("[N5.01] an administrator adds a fact about a carrier: its page alone has it, with source and day; what has ended or is not yet is refused", async () => {
  const wrong = [
    { typed: { until: day(-1) }, says: /href="#until">Vale até: esse dia já passou/ },
    { typed: { checkedOn: day(1) }, says: /href="#checkedOn">Conferido em: esse dia ainda não chegou/ },
    { typed: { carrier: "nenhuma" }, says: /href="#carrier">Operadora: escolha uma das opções/ },
    { typed: { sourceHref: "javascript:alert(1)" }, says: /href="#sourceHref">[^<]*com https:\/\// },
    { typed: { until: "" }, says: /href="#until">/ },
  ]
  for (const { typed, says } of wrong) {
    const refused = await ana.fill(`${carriers}/novo`, { ...fact, ...typed })
    expect(refused.status, JSON.stringify(typed)).toBe(409)
    expect(await refused.text()).toMatch(says)
  }
  expect((await ana.fill(`${carriers}/novo`, fact)).status).toBe(303)
  await eventually(async () => (await factsOn("/amil")).length === 1)
  const [shown = ""] = await factsOn("/amil")
  for (const value of [fact.title, fact.text, fact.source, longDay(fact.checkedOn)])
    expect(shown).toContain(value)
  expect((await read("/amil")).hrefs('[data-part="fact"] a')).toEqual([fact.sourceHref])
  for (const path of carrierPaths.filter((one) => one !== "/amil")) expect(await factsOn(path)).toEqual([])
})

test("[N5.04] a fact about a carrier is on its page on its last day, and not on the day after", async () => {
  const until = (last: string, title: string) => ({ ...fact, sourceHref: "", title, until: last })
  await storeAt(yesterday(), {
    "carrierFacts.ontem": until(day(-1), "Até ontem"),
    "carrierFacts.hoje": until(day(0), "Até hoje"),
  })
  const shown = await eventually(async () => {
    const facts = await factsOn("/amil")
    return facts.some((text) => text.includes("Até hoje")) && facts
  })
  expect(shown.filter((text) => text.includes("Até ontem"))).toEqual([])
  expect((await ana.open(carriers)).main).toMatch(/Até ontem.*Venceu em .*Fora do site/)
})

test("a manager changes a ready text and adds one: the page of a lead offers both; an unknown placeholder is refused at the field", async () => {
  const [id = 0] = await storeLeads(office.database.as.owner, createRandom(5), [{ name: "Marina Exemplo" }])
  const titles = async () => (await gil.open(`/painel/leads/${id}`)).texts("select option")
  expect(await titles()).not.toContain("Aniversário do contrato")
  const own = { title: "Aniversário do contrato", moment: "depois", text: "{ola} {eu} O reajuste vem aí." }
  for (const text of ["{ola} Seu plano: {plano}.", "{ola Bom dia, tudo bem?", "Bom dia, {} tudo bem?"]) {
    const refused = await gil.fill(`${texts}/novo`, { ...own, text })
    expect(refused.status, text).toBe(409)
    const html = await refused.text()
    expect(html).toMatch(/href="#text">Texto: há algo entre chaves que não é preenchido/)
    expect(html).toContain(text)
  }
  const added = await gil.fill(`${texts}/novo`, own)
  expect(added.headers.get("location")).toContain(`${texts}?feito=publicado`)
  await gil.fill(`${texts}/retomar`, { title: "Falar de novo" })
  const offered = await eventually(async () => {
    const all = await titles()
    return all.includes("Falar de novo") && all
  })
  expect(offered).toContain(own.title)
  expect(offered).not.toContain("Retomar a conversa")
  // No page of the site shows them, so the desk shows how they read.
  const page = await gil.open(`${texts}/aniversario-do-contrato`)
  expect(page.main).toMatch(/Como a mensagem fica.*Marina.*O reajuste vem aí\./)
  expect(page.all("iframe")).toEqual([])
})

test("[N5.05] two managers change different fields of one person at the same time: both are stored", async () => {
  const [first, second] = [await gil.formOf(rosa), await lia.formOf(rosa)]
  const publish = { intent: "publish", reason: "Ficha nova." }
  expect((await gil.post(rosa, { ...first, ...publish, role: "Pós-venda e reembolso" })).status).toBe(303)
  expect((await lia.post(rosa, { ...second, ...publish, languages: "Português e Libras" })).status).toBe(303)
  const { role, languages } = await gil.formOf(rosa)
  expect({ role, languages }).toEqual({ role: "Pós-venda e reembolso", languages: "Português e Libras" })
})

test("[N5.05] two managers change one field of one person: the second sees both values, loses nothing, and may publish knowingly", async () => {
  const [first, second] = [await gil.formOf(rosa), await lia.formOf(rosa)]
  const publish = { intent: "publish", reason: "Horário novo da Rosa." }
  await gil.post(rosa, { ...first, ...publish, hours: "Segunda a sexta, das 7h às 16h" })
  const mine = { ...second, ...publish, hours: "Terça a sábado, das 9h às 18h", work: "Reembolso e boleto." }
  const refused = await lia.post(rosa, mine)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain("outra pessoa mudou a mesma coisa")
  expect(html).toMatch(/Gil Modelo mudou para “Segunda a sexta, das 7h às 16h”/)
  for (const value of [mine.hours, mine.reason]) expect(html).toContain(`value="${value}"`)
  expect(html).toContain(mine.work)
  expect((await gil.formOf(rosa))["hours"]).toBe("Segunda a sexta, das 7h às 16h")
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ""
  expect((await lia.post(rosa, { ...mine, seen })).status).toBe(303)
  expect(await gil.formOf(rosa)).toMatchObject({ hours: mine.hours, work: mine.work })
  // Nor can somebody take out a person whom another one has just changed.
  const out = await gil.post(rosa, { ...first, intent: "remove", reason: "Saiu." })
  expect(out.status).toBe(409)
  expect(await out.text()).toContain("outra pessoa mudou este item agora")
  expect((await gil.open(rosa)).status).toBe(200)
})

test("[N5.05] a manager who changes a person that another one has taken out meanwhile is told, loses nothing, and may put them back", async () => {
  const caio = "/painel/ajustes/equipe/caio-brandao"
  const form = await lia.formOf(caio)
  const out = await gil.fill(caio, { reason: "Saiu do escritório." }, "remove")
  expect(out.status).toBe(303)
  const mine = { ...form, intent: "publish", work: "Só mudança de vínculo.", reason: "Trabalho novo." }
  const refused = await lia.post(caio, mine)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain("outra pessoa tirou este item da lista")
  expect(html).toContain(mine.work)
  for (const value of [mine.reason, form["role"]]) expect(html).toContain(`value="${value}"`)
  const rows = await lia.open("/painel/ajustes/equipe")
  expect(rows.all("#item-caio-brandao")).toEqual([])
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ""
  expect((await lia.post(caio, { ...mine, seen })).status).toBe(303)
  await eventually(async () => (await read("/equipe")).main.includes(mine.work))
  expect((await lia.formOf(caio))["role"]).toBe(form["role"])
})

test("an entry that was taken out is put back unchanged by publishing its form, at its place", async () => {
  const before = (await read("/equipe")).texts('[data-part="person"] h2')
  const ivan = "/painel/ajustes/equipe/ivan-teles"
  await gil.fill(ivan, { reason: "Saiu." }, "remove")
  const names = async () => (await read("/equipe")).texts('[data-part="person"] h2')
  await eventually(async () => (await names()).length === before.length - 1)
  expect((await gil.fill(ivan, { reason: "Voltou." })).status).toBe(303)
  await eventually(async () => (await names()).join() === before.join())
})

test("two people who add entries of one name at the same time add two, and none gets texts of the other", async () => {
  const novo = `${carriers}/novo`
  const form = await ana.formOf(novo)
  const mine = { ...form, ...fact, title: "Atendimento", intent: "publish", reason: "Conferido." }
  expect((await ana.post(novo, { ...mine, carrier: "alice" })).status).toBe(303)
  const other = { ...mine, carrier: "sulamerica", text: "Outro texto de exemplo.", sourceHref: "" }
  expect((await ana.post(novo, other)).status).toBe(303)
  await eventually(async () => (await factsOn("/sulamerica")).length === 1)
  expect((await factsOn("/sulamerica"))[0]).toContain(other.text)
  expect((await read("/sulamerica")).hrefs('[data-part="fact"] a')).toEqual([])
  expect((await factsOn("/alice"))[0]).toContain(fact.text)
})

test("without script: an entry with faults keeps everything that was typed, and a summary leads to each field", async () => {
  const count = await countStored()
  const typed = {
    name: "J",
    role: "Consultor, militares",
    work: "",
    quote: "x".repeat(161),
    languages: "Português",
    hours: "Quando der",
    susep: "1".repeat(31),
    isResponsible: "sim",
    reason: "",
  }
  const refused = await gil.fill("/painel/ajustes/equipe/novo", typed)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  for (const field of ["name", "work", "quote", "susep", "reason"])
    expect(html, field).toMatch(new RegExp(`href="#${field}">`))
  for (const field of ["role", "languages", "hours"]) expect(html).not.toMatch(`href="#${field}"`)
  for (const field of ["name", "role", "languages", "hours", "susep"] as const)
    expect(html).toContain(`value="${typed[field]}"`)
  expect(html).toContain(typed.quote)
  expect(html).toMatch(/<option value="sim" selected=""/)
  // A hand-made request that leaves fields out is no way around them.
  const bare = await gil.post("/painel/ajustes/equipe/novo", {
    intent: "publish",
    seen: "0",
    name: "João Ipê",
    reason: "Novo.",
  })
  expect(bare.status).toBe(409)
  expect(await countStored()).toBe(count)
})

test("an unknown entry, one of another area and an odd id are not found, whatever is sent there", async () => {
  const count = await countStored()
  const ids = [
    "ninguem",
    "Rosa-Amaral",
    "constructor",
    "__proto__",
    "rosa-amaral.x",
    "..%2fequipe",
    "%00",
    "%E0%A4",
  ]
  for (const area of Object.keys(areas) as Area[]) {
    const other = listNames.find((name) => lists[name].area !== area && lists[name].defaults.length > 0)
    for (const id of [...ids, firstOf(other)]) {
      const path = `/painel/ajustes/${area}/${id}`
      for (const answer of [
        await ana.open(path),
        await ana.post(path, { intent: "publish", seen: "0", reason: "Teste." }),
        await ana.post(path, { intent: "remove", seen: "0", reason: "Teste." }),
      ])
        expect([400, 404], path).toContain(answer.status)
    }
  }
  const preview = await ana.post("/painel/ajustes/equipe/previa", { entry: "ninguem", name: "Rosa Ipê" })
  expect(preview.status).toBe(404)
  expect(await countStored()).toBe(count)
})

function firstOf(name: ListName | undefined) {
  return (name && lists[name].defaults[0]?.id) ?? ""
}

test("an entry named like an address beside the entries gets another id", async () => {
  for (const name of ["Novo", "Prévia"]) await gil.fill("/painel/ajustes/equipe/novo", { ...joao, name })
  const { main } = await gil.open("/painel/ajustes/equipe/novo-2")
  expect(main).toContain("Novo")
  expect((await gil.formOf("/painel/ajustes/equipe/previa-2"))["name"]).toBe("Prévia")
})

const joao = {
  role: "Consultor",
  work: "Planos de militares.",
  languages: "Português",
  hours: "Segunda a sexta, das 9h às 18h",
}

test("a form that is sent twice adds one entry", async () => {
  const form = {
    ...(await gil.formOf("/painel/ajustes/perguntas/novo")),
    question: "Vocês atendem no interior?",
    answer: "Sim, em todo o país.",
    reason: "Perguntam sempre.",
    intent: "publish",
  }
  const count = await countStored()
  expect((await gil.post("/painel/ajustes/perguntas/novo", form)).status).toBe(303)
  const stored = await countStored()
  expect(stored).toBeGreaterThan(count)
  const again = await gil.post("/painel/ajustes/perguntas/novo", form)
  expect(await again.text()).toContain("Nada mudou.")
  expect(await countStored()).toBe(stored)
})
