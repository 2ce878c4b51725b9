import { blockScript } from "../../testing/visitors/late-script.ts"
import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

test.use({ viewport: { width: 1280, height: 800 } })

test("loads no script file before the first interaction; then loads and starts React Router", async ({
  page,
  stack,
}) => {
  const scripts: string[] = []
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()))
  await page.goto(`${stack.url}/sobre`, { waitUntil: "networkidle" })
  expect(scripts).toEqual([])
  await page.keyboard.press("Shift")
  await expect(page.locator("html[data-script=ready]")).toBeAttached()
  expect(scripts.some((url) => url.includes("/assets/entry.client-"))).toBe(true)
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveURL(`${stack.url}/blog`)
})

test.describe("the cookie question", () => {
  test.use({ hasAnsweredCookies: false })

  test("handles a button pressed before the script has loaded, also when something else is pressed after it", async ({
    page,
    stack,
  }) => {
    const release = await blockScript(page)
    await page.goto(stack.url)
    const answer = page.getByRole("button", { name: "Somente necessários" })
    await answer.click()
    await expect(answer).toHaveAttribute("aria-busy", "true")
    await page.getByRole("heading", { level: 1 }).click()
    release()
    await expect(answer).toBeHidden()
  })
})

test("a page change starts at the top, going back restores the position, and leaving the site stores nothing", async ({
  page,
  stack,
}) => {
  await openPage(page, stack.url)
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator("body header").first().getByRole("link", { name: "Escritório" }).click()
  await expect(page).toHaveURL(`${stack.url}/sobre`)
  await expect.poll(scrolledTo).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${stack.url}/`)
  await expect.poll(scrolledTo).toBe(1200)
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  await page.goto(`${stack.url}/sobre`)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test("client-side navigation never shows a page without its styles, even when they load late", async ({
  page,
  stack,
}) => {
  // Only properties that do not depend on layout, because a late font changes heights.
  const cardStyle = () =>
    page
      .locator("section[aria-labelledby=lista]")
      .locator("article")
      .first()
      .evaluate((card) => {
        const { backgroundColor, border, borderRadius, boxShadow, color, display, overflow, padding } =
          getComputedStyle(card)
        return { backgroundColor, border, borderRadius, boxShadow, color, display, overflow, padding }
      })
  await openPage(page, `${stack.url}/blog`)
  const expected = await cardStyle()
  await openPage(page, `${stack.url}/sobre`)
  const late: string[] = []
  await page.route("**/*.css", async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.locator("body header").first().getByRole("link", { name: "Blog" }).click()
  expect(await cardStyle()).toEqual(expected)
  expect(late.length).toBeGreaterThan(0)
})
