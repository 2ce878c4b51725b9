import type { Page } from "@playwright/test"
import { sql } from "kysely"
import { waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

/** Opens a page and waits until its script has taken over, which the router's hold on scrolling tells. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await waitForScript(page)
  await page.waitForFunction(() => window.history.scrollRestoration === "manual")
}

const pager = (page: Page) => page.getByRole("navigation", { name: "Páginas do blog" })
const cards = (page: Page) => page.getByRole("main").getByRole("article")
const loading = (page: Page) => page.getByRole("status").filter({ hasText: "Carregando posts..." })

/** The lists asked for by script wait until they are let through. */
async function holdLists(page: Page) {
  const gate = Promise.withResolvers<undefined>()
  await page.route(/\/blog[^?]*\.data/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve(undefined)
}

/** How the window is told to scroll from now on: counting frames would measure the machine, not the page. */
function watchScroll(page: Page) {
  return page.evaluate(() => {
    const told: string[] = []
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void
    const watched = (x: number, y: number) => {
      told.push(`${getComputedStyle(document.documentElement).scrollBehavior} to ${y}`)
      scrollTo(x, y)
    }
    Object.assign(window, { told, scrollTo: watched })
  })
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)
const top = (page: Page) => page.evaluate(() => window.scrollY)

test("[S2.90] [S4.33] results, then 'Carregando posts...' while a page is on its way, then its results", async ({
  page,
  house,
}) => {
  await open(page, `${house.url}/blog`)
  await expect(cards(page)).toHaveCount(12)
  await expect(loading(page)).toHaveCount(0)
  const letThrough = await holdLists(page)
  await pager(page).getByRole("link", { name: "Próxima" }).click()
  await expect(loading(page)).toBeInViewport()
  await expect(cards(page).first()).toBeHidden()
  letThrough()
  await expect(page).toHaveURL(/\/blog\?pagina=2$/)
  await expect(loading(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(8)
  await expect(page).toHaveTitle(/ - Página 2$/)
})

test("[S2.90] a search, and the way to the blog from another page, say that posts are loading", async ({
  page,
  house,
}) => {
  await open(page, `${house.url}/blog`)
  const letSearchThrough = await holdLists(page)
  await page.getByRole("searchbox", { name: "Buscar artigos" }).fill("golpe")
  await page.keyboard.press("Enter")
  await expect(loading(page)).toBeVisible()
  letSearchThrough()
  await expect(page.getByRole("status").filter({ hasText: 'resultado(s) para "golpe"' })).toBeVisible()

  await open(page, `${house.url}/sobre`)
  await page.unrouteAll()
  const letBlogThrough = await holdLists(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click()
  await expect(loading(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Blog Servidores Públicos")
  letBlogThrough()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Servidores Públicos")
  await expect(loading(page)).toHaveCount(0)
})

test("[S4.33] [S8.13] a page that cannot be read shows the error in place, and the retry brings the list back", async ({
  page,
  house,
}) => {
  const { owner } = house.database.as
  await open(page, `${house.url}/blog`)
  await sql`revoke select on blog_posts from webplan_web`.execute(owner)
  try {
    await pager(page).getByRole("link", { name: "Próxima" }).click()
    await expect(page.getByRole("alert")).toContainText("Erro ao carregar posts. Tente novamente.")
    await expect(cards(page)).toHaveCount(0)
  } finally {
    await sql`grant select on blog_posts to webplan_web`.execute(owner)
  }
  await page.getByRole("link", { name: "Tentar Novamente" }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(page).toHaveURL(/\/blog\?pagina=2$/)
})

test("[S4.33] [S2.89] a list without posts is empty", async ({ page, house }) => {
  const { owner } = house.database.as
  await sql`update blog_posts set status = 'archived' where status = 'published'`.execute(owner)
  try {
    await open(page, `${house.url}/blog`)
    await expect(page.getByRole("heading", { name: "Nenhum artigo encontrado" })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  } finally {
    await sql`update blog_posts set status = 'published' where status = 'archived'`.execute(owner)
  }
})

test("[S2.92] a page change glides to the top; going back finds the place again", async ({ page, house }) => {
  await open(page, `${house.url}/blog`)
  await pager(page).scrollIntoViewIfNeeded()
  expect(await top(page)).toBeGreaterThan(2000)
  await watchScroll(page)
  await pager(page).getByRole("link", { name: "Próxima" }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect.poll(() => top(page)).toBe(0)
  expect(await told(page)).toEqual(["smooth to 0"])
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => top(page)).toBeGreaterThan(2000)
})

test("[S2.92] with reduced motion the change of page jumps", async ({ page, house }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, `${house.url}/blog`)
  await pager(page).scrollIntoViewIfNeeded()
  await watchScroll(page)
  await pager(page).getByRole("link", { name: "Próxima" }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect.poll(() => top(page)).toBe(0)
  expect(await told(page)).toEqual(["auto to 0"])
})

test("by keyboard: search, the cards in order, the next page, and on from the list", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${house.url}/blog`)
  await page.getByRole("searchbox", { name: "Buscar artigos" }).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Buscar" })).toBeFocused()
  for (const topic of ["Benefícios", "Direitos", "Proteção", "Legislação"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: topic, exact: true })).toBeFocused()
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

test("a category, and its posts, without a reload; the bar marks the blog", async ({ page, house }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${house.url}/blog`)
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

  test("search, clearing it and pages are plain links and a plain form", async ({ page, house }) => {
    await page.goto(`${house.url}/blog`)
    await page.getByRole("searchbox", { name: "Buscar artigos" }).fill("golpe")
    await page.getByRole("button", { name: "Buscar" }).click()
    await expect(page).toHaveURL(/\/blog\?busca=golpe$/)
    await expect(page.getByRole("searchbox", { name: "Buscar artigos" })).toHaveValue("golpe")
    await page.getByRole("link", { name: "Limpar busca" }).click()
    await expect(cards(page)).toHaveCount(12)
    await pager(page).getByRole("link", { name: "Próxima" }).click()
    await expect(page).toHaveURL(/pagina=2$/)
    await expect(cards(page)).toHaveCount(8)
  })
})
