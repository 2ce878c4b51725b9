import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

test("formats the phone number while typing and keeps the caret position", async ({ page, stack }) => {
  await openPage(page, stack.url)
  const phone = page.getByLabel("Telefone/WhatsApp")
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart)
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
  }
  await phone.focus()
  await page.keyboard.type("61999998888")
  await expect(phone).toHaveValue("(61) 99999-8888")
  await press("ArrowLeft", 4)
  await press("Backspace")
  await expect(phone).toHaveValue("(61) 99999-8888")
  expect(await caret()).toBe(10)
  await press("Backspace", 2)
  await expect(phone).toHaveValue("(61) 99988-88")
  expect(await caret()).toBe(8)
  await page.keyboard.type("77")
  await expect(phone).toHaveValue("(61) 99977-8888")
  expect(await caret()).toBe(10)
  await press("Delete", 2)
  await expect(phone).toHaveValue("(61) 99977-888")
  await phone.fill("+1 212 555 0100")
  await expect(phone).toHaveValue("+1 212 555 0100")
  await phone.press("ControlOrMeta+a")
  await press("Delete")
  await expect(phone).toHaveValue("")
  await phone.evaluate((input: HTMLInputElement) => {
    input.focus()
    document.execCommand("insertText", false, "61 3333 4444")
  })
  await expect(phone).toHaveValue("(61) 3333-4444")
})
