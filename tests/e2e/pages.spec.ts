import { expect, test } from "./house.ts"

const wide = { width: 1280, height: 900 }

test("[S2.38] the form stands on the left and the chat panel on the right", async ({ page, house }) => {
  await page.setViewportSize(wide)
  await page.goto(house.url)
  const form = await page.locator("#contato form").boundingBox()
  const chat = await page
    .locator("#contato")
    .getByRole("link", { name: /Falar com Consultor/ })
    .boundingBox()
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
})

test("[S9.04] [S2.30] the carousel moves at 80 px/s over a duplicated list and has a pause control", async ({
  page,
  house,
}) => {
  await page.setViewportSize(wide)
  await page.goto(house.url, { waitUntil: "networkidle" })
  const list = page.locator("#planos ul:has(> li:nth-child(13))").first()
  await list.scrollIntoViewIfNeeded()
  const pace = await list.evaluate((element) => {
    const [animation] = element.getAnimations()
    const timing = animation?.effect?.getComputedTiming()
    return element.getBoundingClientRect().width / (Number(timing?.duration) / 1000)
  })
  expect(pace).toBeGreaterThan(78)
  expect(pace).toBeLessThan(82)
  const state = () => list.evaluate((element) => element.getAnimations()[0]?.playState)
  await page.locator("#planos").getByRole("button", { name: "Pausar" }).click()
  await expect.poll(state).toBe("paused")
})

test("[S2.30] under reduced motion the carousel stands still", async ({ page, house }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(house.url)
  const moving = await page
    .locator("#planos ul:has(> li:nth-child(13))")
    .first()
    .evaluate((element) => element.getAnimations().length)
  expect(moving).toBe(0)
})

test("[S2.44] [S4.31] [S9.11] the success page counts down and goes home after 10 s", async ({
  page,
  house,
}) => {
  await page.clock.install()
  await page.goto(`${house.url}/sucesso`, { waitUntil: "networkidle" })
  await expect(page.getByText(/página inicial em/)).toBeVisible()
  await page.clock.runFor(9000)
  await expect(page).toHaveURL(`${house.url}/sucesso`)
  await page.clock.runFor(1500)
  await expect(page).toHaveURL(`${house.url}/`)
})

test("[S2.44] [S4.31] the visitor can stop the countdown for good", async ({ page, house }) => {
  await page.clock.install()
  await page.goto(`${house.url}/sucesso`, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Ficar nesta página" }).click()
  await page.clock.runFor(30_000)
  await expect(page).toHaveURL(`${house.url}/sucesso`)
})

test("[S2.72] [S2.74] the policy opens at the top; leaving it, the home page has its own title and description again", async ({
  page,
  house,
}) => {
  await page.setViewportSize(wide)
  await page.goto(house.url, { waitUntil: "networkidle" })
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
