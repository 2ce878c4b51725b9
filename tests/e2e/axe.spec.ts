import type { Page } from "@playwright/test"
import { templates, widths } from "../../testing/visitors/templates.ts"
import { violationsOf } from "./axe-violations.ts"
import { expect, test } from "./site-fixture.ts"

// The slowest file; its tests are independent.
test.describe.configure({ mode: "parallel" })

function setMenus(page: Page, isOpen: boolean) {
  return page.locator("header details").evaluateAll((all, open) => {
    for (const details of all as HTMLDetailsElement[]) if (details.checkVisibility()) details.open = open
  }, isOpen)
}

/** In forced colours backgrounds are gone, so that a field can be seen only by a border of its own or of its frame. */
function fieldsWithoutBorder(page: Page) {
  return page.locator("input:not([type=radio], [type=checkbox]), select, textarea").evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && field.clientHeight > 2)
      .filter((field) =>
        [field, field.parentElement, field.parentElement?.parentElement].every(
          (element) => !element || Number.parseFloat(getComputedStyle(element).borderBottomWidth) === 0,
        ),
      )
      .map((field) => field.outerHTML.slice(0, 80)),
  )
}

/** The header is the same on all templates, apart from the page that it marks as the open one. */
const templatesWithOpenMenus = new Set(["home", "amil", "post"])

for (const { name, path } of templates)
  test(`axe finds no violation on ${name} at ${widths.join(", ")} px${templatesWithOpenMenus.has(name) ? ", with menus closed and open" : ""}; no horizontal overflow at 320 px and with text at 200 %; no markup as text; fields keep a border in forced colours`, async ({
    page,
    stack,
  }) => {
    // Analyses of pages with up to a thousand shapes.
    test.slow()
    await page.goto(`${stack.url}${path}`)
    // Otherwise the page returns to the home page while a slow machine still analyses it.
    if (name === "sucesso") await page.getByRole("button", { name: "Ficar nesta página" }).click()
    expect(await page.locator("body").innerText(), "markup as text").not.toMatch(/<\/?[a-z][^>]*>/)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${width} px`).toEqual([])
      if (!templatesWithOpenMenus.has(name)) continue
      await setMenus(page, true)
      expect(await violationsOf(page, { within: "header" }), `${width} px, menus open`).toEqual([])
      await setMenus(page, false)
    }
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await overflow(), "320 px").toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await overflow(), "200 % text").toBeLessThanOrEqual(0)
    await page.emulateMedia({ forcedColors: "active" })
    expect(await fieldsWithoutBorder(page), "forced colours").toEqual([])
  })
