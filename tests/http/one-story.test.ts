import { beforeAll, expect, test } from "vitest"
import { articles } from "../../app/blog/articles/articles.ts"
import { publishArticles } from "../../app/blog/publishing/publish-articles.server.ts"
import { carrierPaths, publicPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()

const pages = new Map<string, string>()
beforeAll(async () => {
  await publishArticles(site.database.as.owner, articles)
  for (const path of [...publicPaths, ...articles.map(({ slug }) => `/blog/${slug}`)])
    pages.set(path, (await read(path)).main)
})

const textOf = (path: string) => pages.get(path) ?? ""
const saying = (pattern: RegExp) => [...pages].filter(([, text]) => pattern.test(text)).map(([path]) => path)

test("[N2.04] who contracts: the entity or an existing company, on carrier pages as in the articles", () => {
  expect(saying(/você contrata o plano por adesão|(família|colegas|amigos) contratam? juntos/i)).toEqual([])
  for (const path of [
    "/amil",
    "/sulamerica",
    "/blog/plano-coletivo-por-adesao",
    "/blog/em-qual-entidade-me-filio",
  ])
    expect(textOf(path), path).toMatch(/entidade/)
  for (const path of ["/amil", "/sulamerica"])
    expect(textOf(path), path).toMatch(/Você adere ao contrato dela|você adere ao contrato da entidade/i)
  expect(textOf("/porto-seguro")).toMatch(/empresa que já existe ou por uma entidade/)
})

test("[N2.04] carência: pages name the maxima of the article, and no other", () => {
  const article = textOf("/blog/carencias")
  for (const maximum of ["24 horas", "180 dias", "300 dias"]) expect(article).toContain(maximum)
  const said = carrierPaths.flatMap((path) =>
    [
      ...textOf(path).matchAll(/(?<!\d)(\d+ (?:horas|dias))(?= ?(?:urgência|demais|parto| em urgência))/g),
    ].map(([, time]) => time),
  )
  expect(new Set(said)).toEqual(new Set(["24 horas", "180 dias", "300 dias"]))
})

test("[N2.04] dependants: no page promises more relatives than the article", () => {
  expect(textOf("/blog/quem-pode-ser-dependente")).toMatch(/até o 3º grau/)
  expect(saying(/qualquer (parente|familiar)|toda a família sem limite|amigos como dependentes/i)).toEqual([])
})

test("[N2.04] fee: nobody promises that there is none", () => {
  expect(
    saying(
      /(plano|adesão|contratação|cotação) sem (nenhuma )?taxa|não cobramos taxa|sem custo extra|serviço gratuito|\bgrátis\b/i,
    ),
  ).toEqual([])
  for (const path of ["/", "/sobre", "/blog/taxa-de-adesao"])
    expect(textOf(path), path).toMatch(/taxa de adesão/i)
})

test("[N2.04] how we are paid: by commission, in the same words", () => {
  for (const path of ["/", "/sobre", "/blog/como-o-corretor-e-remunerado"])
    expect(textOf(path), path).toContain("Quem nos paga é a operadora ou a administradora, por comissão")
})
