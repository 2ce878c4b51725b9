import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const wide = { width: 1280, height: 900 }

test("[S2.44] [S4.31] [S9.11] the success page counts down and opens the home page after 10 s", async ({
  page,
  stack,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(`${stack.url}/sucesso?ate=sem-prazo`)
  await expect(page.getByText(/Voltamos ao início em/).first()).toBeVisible()
  await page.clock.runFor(9000)
  await expect(page).toHaveURL(`${stack.url}/sucesso?ate=sem-prazo`)
  await page.clock.runFor(1500)
  await expect(page).toHaveURL(`${stack.url}/`)
})

test("[S2.44] [S4.31] the visitor can stop the countdown", async ({ page, stack }) => {
  await page.clock.install()
  await openPage(page, `${stack.url}/sucesso?ate=sem-prazo`)
  await page.getByRole("button", { name: "Ficar nesta página" }).click()
  await page.clock.runFor(30_000)
  await expect(page).toHaveURL(`${stack.url}/sucesso?ate=sem-prazo`)
})

test("[S2.72] [S2.74] the policy opens at the top; after leaving it, the home page has its own title and description", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(wide)
  await openPage(page, stack.url)
  const description = () => page.locator('meta[name="description"]').getAttribute("content")
  const [homeTitle, homeDescription] = [await page.title(), await description()]
  await page
    .locator("footer")
    .getByRole("link", { name: /Política de [Pp]rivacidade/ })
    .click()
  await expect(page).toHaveTitle(/^Política de Privacidade/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.locator("header").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveTitle(homeTitle)
  expect(await description()).toBe(homeDescription)
})
