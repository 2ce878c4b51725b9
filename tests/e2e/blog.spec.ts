import type { Page } from "@playwright/test"
import { sql } from "kysely"
import { blogHome } from "../../app/blog/content/blog.ts"
import { lifeEvents } from "../../app/blog/content/life-events.ts"
import { questions } from "../../app/blog/content/questions.ts"
import { waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

/** Opens a page and waits until its script runs: the router sets scrollRestoration when it starts. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await waitForScript(page)
  await page.waitForFunction(() => window.history.scrollRestoration === "manual")
}

const pager = (page: Page) => page.getByRole("navigation", { name: "Páginas do blog" })
const cards = (page: Page) => page.getByRole("main").getByRole("article")
const loading = (page: Page) => page.getByRole("status").filter({ hasText: "Carregando posts..." })

/** Holds requests for list data until the returned function is called. */
async function holdLists(page: Page) {
  const released = Promise.withResolvers<undefined>()
  await page.route(/\/blog[^?]*\.data/, async (route) => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve(undefined)
}

/** Records every call of scrollTo(). Counting frames instead would depend on the speed of the machine. */
function watchScroll(page: Page) {
  return page.evaluate(() => {
    const scrolls: string[] = []
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void
    const watched = (x: number, y: number) => {
      scrolls.push(`${getComputedStyle(document.documentElement).scrollBehavior} to ${y}`)
      scrollTo(x, y)
    }
    Object.assign(window, { scrolls, scrollTo: watched })
  })
}

const scrolls = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls)
const top = (page: Page) => page.evaluate(() => window.scrollY)

test("[S2.90] [S4.33] shows results, then 'Carregando posts...' while the next page loads, then its results", async ({
  page,
  stack,
}) => {
  await open(page, `${stack.url}/blog`)
  await expect(cards(page)).toHaveCount(12)
  await expect(loading(page)).toHaveCount(0)
  const release = await holdLists(page)
  await pager(page).getByRole("link", { name: "Próxima" }).click()
  await expect(loading(page)).toBeInViewport()
  await expect(cards(page).first()).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/blog\?pagina=2$/)
  await expect(loading(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(12)
  await expect(page).toHaveTitle(/ - Página 2$/)
})

test("[S2.90] shows that posts are loading for a search and for a navigation from another page", async ({
  page,
  stack,
}) => {
  await open(page, `${stack.url}/blog`)
  const releaseSearch = await holdLists(page)
  await page.getByRole("searchbox", { name: "Buscar artigos" }).fill("golpe")
  await page.keyboard.press("Enter")
  await expect(loading(page)).toBeVisible()
  releaseSearch()
  await expect(page.getByRole("status").filter({ hasText: 'resultado(s) para "golpe"' })).toBeVisible()

  await open(page, `${stack.url}/sobre`)
  await page.unrouteAll()
  const releaseBlog = await holdLists(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click()
  await expect(loading(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Blog Servidores Públicos")
  releaseBlog()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Servidores Públicos")
  await expect(loading(page)).toHaveCount(0)
})

test("[S4.33] [S8.13] shows the error instead of a list that cannot be read, and the retry restores the list", async ({
  page,
  stack,
}) => {
  const { owner } = stack.database.as
  await open(page, `${stack.url}/blog`)
  await sql`revoke select on blog_posts from webplan_web`.execute(owner)
  try {
    await pager(page).getByRole("link", { name: "Próxima" }).click()
    await expect(page.getByRole("alert")).toContainText("Erro ao carregar posts. Tente novamente.")
    await expect(cards(page)).toHaveCount(0)
  } finally {
    await sql`grant select on blog_posts to webplan_web`.execute(owner)
  }
  await page.getByRole("link", { name: "Tentar Novamente" }).click()
  await expect(cards(page)).toHaveCount(12)
  await expect(page).toHaveURL(/\/blog\?pagina=2$/)
})

test("[S4.33] [S2.89] shows the empty state for a list without posts", async ({ page, stack }) => {
  const { owner } = stack.database.as
  await sql`update blog_posts set status = 'archived' where status = 'published'`.execute(owner)
  try {
    await open(page, `${stack.url}/blog`)
    await expect(page.getByRole("heading", { name: "Nenhum artigo encontrado" })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  } finally {
    await sql`update blog_posts set status = 'published' where status = 'archived'`.execute(owner)
  }
})

test("[S2.92] scrolls smoothly to the top on a page change and restores the position on going back", async ({
  page,
  stack,
}) => {
  await open(page, `${stack.url}/blog`)
  await pager(page).scrollIntoViewIfNeeded()
  expect(await top(page)).toBeGreaterThan(2000)
  await watchScroll(page)
  await pager(page).getByRole("link", { name: "Próxima" }).click()
  await expect(page).toHaveURL(/\/blog\?pagina=2$/)
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => top(page)).toBe(0)
  expect(await scrolls(page)).toEqual(["smooth to 0"])
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => top(page)).toBeGreaterThan(2000)
})

test("[S2.92] scrolls without animation under reduced motion", async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, `${stack.url}/blog`)
  await pager(page).scrollIntoViewIfNeeded()
  await watchScroll(page)
  await pager(page).getByRole("link", { name: "Próxima" }).click()
  await expect(page).toHaveURL(/\/blog\?pagina=2$/)
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => top(page)).toBe(0)
  expect(await scrolls(page)).toEqual(["auto to 0"])
})

test("[N4.03] on a phone a result is a compact row with its passage and no cover, and twelve take at most five screens", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${stack.url}/blog?busca=car%C3%AAncia`)
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).locator("svg, img")).toHaveCount(0)
  const rows = await cards(page).evaluateAll((all) =>
    all.map((row) => {
      const [passage] = row.querySelectorAll("p")
      const lineHeight = passage ? Number.parseFloat(getComputedStyle(passage).lineHeight) : 1
      const passageEnd = passage?.getBoundingClientRect().bottom ?? 0
      const marks = [...row.querySelectorAll("mark")].map((mark) => mark.getBoundingClientRect().bottom)
      return {
        end: row.getBoundingClientRect().bottom + window.scrollY,
        lines: Math.round((passage?.clientHeight ?? 0) / lineHeight),
        showsTerm: marks.some((end) => end <= passageEnd + 1),
        text: row.textContent,
      }
    }),
  )
  for (const [index, { lines, showsTerm, text }] of rows.entries()) {
    expect(lines, text).toBeGreaterThan(0)
    expect(lines, text).toBeLessThanOrEqual(3)
    expect(showsTerm, text).toBe(true)
    expect(text).toMatch(
      new RegExp(`^${index + 1}.*(Benefícios|Direitos|Proteção|Legislação).*revisto em \\d`),
    )
  }
  expect(rows.at(-1)?.end).toBeLessThanOrEqual(5 * 844)
  await page.setViewportSize({ width: 1280, height: 800 })
  const result = await cards(page).first().boundingBox()
  const events = await page.getByRole("region", { name: "O que aconteceu?" }).boundingBox()
  expect((result?.x ?? 0) + (result?.width ?? 0)).toBeLessThanOrEqual(events?.x ?? 0)
})

test("keyboard: reaches the search, the cards in order and the next page, then focuses the list", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${stack.url}/blog`)
  await page.getByRole("searchbox", { name: "Buscar artigos" }).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Buscar" })).toBeFocused()
  for (const term of blogHome.examples.terms) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: term, exact: true })).toBeFocused()
  }
  for (const topic of ["Benefícios", "Direitos", "Proteção", "Legislação"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: topic, exact: true })).toBeFocused()
  }
  for (const { title } of lifeEvents) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: title })).toBeFocused()
  }
  for (const { question } of questions) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: question })).toBeFocused()
  }
  await page.keyboard.press("Tab")
  await expect(cards(page).first().getByRole("link").first()).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Ler artigo completo: ./ }),
  ).toBeFocused()
  await pager(page).getByRole("link", { name: "Página 2" }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole("region", { name: "Artigos recentes" })).toBeFocused()
})

test("opens a category without a reload; the navigation marks the blog", async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${stack.url}/blog`)
  await page.getByRole("list", { name: "Temas" }).getByRole("link", { name: "Direitos" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Direitos")
  await expect(page.getByRole("heading", { name: "Posts em Direitos" })).toBeVisible()
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).first(),
  ).toHaveAttribute("aria-current", "true")
  await page.getByRole("link", { name: "Voltar para o Blog" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Servidores Públicos")
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("search, clearing the search and paging work", async ({ page, stack }) => {
    await page.goto(`${stack.url}/blog`)
    await page.getByRole("searchbox", { name: "Buscar artigos" }).fill("golpe")
    await page.getByRole("button", { name: "Buscar" }).click()
    await expect(page).toHaveURL(/\/blog\?busca=golpe$/)
    await expect(page.getByRole("searchbox", { name: "Buscar artigos" })).toHaveValue("golpe")
    await page.getByRole("link", { name: "Limpar busca" }).click()
    await expect(cards(page)).toHaveCount(12)
    await pager(page).getByRole("link", { name: "Próxima" }).click()
    await expect(page).toHaveURL(/pagina=2$/)
    await expect(cards(page)).toHaveCount(12)
  })
})
