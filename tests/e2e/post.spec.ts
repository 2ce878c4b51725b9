import type { BrowserContext, Page } from "@playwright/test"
import { sql } from "kysely"
import { arrive, waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const slug = "faixas-etarias-da-ans"
const path = `/blog/${slug}`
const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"

test.use({ userAgent: phone })

/** Chromium under test says that it is: the page then tells no view. */
function passForReader(context: BrowserContext) {
  return context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }),
  )
}

const isTold = (method: string, url: string) => method === "POST" && url.endsWith("/visita")

function viewsTold(page: Page) {
  const told: string[] = []
  page.on("request", (request) => isTold(request.method(), request.url()) && told.push(request.url()))
  return told
}

function tellsView(page: Page) {
  return page.waitForResponse((response) => isTold(response.request().method(), response.url()))
}

const likeButton = (page: Page) => page.getByRole("button", { name: /curtida/ })

async function started(page: Page) {
  await waitForScript(page)
  await expect(page.locator('nav [aria-current="location"]')).toHaveCount(1)
}

test("[S4.34] [S4.36] a like: once per page view, disabled and filled, the server's count; a reload begins anew", async ({
  page,
  house,
}) => {
  const { owner } = house.database.as
  await sql`update blog_posts set likes = 127 where slug = ${slug}`.execute(owner)
  await page.goto(house.url + path)
  await started(page)
  await expect(likeButton(page)).toHaveText("127 curtidas")
  // Another reader was faster: the count is the server's, not this page's plus one.
  await sql`update blog_posts set likes = 1283 where slug = ${slug}`.execute(owner)
  const heart = likeButton(page).locator("path")
  await expect(heart).toHaveCSS("fill", "none")
  await likeButton(page).click()
  await expect(likeButton(page)).toHaveText("1.284 curtidas")
  await expect(likeButton(page)).toBeDisabled()
  await expect(heart).not.toHaveCSS("fill", "none")
  await expect(page.getByText("Você curtiu este artigo.")).toBeAttached()
  // The edge shows the new count when its copy's minute is over.
  house.clearCache()
  await page.reload()
  await expect(likeButton(page)).toBeEnabled()
  await expect(likeButton(page)).toHaveText("1.284 curtidas")
})

test("[S4.35] a failed like is silent, and may be tried again", async ({ page, house }) => {
  await page.goto(house.url + path)
  await started(page)
  const before = await likeButton(page).textContent()
  const fail = (status: number) =>
    page.route("**/curtir", (route) => (status ? route.fulfill({ status, body: "{}" }) : route.abort()))
  for (const status of [503, 429, 404, 0]) {
    await fail(status)
    const tried = new Promise<void>((resolve) => {
      const notice = (request: { url: () => string }) => request.url().endsWith("/curtir") && resolve()
      page.on("requestfinished", notice).on("requestfailed", notice)
    })
    await likeButton(page).click()
    await tried
    await expect(likeButton(page)).toBeEnabled()
    await expect(likeButton(page)).toHaveText(before ?? "")
    await page.unroute("**/curtir")
  }
  await expect(page.getByRole("alert")).toHaveCount(0)
  await likeButton(page).click()
  await expect(likeButton(page)).toBeDisabled()
})

