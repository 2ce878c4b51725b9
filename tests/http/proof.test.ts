import { beforeAll, describe, expect, test } from "vitest"
import { articles } from "../../app/blog/articles/articles.ts"
import { publishArticles } from "../../app/blog/publishing/publish-articles.server.ts"
import { savePost } from "../../app/blog/publishing/save-post.server.ts"
import { formerAuthors } from "../../app/blog/taxonomy/former-authors.ts"
import { visitorMail } from "../../app/leads/notify/visitor-mail.ts"
import { companyOf } from "../../app/site/company/company.ts"
import { accessibility } from "../../app/site/content/accessibility.ts"
import { defaultCompany, officeHours } from "../../app/site/content/company.ts"
import { officialAddresses } from "../../app/site/content/official-addresses.ts"
import { people, team } from "../../app/team/people.ts"
import { shortPosts } from "../../db/seed/short-posts.ts"
import { carrierPaths, publicPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const howPaid = "/como-somos-pagos"

describe("in a demonstration", () => {
  const { site, read } = useBuiltSite()
  beforeAll(async () => {
    await publishArticles(site.database.as.owner, articles)
    for (const { views: _views, likes: _likes, ...draft } of shortPosts)
      await savePost(site.database.as.owner, draft)
  })

  test("[N10.01] each person has role, portrait, languages, hours and a registration to check at Susep, and is marked as a sample", async () => {
    const page = await read("/equipe")
    const shown = page.all('[data-part="person"]')
    expect(shown).toHaveLength(team.length)
    for (const [n, person] of team.entries()) {
      const card = shown[n]
      const text = page.textOf(card)
      for (const value of [person.name, person.role, person.languages, person.hours, "retrato de exemplo"])
        expect(text, person.name).toContain(value)
      expect(card?.querySelectorAll("svg path, img").length, person.name).toBeGreaterThan(0)
      const links = card ? page.all("a", card) : []
      expect(links.map((link) => [page.textOf(link), link.getAttribute("href")])).toEqual(
        person.susep ? [[`Susep ${person.susep}`, officialAddresses.susep]] : [],
      )
    }
    expect(page.textOf(shown[0])).toContain("Corretora responsável")
    expect(people.helenaPrado.susep).toBeTruthy()
  })

  test("[N10.01] company, CNPJ and operators are checked at Susep, Receita and ANS", async () => {
    const page = await read("/equipe")
    expect(page.hrefs('[data-part="check"] a').slice(0, 3)).toEqual(Object.values(officialAddresses))
    for (const address of Object.values(officialAddresses))
      expect(new URL(address).host).toMatch(/(^|\.)(susep|fazenda|www)\.gov\.br$/)
    const checks = page.texts('[data-part="check"]')
    expect(checks[0]).toContain("00.000000.0")
    expect(checks[1]).toContain("00.000.000/0001-00")
  })

  test("[N10.02] the page says who pays, when a fee may exist, who receives it and what is not charged", async () => {
    const page = await read(howPaid)
    expect(page.texts('[data-part="payer"]')).toHaveLength(3)
    expect(page.main).toMatch(/Quem nos paga é a operadora ou a administradora, por comissão/)
    const fee = page.texts("main tbody tr").find((row) => row.startsWith("Taxa de adesão"))
    expect(fee).toMatch(/Quem pagaVocê.*Quem recebeCorretor ou administradora.*O valor vem na cotação/)
    expect(page.main).toMatch(/Na renovação automática do contrato não se cobra taxa/)
    expect(page.texts('[data-part="never"]')[0]).toMatch(/^A cotação.*não tem custo/)
  })

  test("[N10.02] every footer links the page", async () => {
    for (const path of publicPaths) expect((await read(path)).hrefs("footer a"), path).toContain(howPaid)
  })

  test("[N10.02] every form, carrier page and the receipt link the page", async () => {
    const forms = [
      ["/", "#contato"],
      ...carrierPaths.map((path) => [path, "#formulario"]),
      ["/blog/carencias", "#cotacao"],
    ] as const
    for (const [path, form] of forms) expect((await read(path)).hrefs(`${form} a`), path).toContain(howPaid)
    expect(receipt().html).toContain(`${howPaid}"`)
    expect(receipt().text).toContain(howPaid)
  })

  test("[N10.05] every post has a named author, a named reviewer with a registration, and the dates of publication and review", async () => {
    const { owner } = site.database.as
    const posts = await owner.selectFrom("blogPosts").select(["slug", "reviewedOn"]).execute()
    expect(posts).toHaveLength(articles.length + shortPosts.length)
    const names = team.map(({ name }) => `${name} (exemplo)`)
    for (const { slug, reviewedOn } of posts) {
      const page = await read(`/blog/${slug}`)
      expect(names, slug).toContain(page.texts('article header a[rel="author"]')[0])
      const head = page.textOf(page.document.querySelector("article header"))
      expect(head, slug).toMatch(
        /Revisado por Helena Prado \(exemplo\), Susep 00\.000001\.0 em \d{1,2}º? de \p{L}+ de \d{4}/u,
      )
      expect(page.hrefs("article header a"), slug).toContain("/equipe")
      const days = page.all("article header time").map((time) => time.getAttribute("datetime") ?? "")
      expect(days, slug).toHaveLength(2)
      expect(days[0], slug).toBe(reviewedOn)
      expect((days[1] ?? "") <= (days[0] ?? ""), slug).toBe(true)
    }
  })

  test("[N10.05] the addresses of the former teams lead to the people who sign today", async () => {
    for (const [former, person] of formerAuthors) {
      const page = await read(`/blog/autor/${former}?pagina=2`)
      expect([page.status, page.headers.get("location")]).toEqual([301, `/blog/autor/${person}?pagina=2`])
      expect((await read(`/blog/autor/${person}`)).status).toBe(200)
    }
    expect((await read("/blog/autor/constructor")).status).toBe(404)
  })

  test("[N10.06] the statement names the standards, the tests, what fails, how to complain and by when we answer", async () => {
    const page = await read("/acessibilidade")
    for (const text of ["WCAG 2.2, nível AA", "ABNT NBR 17225", "não declaramos conformidade total"])
      expect(page.main).toContain(text)
    expect(page.texts("main tbody th")).toEqual(
      accessibility(companyOf(defaultCompany, officeHours)).tests.rows.map(([name]) => name),
    )
    expect(page.main).toContain("Um programa não substitui o teste feito por pessoas com deficiência.")
    expect(page.texts('[data-part="limit"] h3')).toEqual(
      expect.arrayContaining(["Teste com pessoas", "Libras"]),
    )
    expect(page.hrefs("#reclamar a").map((address) => address.split(":")[0])).toEqual(["tel", "mailto"])
    expect(page.textOf(page.document.querySelector("#reclamar"))).toMatch(/Respondemos em até \d+ dias úteis/)
    for (const path of publicPaths)
      expect((await read(path)).texts('footer a[href="/acessibilidade"]'), path).toContain(
        "Site acessível, conforme a Lei Brasileira de Inclusão (Lei 13.146/2015).",
      )
  })
})

describe("as in production", () => {
  const { read } = useBuiltSite({ ONLY_PROVEN_CLAIMS: "1" })

  test("[N10.01] no invented person is shown; the page says what to ask instead, and the checks stay", async () => {
    const page = await read("/equipe")
    expect(page.all('[data-part="person"]')).toHaveLength(0)
    for (const { name } of team) expect(page.html).not.toContain(name)
    expect(page.main).toContain("peça o nome completo e o número de registro")
    expect(page.all('[data-part="check"]').length).toBeGreaterThan(2)
  })
})

function receipt() {
  const sentAt = new Date("2026-11-17T12:00:00Z")
  return visitorMail(
    {
      protocol: "WP-1",
      createdAt: sentAt,
      dueAt: null,
      name: "Ana",
      phone: "11987654321",
      phoneE164: null,
      janela: "",
      operadora: "main",
      subject: "plano_adesao",
      ages: [],
      ownerName: null,
    },
    {
      company: {
        name: "WebPlan",
        hours: "",
        phone: { display: "", e164: "" },
        secondPhone: { display: "" },
        chat: { display: "", hrefFor: () => "" },
        isFictional: true,
      },
      publicUrl: "https://x.example",
      reading: null,
      unsubscribeUrl: undefined,
    },
    sentAt,
  )
}
