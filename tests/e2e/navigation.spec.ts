import type { Page } from "@playwright/test"
import { templates, widths } from "../../testing/visitors/templates.ts"
import { openPage } from "../../testing/visitors/visitor.ts"
import { contactBarFaults } from "./contact-bar-faults.ts"
import { expect, test } from "./site-fixture.ts"

const wide = { width: 1280, height: 800 }
const small = { width: 390, height: 844 }

async function openAt(page: Page, url: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await openPage(page, url)
}

const header = (page: Page) => page.locator("body header").first()
const quote = (page: Page) => header(page).locator(":scope > a", { hasText: "Cotação" })

function dropdown(page: Page) {
  return header(page).getByRole("navigation", { name: "Principal", exact: true }).locator("details")
}

const menu = (page: Page) => header(page).locator(":scope > details")

test("[S2.14] [S9.02] [S2.20] the bar stays visible and is compact beyond 50 px, with 'Cotação' instead of 'Cotação Online'", async ({
  page,
  stack,
}) => {
  await openAt(page, stack.url, wide)
  const tall = (await header(page).boundingBox())?.height ?? 0
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: "instant" }))
  await expect(quote(page)).toHaveText("Cotação Online")
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: "instant" }))
  await expect(quote(page)).toHaveText("Cotação")
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }))
  await expect.poll(async () => (await header(page).boundingBox())?.height).toBeLessThan(tall)
  expect((await header(page).boundingBox())?.y).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect(quote(page)).toHaveText("Cotação Online")
})

test("the dropdown opens by click and by keyboard, and closes on Esc and on a click outside", async ({
  page,
  stack,
}) => {
  await openAt(page, stack.url, wide)
  const summary = dropdown(page).locator("summary")
  await summary.click()
  await expect(dropdown(page).getByRole("link", { name: "Porto Seguro" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dropdown(page).getByRole("link", { name: "Porto Seguro" })).toBeHidden()
  await summary.focus()
  await page.keyboard.press("Enter")
  await expect(dropdown(page).getByRole("link", { name: "Amil" })).toBeVisible()
  await page.mouse.click(300, 600)
  await expect(dropdown(page).getByRole("link", { name: "Amil" })).toBeHidden()
})

test("[S2.16] at most one dropdown is open at a time", async ({ page, stack }) => {
  await openAt(page, stack.url, wide)
  // The site has one dropdown; opening a copy of it must close the first.
  await dropdown(page).evaluate((first) => {
    const copy = first.cloneNode(true) as HTMLElement
    copy.id = "copy"
    first.parentElement?.append(copy)
  })
  await dropdown(page).first().locator("summary").click()
  await page.locator("#copy > summary").click()
  expect(
    await dropdown(page).evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length),
  ).toBe(1)
})

test("[S2.15] [S4.13] on a small screen the menu opens, has one open dropdown, and closes on a click outside and on Esc", async ({
  page,
  stack,
}) => {
  await openAt(page, stack.url, small)
  await menu(page).locator(":scope > summary").click()
  const links = menu(page).getByRole("link")
  await expect(links.filter({ hasText: "Escritório" })).toBeVisible()
  await menu(page).locator("details > summary").click()
  await expect(links.filter({ hasText: "MedSênior" })).toBeVisible()
  expect(await menu(page).locator("details[open]").count()).toBe(1)
  await page.mouse.click(195, 835)
  await expect(links.filter({ hasText: "Escritório" })).toBeHidden()
  await menu(page).locator(":scope > summary").click()
  await expect(links.filter({ hasText: "Escritório" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(links.filter({ hasText: "Escritório" })).toBeHidden()
})

test("[S2.15] without script the menu closes on a click outside too", async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: small })
  const page = await context.newPage()
  await page.goto(stack.url)
  await menu(page).locator(":scope > summary").click()
  const link = menu(page).getByRole("link", { name: "Escritório" })
  await expect(link).toBeVisible()
  await page.mouse.click(195, 835)
  await expect(link).toBeHidden()
  await context.close()
})

test("[S9.06] shows a scroll hint only for more than six carriers", async ({ page, stack }) => {
  await openAt(page, stack.url, small)
  await menu(page).locator(":scope > summary").click()
  await menu(page).locator("details > summary").click()
  const carriers = await menu(page).locator("details a").count()
  await expect(page.getByText("Role a lista para ver mais")).toHaveCount(carriers > 6 ? 1 : 0)
})

test("[S2.19] Contato scrolls to its section on the home page", async ({ page, stack }) => {
  await openAt(page, stack.url, wide)
  await header(page).getByRole("link", { name: "Contato", exact: true }).click()
  await expect(page.locator("#contato")).toBeInViewport()
})

test("[S2.19] [S9.03] from another page Contato opens the home page and scrolls to its section 100 ms later", async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await openAt(page, `${stack.url}/sobre`, wide)
  await page.clock.pauseAt(Date.now() + 60_000)
  await header(page).getByRole("link", { name: "Contato", exact: true }).click()
  await expect(page).toHaveURL(`${stack.url}/`)
  await expect(page.locator("#contato")).toBeAttached()
  await page.clock.runFor(99)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveURL(`${stack.url}/`)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`${stack.url}/#contato`)
  await expect(page.locator("#contato")).toBeInViewport()
})

