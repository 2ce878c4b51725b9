import { expect, test } from "vitest"
import { articles } from "../../app/blog/articles/articles.ts"
import { carriersWithPage } from "../../app/plans/catalogue/carriers.ts"
import { carrierPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const { read } = useBuiltSite()
type Page = Awaited<ReturnType<typeof read>>
const parts = ({ texts }: Page, part: string) => texts(`[data-part="${part}"]`)
const buttons = ({ texts }: Page) => texts("main a, main button")

test("[S2.03] [S2.45] each carrier page has benefits, plans, details, a form in #formulario and a side card", async () => {
  const ofContract = ["/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior"]
  expect(carrierPaths).toEqual(expect.arrayContaining(ofContract))
  for (const path of carrierPaths) {
    const page = await read(path)
    expect(page.status, path).toBe(200)
    for (const part of ["benefit", "plan", "detail"])
      expect(parts(page, part).length, `${path} ${part}`).toBeGreaterThan(0)
    expect(page.all('#formulario form[method="post"]'), path).toHaveLength(1)
    expect(page.all('#formulario a[href*="wa.me"]'), path).not.toHaveLength(0)
  }
})

test("[S2.46] each side card's chat starts with a message for its operadora", async () => {
  const messages = await Promise.all(
    carriersWithPage().map(async ({ slug, name }) => {
      const page = await read(`/${slug}`)
      const chat = page.all('#formulario a[href*="wa.me"]')[0]?.getAttribute("href") ?? ""
      const message = new URL(chat).searchParams.get("text") ?? ""
      expect(message).toContain(name)
      return message
    }),
  )
  expect(new Set(messages).size).toBe(messages.length)
})

test("[S1.23] [S2.47] [S2.49] [S2.50] [S2.51] Amil has its title, buttons, benefits, plans and figures", async () => {
  const page = await read("/amil")
  expect(page.texts("h1")).toEqual(["Planos Especiais para Servidores Públicos"])
  expect(buttons(page)).toEqual(
    expect.arrayContaining(["Solicitar Cotação", expect.stringContaining("Falar com Consultor")]),
  )
  expect(parts(page, "benefit")).toHaveLength(8)
  expect(parts(page, "detail")).toHaveLength(5)
  const plans = parts(page, "plan")
  expect(plans).toHaveLength(2)
  expect(plans[0]).toMatch(/adesão/i)
  expect(plans[1]).toMatch(/órgãos? públicos?/i)
  expect(plans.map((plan) => plan.includes("Mais Popular"))).toEqual([false, true])
  expect(page.main).toMatch(/40 anos/)
  expect(page.main).toMatch(/30\.000/)
})

test("[S1.24] [S2.52] [S2.53] SulAmérica has Amil's structure and its own plans", async () => {
  const [amil, page] = [await read("/amil"), await read("/sulamerica")]
  for (const part of ["benefit", "plan", "detail"])
    expect(parts(page, part).length, part).toBe(parts(amil, part).length)
  const plans = parts(page, "plan")
  expect(plans[0]).toMatch(/adesão/i)
  expect(plans[1]).toMatch(/Coletivo Público/)
  expect(plans.map((plan) => plan.includes("Mais Popular"))).toEqual([false, true])
  expect(page.main).toMatch(/125 anos/)
  expect(page.main).toMatch(/40\.000/)
})

test("[S1.26] [S2.54] [S2.55] [S2.56] [S2.57] Alice has its buttons, figures, situations and limits", async () => {
  const page = await read("/alice")
  expect(buttons(page)).toEqual(expect.arrayContaining(["Verificar Elegibilidade Alice", "Consultar CNPJ"]))
  expect(parts(page, "stat").join(" ")).toMatch(/500 mil\+.*98%/)
  expect(parts(page, "detail")).toHaveLength(4)
  const situations = parts(page, "plan")
  expect(situations).toHaveLength(3)
  expect(situations[0]).toMatch(/CNPJ próprio/)
  expect(situations[1]).toMatch(/cônjuge.*filho.*dependente/i)
  expect(situations[2]).toMatch(/MEI/)
  expect(situations.map((plan) => plan.includes("Mais Procurado"))).toEqual([false, true, false])
  expect(page.all('main a[href^="tel:"]').length).toBeGreaterThan(0)
  expect(page.main).toMatch(/somente para 1 vida|somente 1 vida/)
  expect(page.main).toMatch(/não tem plano por adesão nem por entidade de classe/)
})

test("[S1.25] [S2.58] [S2.59] [S9.13] Porto Seguro has its three plans and figures", async () => {
  const page = await read("/porto-seguro")
  const plans = parts(page, "plan")
  expect(plans).toHaveLength(3)
  expect(plans[0]).toMatch(/3 a 4/)
  expect(plans[1]).toMatch(/colegas/i)
  expect(plans[2]).toMatch(/5 (vidas )?ou mais|5\+/)
  expect(plans.map((plan) => plan.includes("Mais Completo"))).toEqual([false, true, false])
  expect(page.main).toMatch(/70 anos/)
  expect(page.main).toMatch(/no mínimo 3 vidas/)
  expect(page.all('#formulario form[method="post"]')).toHaveLength(1)
  expect(page.all('#formulario a[href*="wa.me"]').length).toBeGreaterThan(0)
})

test("[S1.27] [S2.60] [S2.61] [S9.14] MedSênior has its three plans, eight states and network", async () => {
  const page = await read("/medsenior")
  const plans = parts(page, "plan")
  expect(plans).toHaveLength(3)
  expect([/Essential/, /Premium/, /Total/].every((name, n) => name.test(plans[n] ?? ""))).toBe(true)
  expect(plans.map((plan) => plan.includes("MAIS PROCURADO"))).toEqual([false, true, false])
  const states = parts(page, "state")
  expect(states).toHaveLength(8)
  for (const [n, code] of ["SP", "RJ", "DF", "MG", "PR", "PE", "ES", "RS"].entries())
    expect(states[n]).toContain(code)
  expect(parts(page, "unit").length).toBeGreaterThan(0)
  expect(page.all('main a[href^="tel:"]').length).toBeGreaterThan(0)
})

test("no paragraph is on the pages of two carriers", async () => {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  for (const path of carrierPaths) {
    const { all, textOf } = await read(path)
    const paragraphs = all("main :is(p, li, dd, figcaption)")
      .filter((element) => !element.closest("#formulario, nav, [aria-labelledby=qual-vinculo]"))
      .filter((element) => !element.querySelector("p, li, dd"))
      .filter((element) => textOf(element).length >= 40)
    expect(paragraphs.length, path).toBeGreaterThan(5)
    for (const text of new Set(paragraphs.map(textOf))) {
      const other = seen.get(text)
      if (other) repeated.push(`${other} and ${path}: ${text}`)
      seen.set(text, path)
    }
  }
  expect(repeated).toEqual([])
})

test("carrier pages link only to articles that exist, and each has questions of its own", async () => {
  const slugs = new Set<string>(articles.map(({ slug }) => slug))
  const lists = new Set<string>()
  for (const path of carrierPaths) {
    const { all } = await read(path)
    const linked = (selector: string) =>
      all(`${selector} a[href^="/blog/"]`).map((link) => link.getAttribute("href")?.split("/")[2] ?? "")
    expect(
      linked("main").filter((slug) => !slugs.has(slug)),
      path,
    ).toEqual([])
    const questions = linked('[data-part="question"]')
    expect(questions.length, path).toBeGreaterThanOrEqual(3)
    lists.add(questions.join(" "))
  }
  expect(lists.size).toBe(carrierPaths.length)
})

test("MedSênior's network names kinds of service and says where to check the hospitals (D90)", async () => {
  const { texts } = await read("/medsenior")
  const network = texts("section").find((text) => text.includes("Rede hospitalar"))
  expect(network).toMatch(
    /Os nomes vão na sua cotação\. Confira também na consulta de rede do site da MedSênior/,
  )
})

test("[S3.28] [S3.29] [S3.30] [S3.31] [S3.32] each form has its subjects in order, with its default", async () => {
  const expected: Record<string, string[]> = {
    "/amil": [
      "amil_adesao_servidores",
      "amil_empresarial",
      "amil_coletivo_publico",
      "amil_plano_tradicional",
      "amil_informacoes",
    ],
    "/sulamerica": [
      "sulamerica_adesao_servidores",
      "sulamerica_empresarial",
      "sulamerica_coletivo_publico",
      "sulamerica_categorias",
      "sulamerica_informacoes",
    ],
    "/alice": [
      "alice_cnpj_proprio",
      "alice_cnpj_conjuge",
      "alice_cnpj_filho",
      "alice_mei_proprio",
      "alice_sem_cnpj",
      "alice_informacoes",
    ],
    "/porto-seguro": [
      "porto_familia_3_4_vidas",
      "porto_grupo_colegas",
      "porto_familia_estendida",
      "porto_organizar_grupo",
      "porto_menos_3_vidas",
      "porto_informacoes",
    ],
    "/medsenior": [
      "medsenior_servidores_publicos",
      "medsenior_servidor_federal",
      "medsenior_servidor_estadual",
      "medsenior_servidor_municipal",
      "medsenior_aposentado_publico",
      "medsenior_informacoes",
    ],
  }
  for (const [path, codes] of Object.entries(expected)) {
    const { all } = await read(path)
    const options = all('#formulario [name="subject"] option')
    expect(
      options.map((option) => option.getAttribute("value")),
      path,
    ).toEqual(codes)
    expect(
      options
        .filter((option) => option.hasAttribute("selected"))
        .map((option) => option.getAttribute("value")),
      path,
    ).toEqual([codes[0]])
  }
})
