import { beforeAll, expect, test } from "vitest"
import { defaultMenu } from "../../../app/site/content/navigation.ts"
import { eventually } from "../../../testing/eventually.ts"
import { publicPaths } from "../../../testing/servers/use-built-site.ts"
import { useSettingsDesk } from "../../../testing/visitors/settings-desk.ts"

const { read, enrol, countStored } = useSettingsDesk()

type Desk = Awaited<ReturnType<typeof enrol>>
let ana: Desk
let gil: Desk
beforeAll(async () => {
  ana = await enrol("Ana Gestora", "administracao")
  gil = await enrol("Gil Modelo", "gestao")
})

const team = "/painel/ajustes/equipe"
const questions = "/painel/ajustes/perguntas"
const menus = "/painel/ajustes/menus"

const marta = {
  name: "Marta Ipê",
  role: "Consultora, professores",
  work: "Planos de quem dá aula na rede estadual.",
  languages: "Português e Libras",
  hours: "Segunda a sexta, das 12h às 20h",
  susep: "20.204718.3",
  reason: "Começou em novembro.",
}

type Row = { title: string; note: string }

/** The names on the team page of the site, the responsible person first. */
const namesOnSite = async () => (await read("/equipe")).texts('main [data-part="person"] h2')
const hasMarta = async () => (await namesOnSite()).includes(marta.name)

async function partOf(slug: string) {
  const page = await read("/equipe")
  const element = page.document.getElementById(slug)
  return { text: page.textOf(element), html: element?.innerHTML ?? "" }
}

/** The newest change in the history of an area: who, what and why. */
async function newestChange(path: string) {
  return (await ana.open(path)).texts("section[aria-labelledby=historico] > ol > li")[0] ?? ""
}

test("[N5.01] a manager adds a person, moves them, changes their role and takes them out: the site follows, each step has author and reason, and one press goes back", async () => {
  const added = await gil.fill(`${team}/novo`, marta)
  expect(added.headers.get("location")).toContain(`${team}?feito=publicado`)
  await eventually(hasMarta)
  expect((await namesOnSite()).at(-1)).toBe(marta.name)
  const shown = await partOf("marta-ipe")
  for (const value of [marta.role, marta.work, marta.languages, marta.hours, marta.susep])
    expect(shown.text).toContain(value)
  expect(shown.html).toMatch(/href="https:\/\/[^"]*susep/)
  // Nobody drew or photographed this person.
  expect(shown.text).toContain("MI")
  expect(await newestChange(team)).toMatch(
    /Gil Modelo.*Marta Ipê.*fora da lista.*está na lista.*Começou em novembro\./,
  )

  const before = await namesOnSite()
  expect((await gil.move(team, "marta-ipe", "up")).headers.get("location")).toContain(`${team}?feito=movido`)
  const moved = [...before.slice(0, -2), marta.name, before.at(-2)]
  await eventually(async () => (await namesOnSite()).at(-1) === moved.at(-1))
  expect(await namesOnSite()).toEqual(moved)
  expect(await newestChange(team)).toMatch(
    /Gil Modelo.*Ordem.*depois: Helena Prado.*Ivan Teles, Marta Ipê, Rosa Amaral.*Ordem mudada\./,
  )

  const role = "Consultora, saúde do professor"
  await gil.fill(`${team}/marta-ipe`, { role, reason: "Função nova." })
  await eventually(async () => (await partOf("marta-ipe")).text.includes(role))
  expect(await newestChange(team)).toMatch(
    /Gil Modelo.*Marta Ipê: Função.*Consultora, professores.*Consultora, saúde do professor.*Função nova\./,
  )

  const out = await ana.fill(`${team}/marta-ipe`, { reason: "Saiu do escritório." }, "remove")
  expect(out.headers.get("location")).toContain(`${team}?feito=retirado`)
  await eventually(async () => !(await hasMarta()))
  expect(await newestChange(team)).toMatch(
    /Ana Gestora.*Marta Ipê.*está na lista.*fora da lista.*Saiu do escritório\./,
  )
  // Somebody may still have the form open.
  expect((await ana.open(`${team}/marta-ipe`)).main).toContain("Fora da lista: publicar põe de volta")

  const back = await gil.undo(team)
  expect(back.headers.get("location")).toContain(`${team}?feito=devolvido`)
  await eventually(hasMarta)
  expect(await namesOnSite()).toEqual(moved)
  expect((await partOf("marta-ipe")).text).toContain(role)
  expect(await newestChange(team)).toMatch(/Gil Modelo.*Desfaz: Saiu do escritório\./)
})

test("a person needs a reason to be taken out; the same name again is another person", async () => {
  const count = await countStored()
  const refused = await gil.fill(`${team}/rosa-amaral`, { reason: "" }, "remove")
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/href="#reason">Escreva por que mudou/)
  expect(await countStored()).toBe(count)
  await gil.fill(`${team}/novo`, { ...marta, work: "Outra pessoa com o mesmo nome." })
  await eventually(async () => (await namesOnSite()).filter((name) => name === marta.name).length === 2)
  expect((await partOf("marta-ipe-2")).text).toContain("Outra pessoa com o mesmo nome.")
  await gil.undo(team)
})