test("[S2.21] the call to action scrolls to the form", async ({ page, stack }) => {
  await openAt(page, stack.url, wide)
  await quote(page).click()
  await expect(page.locator("#contato")).toBeInViewport()
})

test("[S2.48] Amil's 'Solicitar Cotação' scrolls to its own form", async ({ page, stack }) => {
  await openAt(page, `${stack.url}/amil`, wide)
  await page.locator("main").getByRole("link", { name: "Solicitar Cotação" }).first().click()
  await expect(page.locator("#formulario")).toBeInViewport()
})

/** Records the duration of each page transition, from the next load on. */
function recordTransitions(page: Page) {
  return page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { transitions: durations })
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement && target.matches("main"))
        for (const animation of target.getAnimations())
          durations.push(Number(animation.effect?.getTiming().duration))
    })
  })
}

function transitions(page: Page) {
  return page.evaluate(() => (window as unknown as { transitions: number[] }).transitions)
}

test("[S2.11] [S9.26] a page change fades and slides for 0.4 s; [S2.12] a first load has no transition", async ({
  page,
  stack,
}) => {
  await recordTransitions(page)
  await openAt(page, stack.url, wide)
  await page.waitForLoadState("networkidle")
  expect(await transitions(page)).toEqual([])
  await header(page).getByRole("link", { name: "Escritório" }).click()
  await expect(page).toHaveURL(`${stack.url}/sobre`)
  await expect.poll(() => transitions(page)).toEqual([400])
})

test("[S2.11] under reduced motion a page change has no transition", async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await recordTransitions(page)
  await openAt(page, stack.url, wide)
  await header(page).getByRole("link", { name: "Escritório" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("escritório")
  expect(await transitions(page)).toEqual([])
})

test("without script menu, dropdown, anchors and pages work", async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: small })
  const page = await context.newPage()
  await page.goto(stack.url)
  await menu(page).locator(":scope > summary").click()
  await menu(page).locator("details > summary").click()
  await menu(page).getByRole("link", { name: "Alice" }).click()
  await expect(page).toHaveURL(`${stack.url}/alice`)
  await menu(page).locator(":scope > summary").click()
  await menu(page).getByRole("link", { name: "Contato" }).click()
  await expect(page).toHaveURL(`${stack.url}/#contato`)
  await expect(page.locator("#contato")).toBeInViewport()
  await page.setViewportSize(wide)
  await page.goto(stack.url)
  await dropdown(page).locator("summary").click()
  await dropdown(page).getByRole("link", { name: "MedSênior" }).click()
  await expect(page).toHaveURL(`${stack.url}/medsenior`)
  await context.close()
})

test("keyboard: reaches the skip link, menu, dropdown and a carrier page", async ({ page, stack }) => {
  await openAt(page, stack.url, wide)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator("#conteudo")).toBeFocused()
  await dropdown(page).locator("summary").focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(dropdown(page).getByRole("link", { name: "SulAmérica" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`${stack.url}/sulamerica`)
})

test("[N3.07] on every template phone and chat cover no field, button, link or headline, at three widths and at 200 % text in forced colours", async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000)
  for (const { name, path } of templates) {
    await page.goto(`${stack.url}${path}`)
    if (name === "sucesso") await page.getByRole("button", { name: "Ficar nesta página" }).click()
    for (const size of ["100%", "200%"]) {
      await page.emulateMedia({
        reducedMotion: "reduce",
        forcedColors: size === "200%" ? "active" : "none",
      })
      await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await contactBarFaults(page), `${name} ${width} px ${size}`).toEqual([])
      }
    }
  }
})

test("[N3.07] the bar gives way to a form field that has focus", async ({ page, stack }) => {
  await openAt(page, `${stack.url}/privacidade/meus-dados`, small)
  const bar = page.getByRole("complementary", { name: "Falar agora" })
  await expect(bar).toBeVisible()
  await page.getByLabel("E-mail").focus()
  await expect(bar).toBeHidden()
})

test("the focused skip link covers no part of the brand, or all of it", async ({ page, stack }) => {
  for (const width of widths) {
    await openAt(page, stack.url, { width, height: 844 })
    for (const size of ["100%", "200%"]) {
      await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size)
      const skip = page.getByRole("link", { name: "Pular para o conteúdo" })
      await skip.focus()
      const [link, bar] = [await skip.boundingBox(), await header(page).boundingBox()]
      expect([link?.x, link?.y], `${width} px ${size}`).toEqual([0, 0])
      expect(link?.width, `${width} px ${size}`).toBe(width)
      expect(link?.height, `${width} px ${size}`).toBeGreaterThanOrEqual(bar?.height ?? 0)
      await skip.blur()
    }
  }
})