test("[S7.20] a view is told after the page is shown; a reload and a return are no new views", async ({
  page,
  context,
  house,
}) => {
  await passForReader(context)
  const told = viewsTold(page)
  const first = tellsView(page)
  await page.goto(house.url + path)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect((await first).status()).toBe(204)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from blog_analytics a join blog_posts p on p.id = a.post_id
    where p.slug = ${slug} and a.event_type = 'view'`.execute(house.database.as.owner)
  expect(rows).toEqual([{ count: 1 }])

  await page.reload()
  await started(page)
  const second = tellsView(page)
  await page.getByRole("link", { name: /^Artigo anterior/ }).click()
  await second
  await page.goBack()
  await expect(page).toHaveURL(house.url + path)
  await started(page)
  expect(told.map((url) => new URL(url).pathname)).toEqual([
    `${path}/visita`,
    "/blog/portabilidade-de-carencias/visita",
  ])
})

test("[S8.18] a view that cannot be told is silent; a browser under test tells none", async ({
  page,
  context,
  house,
}) => {
  const told = viewsTold(page)
  await page.goto(house.url + path)
  await started(page)
  expect(told).toEqual([])
  await passForReader(context)
  await page.route("**/visita", (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/visita"))
  await page.goto(`${house.url}/blog/carencias`)
  await failed
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("[S7.36] [S8.19] without a device's share the link is copied, and that is said", async ({
  page,
  context,
  house,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto(`${house.url}${path}?utm_source=boletim`)
  await started(page)
  await page.getByRole("button", { name: "Compartilhar" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Link copiado" })).toHaveText(
    "Link copiado para a área de transferência!",
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(house.url + path)
})

test("[S7.36] the device's own share is used where there is one, and nothing more is said", async ({
  page,
  house,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: async (what: unknown) => void shared.push(what),
    })
  })
  await page.goto(house.url + path)
  await started(page)
  await page.getByRole("button", { name: "Compartilhar" }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: expect.stringContaining("dez faixas") as unknown, url: house.url + path },
  ])
  await expect(page.getByText("Link copiado")).toHaveCount(0)
})

test("[S2.94] Voltar goes back in the history, from a post and from the screen of one that is not there", async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/sobre`)
  await page.goto(house.url + path)
  await started(page)
  await page.getByRole("link", { name: "Voltar" }).click()
  await expect(page).toHaveURL(`${house.url}/sobre`)

  await arrive(page, `${house.url}/blog/nao-existe`)
  await page.getByRole("link", { name: "Voltar" }).click()
  await expect(page).toHaveURL(`${house.url}/sobre`)
})

test("Neste artigo: a click leads to the part and marks it; it stays in sight on a wide screen", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(house.url + path)
  await started(page)
  const contents = page.getByRole("navigation", { name: "Neste artigo" })
  await contents.getByRole("link", { name: "Os dois limites" }).click()
  await expect(page.getByRole("heading", { name: "Os dois limites" })).toBeInViewport()
  await expect(page.getByRole("heading", { name: "Os dois limites" })).toBeFocused()
  await expect(contents.locator('[aria-current="location"]')).toHaveText("Os dois limites")
  await expect(contents).toBeInViewport()
})

test("keyboard only: contents, table, like and share are reached and worked in order", async ({
  page,
  house,
}) => {
  await page.goto(house.url + path)
  await started(page)
  const reached: string[] = []
  for (let n = 0; n < 60 && !reached.includes("Compartilhar"); n++) {
    await page.keyboard.press("Tab")
    reached.push(
      await page.evaluate(() => {
        const { activeElement: on } = document
        return on?.getAttribute("aria-label") ?? on?.textContent?.trim() ?? ""
      }),
    )
  }
  const places = [
    "Voltar",
    "O que é a faixa etária",
    "As dez faixas etárias da RN ANS 563/2022",
    "Compartilhar",
  ]
  expect(places.map((place) => reached.indexOf(place)).every((at, n, all) => at > (all[n - 1] ?? -1))).toBe(
    true,
  )
  await page.keyboard.press("Shift+Tab")
  await expect(likeButton(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(likeButton(page)).toBeDisabled()
})

test("without script: the whole text, a like that comes back to its place, a way back to the blog, no share", async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(house.url + path)
  await expect(page.getByText("O preço de hoje ocupa uma linha da tabela.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Compartilhar" })).toBeHidden()
  const likes = async () => Number(((await likeButton(page).textContent()) ?? "").replaceAll(/\D/g, ""))
  const before = await likes()
  await likeButton(page).click()
  await expect(page).toHaveURL(`${house.url}${path}?curtida=1#curtir`)
  await expect(likeButton(page)).toBeInViewport()
  expect(await likes()).toBe(before + 1)
  await page.getByRole("link", { name: "Voltar" }).click()
  await expect(page).toHaveURL(`${house.url}/blog`)
  await context.close()
})

test("on paper: the text, its sources with their addresses, and nothing to click", async ({
  page,
  house,
}) => {
  await page.goto(house.url + path)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("O preço de hoje ocupa uma linha da tabela.")).toBeVisible()
  for (const gone of [
    "#curtir",
    "#cotacao",
    'nav[aria-labelledby="neste-artigo"]',
    'section[aria-labelledby="t-continue"]',
  ])
    await expect(page.locator(gone), gone).toBeHidden()
  const pdf = await page.pdf()
  expect(pdf.length).toBeGreaterThan(20_000)
})
