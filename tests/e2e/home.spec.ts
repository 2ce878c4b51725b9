import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

test("[S2.28] the hero's button scrolls to the contact section", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await page.locator("#home").getByRole("link", { name: "Solicitar Cotação" }).click()
  await expect(page.getByRole("heading", { name: "Entre em Contato para Cotações" })).toBeInViewport()
  await expect(page).toHaveURL(/#contato$/)
})

test("[S2.38] the form is on the left and the chat panel on the right", async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(stack.url)
  const contact = page.locator("#contato")
  const form = await contact.locator("form").boundingBox()
  const chat = await contact.getByRole("link", { name: "Falar com Consultor" }).boundingBox()
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(chat?.x ?? 0)
})

test("[S2.30] [S9.04] the carousel moves at 80 px/s, pauses and resumes", async ({ page, stack }) => {
  await openPage(page, stack.url)
  const list = page
    .getByRole("region", { name: "Lista de operadoras e administradoras" })
    .locator("ul")
    .first()
  const speed = () =>
    list.evaluate((element) => {
      const [animation] = element.getAnimations()
      const seconds = Number(animation?.effect?.getComputedTiming().duration) / 1000
      return Math.round((element.getBoundingClientRect().width / seconds) * (animation?.playbackRate ?? 0))
    })
  await expect.poll(speed).toBe(80)
  // A list with larger text is wider and must not move faster.
  const normal = await list.evaluate((element) => element.clientWidth)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  await expect.poll(() => list.evaluate((element) => element.clientWidth)).toBeGreaterThan(normal)
  await expect.poll(speed).toBe(80)
  const state = () => list.evaluate((element) => element.getAnimations()[0]?.playState)
  expect(await state()).toBe("running")
  await page.getByRole("button", { name: "Pausar" }).click()
  await page.mouse.move(0, 0)
  expect(await state()).toBe("paused")
  await page.getByRole("button", { name: "Retomar" }).click()
  await page.mouse.move(0, 0)
  expect(await state()).toBe("running")
})

test("[S2.30] the carousel does not move under reduced motion", async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(stack.url)
  const region = page.getByRole("region", { name: "Lista de operadoras e administradoras" })
  expect(
    await region
      .locator("ul")
      .first()
      .evaluate((element) => element.getAnimations().length),
  ).toBe(0)
  await expect(region.getByRole("button")).toBeHidden()
})

test("text at 200 % causes no horizontal overflow on the home page and the 404 page", async ({
  page,
  stack,
}) => {
  for (const path of ["/", "/nao/existe"])
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(stack.url + path)
      const needed = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%"
        return document.documentElement.scrollWidth
      })
      expect(needed).toBeLessThanOrEqual(width)
    }
})
