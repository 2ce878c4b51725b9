import type { BrowserContext, Page } from "@playwright/test"
import { sql } from "kysely"
import { openPage, waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const slug = "faixas-etarias-da-ans"
const path = `/blog/${slug}`
const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"

test.use({ userAgent: phone })

/** Hides that Chromium is automated; otherwise the page sends no view. */
function hideAutomation(context: BrowserContext) {
  return context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }),
  )
}

const isView = (method: string, url: string) => method === "POST" && url.endsWith("/visita")

function recordViews(page: Page) {
  const views: string[] = []
  page.on("request", (request) => isView(request.method(), request.url()) && views.push(request.url()))
  return views
}

function waitForView(page: Page) {
  return page.waitForResponse((response) => isView(response.request().method(), response.url()))
}

const likeButton = (page: Page) => page.getByRole("button", { name: /curtida/ })

async function waitForStart(page: Page) {
  await waitForScript(page)
  await expect(page.locator('nav [aria-current="location"]')).toHaveCount(1)
}

test("[S4.34] [S4.36] a like works once per page view, shows the server's count and disables the button; a reload enables it", async ({
  page,
  stack,
}) => {
  const { owner } = stack.database.as
  await sql`update blog_posts set likes = 127 where slug = ${slug}`.execute(owner)
  await page.goto(stack.url + path)
  await waitForStart(page)
  await expect(likeButton(page)).toHaveText("127 curtidas")
  // Likes of other readers: the page must show the server's count, not its own plus one.
  await sql`update blog_posts set likes = 1283 where slug = ${slug}`.execute(owner)
  const heart = likeButton(page).locator("path")
  await expect(heart).toHaveCSS("fill", "none")
  await likeButton(page).click()
  await expect(likeButton(page)).toHaveText("1.284 curtidas")
  await expect(likeButton(page)).toBeDisabled()
  await expect(heart).not.toHaveCSS("fill", "none")
  await expect(page.getByText("Você curtiu este artigo.")).toBeAttached()
  // The edge would show the new count only after a minute.
  stack.clearCache()
  await page.reload()
  await expect(likeButton(page)).toBeEnabled()
  await expect(likeButton(page)).toHaveText("1.284 curtidas")
})

test("[S4.35] a failed like shows no error and can be tried again", async ({ page, stack }) => {
  await page.goto(stack.url + path)
  await waitForStart(page)
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

test("[S7.20] sends a view after the page is rendered, but not after a reload or going back", async ({
  page,
  context,
  stack,
}) => {
  await hideAutomation(context)
  const views = recordViews(page)
  const first = waitForView(page)
  await page.goto(stack.url + path)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect((await first).status()).toBe(204)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from blog_analytics a join blog_posts p on p.id = a.post_id
    where p.slug = ${slug} and a.event_type = 'view'`.execute(stack.database.as.owner)
  expect(rows).toEqual([{ count: 1 }])

  await page.reload()
  await waitForStart(page)
  const second = waitForView(page)
  await page.getByRole("link", { name: /^Artigo anterior/ }).click()
  await second
  await page.goBack()
  await expect(page).toHaveURL(stack.url + path)
  await waitForStart(page)
  expect(views.map((url) => new URL(url).pathname)).toEqual([
    `${path}/visita`,
    "/blog/portabilidade-de-carencias/visita",
  ])
})

test("[S8.18] a failed view shows no error; an automated browser sends none", async ({
  page,
  context,
  stack,
}) => {
  const views = recordViews(page)
  await page.goto(stack.url + path)
  await waitForStart(page)
  expect(views).toEqual([])
  await hideAutomation(context)
  await page.route("**/visita", (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/visita"))
  await page.goto(`${stack.url}/blog/carencias`)
  await failed
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("[S7.36] [S8.19] without a share dialog, copies the link and says so", async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto(`${stack.url}${path}?utm_source=boletim`)
  await waitForStart(page)
  await page.getByRole("button", { name: "Compartilhar" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Link copiado" })).toHaveText(
    "Link copiado para a área de transferência!",
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack.url + path)
})

test("[S7.36] opens the device's share dialog where there is one, without a message", async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: async (what: unknown) => void shared.push(what),
    })
  })
  await page.goto(stack.url + path)
  await waitForStart(page)
  await page.getByRole("button", { name: "Compartilhar" }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: expect.stringContaining("dez faixas") as unknown, url: stack.url + path },
  ])
  await expect(page.getByText("Link copiado")).toHaveCount(0)
})

test("[S2.94] Voltar goes back in the history, from a post and from the screen of a missing post", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/sobre`)
  await page.goto(stack.url + path)
  await waitForStart(page)
  await page.getByRole("link", { name: "Voltar" }).click()
  await expect(page).toHaveURL(`${stack.url}/sobre`)

  await openPage(page, `${stack.url}/blog/nao-existe`)
  await page.getByRole("link", { name: "Voltar" }).click()
  await expect(page).toHaveURL(`${stack.url}/sobre`)
})

test("Neste artigo: a click scrolls to the part and marks it; the list stays visible on a wide screen", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(stack.url + path)
  await waitForStart(page)
  const contents = page.getByRole("navigation", { name: "Neste artigo" })
  await contents.getByRole("link", { name: "Os limites do aumento por idade" }).click()
  await expect(page.getByRole("heading", { name: "Os limites do aumento por idade" })).toBeInViewport()
  await expect(page.getByRole("heading", { name: "Os limites do aumento por idade" })).toBeFocused()
  await expect(contents.locator('[aria-current="location"]')).toHaveText("Os limites do aumento por idade")
  await expect(contents).toBeInViewport()
})

test("keyboard: reaches contents, table, like and share in order", async ({ page, stack }) => {
  await page.goto(stack.url + path)
  await waitForStart(page)
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
  const expected = [
    "Voltar",
    "O que é a faixa etária",
    "As dez faixas etárias dos contratos feitos desde 2004",
    "Compartilhar",
  ]
  expect(expected.map((name) => reached.indexOf(name)).every((at, n, all) => at > (all[n - 1] ?? -1))).toBe(
    true,
  )
  await page.keyboard.press("Shift+Tab")
  await expect(likeButton(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(likeButton(page)).toBeDisabled()
})

test("without script: shows the whole text, a like returns to its button, Voltar opens the blog, and there is no share button", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(stack.url + path)
  await expect(page.getByText("A conta é por pessoa: a filha que completa 19 anos")).toBeVisible()
  await expect(page.getByRole("button", { name: "Compartilhar" })).toBeHidden()
  const likes = async () => Number(((await likeButton(page).textContent()) ?? "").replaceAll(/\D/g, ""))
  const before = await likes()
  await likeButton(page).click()
  await expect(page).toHaveURL(`${stack.url}${path}?curtida=1#curtir`)
  await expect(likeButton(page)).toBeInViewport()
  expect(await likes()).toBe(before + 1)
  await page.getByRole("link", { name: "Voltar" }).click()
  await expect(page).toHaveURL(`${stack.url}/blog`)
  await context.close()
})

test("print: shows the text and hides the controls", async ({ page, stack }) => {
  await page.goto(stack.url + path)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("A conta é por pessoa: a filha que completa 19 anos")).toBeVisible()
  for (const hidden of [
    "#curtir",
    "#cotacao",
    'nav[aria-labelledby="neste-artigo"]',
    'section[aria-labelledby="t-continue"]',
  ])
    await expect(page.locator(hidden), hidden).toBeHidden()
  const pdf = await page.pdf()
  expect(pdf.length).toBeGreaterThan(20_000)
})
