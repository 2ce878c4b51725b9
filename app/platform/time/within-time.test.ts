import { expect, test } from "vitest"
import { isOutage } from "../db/outage.ts"
import { withinTime } from "./within-time.ts"

test("work in time brings its own value or its own failure", async () => {
  await expect(withinTime(Promise.resolve(7), 1000)).resolves.toBe(7)
  await expect(withinTime(Promise.reject(new Error("own")), 1000)).rejects.toThrow("own")
})

test("work that takes longer is an outage, and its late failure bothers nobody", async () => {
  const never = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("late")), 20)
  })
  const failure = await withinTime(never, 5).catch((error: unknown) => error)
  expect(isOutage(failure)).toBe(true)
  await expect(never).rejects.toThrow("late")
})
