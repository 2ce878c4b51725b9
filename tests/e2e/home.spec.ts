import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

test("[S2.28] the hero's button scrolls to the contact section", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await page.locator("#home").getByRole("link", { name: "Solicitar Cotação" }).click()
  await expect(page.getByRole("heading", { name: "Entre em Contato para Cotações" })).toBeInViewport()
  await expect(page).toHaveURL(/#contato$/)
})

const phone = { width: 390, height: 844 }
/** The height that the cookie question may take at the bottom of a first visit (D77). */
const cookieStrip = 110

test("[N3.08] on the home page all answers to the first question are on the first phone screen", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone)
  await page.goto(stack.url)
  const answers = page.locator("#home").getByRole("list", { name: "Qual é o seu vínculo?" }).getByRole("link")
  await expect(answers).toHaveText([
    /federal$/,
    /estadual$/,
    /municipal$/,
    "Aposentado",
    "Pensionista",
    "Familiar de servidor",
    "Empresa ou órgão",
    "Ainda não sei",
  ])
  const boxes = await answers.evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom, height } = link.getBoundingClientRect()
      return { top, bottom, height }
    }),
  )
  const screensToFirstField = (boxes[0]?.top ?? Number.NaN) / phone.height
  expect(screensToFirstField, "U2: screens to the first field").toBeLessThan(1)
  for (const { bottom, height } of boxes) {
    expect(bottom).toBeLessThanOrEqual(phone.height - cookieStrip)
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test("an answer opens the form with its bond in the address, by keyboard and without script", async ({
  page,
  stack,
  browser,
}) => {
  const title = { name: "Entre em Contato para Cotações" }
  await openPage(page, stack.url)
  const loads: string[] = []
  page.on("request", (request) => {
    if (/\.data\b/.test(request.url()) || request.isNavigationRequest()) loads.push(request.url())
  })
  await page.getByRole("link", { name: "Servidor federal", exact: true }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/\?vinculo=federal#contato$/)
  await expect(page.getByRole("heading", title)).toBeInViewport()
  await expect(page.locator("#contato")).toBeFocused()
  await page.getByRole("link", { name: "Ainda não sei" }).click()
  await expect(page).toHaveURL(/\/#contato$/)
  expect(loads, "requests to the server").toEqual([])

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(stack.url)
  await plain.getByRole("link", { name: "Familiar de servidor" }).click()
  await expect(plain).toHaveURL(/\/\?vinculo=familiar#contato$/)
  await expect(plain.getByRole("heading", title)).toBeInViewport()
  await context.close()
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
