import { expect, test } from "vitest"
import { estimatePassword } from "./estimate-password.server.ts"

test("a failure of the thread is reported with its cause, and the next question starts a new thread", async () => {
  const broken = estimatePassword(7 as unknown as string, [])
  await expect(broken).rejects.toMatchObject({ cause: { name: "TypeError" } })
  expect(await estimatePassword("123123123123", [])).toBeLessThan(3)
})

test("questions at the same time get their own answers", async () => {
  const texts = ["123123123123", "quatro janelas azuis na serra", "aaaaaaaaaaaa"]
  const scores = await Promise.all(texts.map((text) => estimatePassword(text, [])))
  expect(scores.map((score) => score >= 3)).toEqual([false, true, false])
})
