import { beforeAll, expect, test } from "vitest"
import { articles } from "../../../app/blog/articles/articles.ts"
import { blogHome } from "../../../app/blog/content/blog.ts"
import { lifeEvents } from "../../../app/blog/content/life-events.ts"
import { questions } from "../../../app/blog/content/questions.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { useBuiltSite } from "../../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()
beforeAll(() => publishArticles(site.database.as.owner, articles))

const titleOf = (slug: string) => articles.find((article) => article.slug === slug)?.title

test("[N4.05] the blog asks what happened and leads to a page for each life event", async () => {
  const { hrefs } = await read("/blog")
  const asked = ["posse", "mudanca-de-estado", "filhos", "59-anos", "aposentadoria", "pensao"]
  expect(hrefs('[data-part="life-event"] a')).toEqual(
    expect.arrayContaining(asked.map((slug) => `/blog/comece/${slug}`)),
  )
  expect((await read("/blog?pagina=2")).all('[data-part="life-event"]')).toHaveLength(0)
})

test("[N4.05] each event lists its articles in their order, each with what it answers", async () => {
  for (const { slug, title, steps } of lifeEvents) {
    const page = await read(`/blog/comece/${slug}`)
    expect(page.texts("h1"), slug).toEqual([title])
    expect(page.hrefs('ol [data-part="step"] a'), slug).toEqual(steps.map(({ post }) => `/blog/${post}`))
    expect(page.texts('ol [data-part="step"] h3'), slug).toEqual(steps.map(({ post }) => titleOf(post)))
    for (const [at, { answers }] of steps.entries())
      expect(page.texts('ol [data-part="step"]')[at], slug).toContain(answers)
  }
})

test("the front page answers frequent questions, each with its article, and its example terms find articles", async () => {
  const page = await read("/blog")
  expect(page.hrefs('[data-part="question"] a')).toEqual(questions.map(({ post }) => `/blog/${post}`))
  for (const [at, { question, answer }] of questions.entries())
    expect(page.texts('[data-part="question"]')[at]).toBe(`${question} ${answer}`)
  for (const term of blogHome.examples.terms)
    expect((await read(`/blog?busca=${encodeURIComponent(term)}`)).main, term).toContain("resultado(s)")
})

test("[N4.05] an article that cannot be read is left out, and an unknown event is not found", async () => {
  const { owner } = site.database.as
  await owner.updateTable("blogPosts").set({ status: "archived" }).where("slug", "=", "carencias").execute()
  const { hrefs } = await read("/blog/comece/posse")
  expect(hrefs('ol [data-part="step"] a')).toHaveLength(5)
  expect(hrefs("a")).not.toContain("/blog/carencias")
  expect((await read("/blog")).hrefs('[data-part="question"] a')).not.toContain("/blog/carencias")
  expect((await read("/blog/comece/loteria")).status).toBe(404)
})
