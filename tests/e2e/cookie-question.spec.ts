import type { Page } from "@playwright/test"
import { templates, widths } from "../../testing/visitors/templates.ts"
import { expect, test } from "./site-fixture.ts"

test.use({ hasAnsweredCookies: false })

const banner = (page: Page) => page.getByRole("region", { name: "Você decide sobre os cookies" })

/** The heights of question and window, what is wrong with the two answers, and the size of the letters. */
function measureQuestion(page: Page) {
  return banner(page).evaluate((question) => {
    const box = question.getBoundingClientRect()
    const buttons = [...question.querySelectorAll("button")]
    const boxes = buttons.slice(1).map((button) => button.getBoundingClientRect())
    const isInView = ({ x, y, width, height, bottom, top }: DOMRect) =>
      top >= box.top &&
      bottom <= innerHeight &&
      question.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    const letters = [question.querySelector("p"), ...buttons].map((element) => {
      const range = document.createRange()
      range.setStart(element?.firstChild ?? question, 0)
      range.setEnd(element?.firstChild ?? question, 7)
      return range.getBoundingClientRect().width
    })
    return {
      height: box.height,
      share: box.height / innerHeight,
      endsAtBottom: box.bottom === innerHeight,
      areInView: boxes.length === 2 && boxes.every(isInView),
      areEqual:
        new Set(boxes.map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`)).size === 1,
      letters,
    }
  })
}

function setText(page: Page, size: string) {
  return page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size)
}

test("[N3.06] on every template the question is at most 120 px high at 390 px; at 200 % text its letters double, it takes at most 45 % of the screen, and no other bar is shown", async ({
  page,
  stack,
}) => {
  test.slow()
  const good = { endsAtBottom: true, areInView: true, areEqual: true }
  for (const { path } of templates) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${stack.url}${path}`)
    await expect(banner(page)).toBeVisible()
    const normal = await measureQuestion(page)
    expect(normal, path).toMatchObject(good)
    expect(normal.height, path).toBeLessThanOrEqual(120)
    await expect(page.getByRole("complementary", { name: "Falar agora" }), path).toBeHidden()
    await expect(page.getByRole("timer"), path).toBeHidden()
    await setText(page, "200%")
    for (const height of [844, 667]) {
      await page.setViewportSize({ width: 390, height })
      const large = await measureQuestion(page)
      expect(large, `${path} ${height}`).toMatchObject(good)
      expect(large.share, `${path} ${height}`).toBeLessThanOrEqual(0.45)
      for (const [index, width] of large.letters.entries())
        expect(width / (normal.letters[index] ?? 1), `${path} ${height} ${index}`).toBeCloseTo(2, 1)
    }
  }
})

test("[N3.06] the question is first in the tab order at every width, before the skip link", async ({
  page,
  stack,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(stack.url)
    for (const name of ["Personalizar", "Somente necessários", "Aceitar todos"]) {
      await page.keyboard.press("Tab")
      await expect(banner(page).getByRole("button", { name }), `${width} px`).toBeFocused()
    }
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused()
  }
})