test("a second responsible broker is refused at the field, in words, and the first one stays", async () => {
  // The sample of the demonstration does not count.
  await gil.fill(`${team}/marta-ipe`, { isResponsible: "sim" })
  await eventually(async () => (await namesOnSite()).slice(0, 2).includes(marta.name))
  const refused = await gil.fill(`${team}/novo`, { ...marta, name: "Rui Ipê", isResponsible: "sim" })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toMatch(
    /href="#isResponsible">[^<]*: só uma pessoa pode ser: hoje é Marta Ipê\. Mude primeiro a ficha dela\./,
  )
  expect(html).toContain('value="Rui Ipê"')
  expect(await namesOnSite()).not.toContain("Rui Ipê")
})

/** The labels of the two menus of a page, without what they unfold, and of the footer. */
async function menusOf(path: string) {
  const page = await read(path)
  const labels = (selector: string) =>
    page.all(selector).map((item) => page.textOf(item.querySelector("a, button, summary")))
  return {
    header: labels('header > nav[class*="wide"] > ul > li'),
    mobile: labels('nav[class*="panel"] > ul > li'),
    footer: page.texts("footer nav a"),
    html: page.html,
  }
}

test("an administrator renames a menu entry and moves one: both menus and the footer of every page have it, and no page has a menu in its data before", async () => {
  const paths = [...publicPaths, "/blog", "/endereco-que-nao-existe"]
  const labels = defaultMenu.map(({ label }) => label)
  for (const path of paths) {
    const before = await menusOf(path)
    expect(before.header, path).toEqual(labels)
    expect(before.mobile, path).toEqual(labels)
    expect(before.footer, path).toContain("Escritório")
    expect(before.html, path).not.toMatch(/\\"menu\\"/)
  }
  expect((await ana.fill(`${menus}/office`, { label: "Quem somos" })).status).toBe(303)
  expect((await ana.move(menus, "office", "down")).status).toBe(303)
  const expected = ["Home", "Operadoras", "Quem somos", "Blog", "Contato"]
  await eventually(async () => (await menusOf("/")).header[2] === "Quem somos")
  for (const path of paths) {
    const { header, mobile, footer, html } = await menusOf(path)
    expect(header, path).toEqual(expected)
    expect(mobile, path).toEqual(expected)
    expect(footer, path).toContain("Quem somos")
    expect(footer, path).not.toContain("Escritório")
    expect(html, path).toMatch(/\\"menu\\"/)
  }
  const twice = await ana.fill(`${menus}/blog`, { label: "Contato" })
  expect(await twice.text()).toMatch(/href="#label">Nome no menu: outro item do menu já tem esse nome/)
  const first = await ana.move(menus, "home", "up")
  expect(first.status).toBe(409)
  expect(await first.text()).toContain("A ordem não mudou.")
})

async function questionsOnSite(): Promise<Row[]> {
  const page = await read("/")
  return page.all('[class*="questions"] li').map((item) => ({
    title: page.textOf(item.querySelector("summary, button") ?? item),
    note: page.textOf(item),
  }))
}
const asked = async (title: string) => (await questionsOnSite()).find((row) => row.title === title)

test("a manager adds a question with its answer and changes an earlier one: the home page has them; neither answer nor article, and a wrong article, are refused at the field", async () => {
  const own = { question: "Vocês cobram pela cotação?", answer: "Não. A cotação é de graça." }
  const nothing = await gil.fill(`${questions}/novo`, { question: own.question })
  expect(nothing.status).toBe(409)
  expect(await nothing.text()).toMatch(/href="#answer">[^<]*: escreva a resposta ou o endereço do artigo/)
  for (const article of ["carencias", "https://outro.example/carencias", "/amil", "/blog/../painel"]) {
    const wrong = await gil.fill(`${questions}/novo`, { ...own, article })
    expect(wrong.status, article).toBe(409)
    expect(await wrong.text()).toMatch(/href="#article">[^<]*: escreva o endereço como \/blog\//)
  }
  expect(await asked(own.question)).toBeUndefined()

  expect((await gil.fill(`${questions}/novo`, own)).status).toBe(303)
  await eventually(() => asked(own.question))
  expect((await asked(own.question))?.note).toContain(own.answer)
  expect((await questionsOnSite()).at(-1)?.title).toBe(own.question)

  const other = { question: "Quando começo a usar o plano?", answer: "Depende da carência." }
  await gil.fill(`${questions}/carencia`, { ...other, article: "/blog/carencias" })
  await eventually(() => asked(other.question))
  expect(await asked("Quando posso usar o plano?")).toBeUndefined()
  expect((await asked(other.question))?.note).toContain(other.answer)
  expect((await questionsOnSite())[1]?.title).toBe(other.question)
  expect((await read("/")).hrefs('[class*="questions"] li a')).toContain("/blog/carencias")
})
