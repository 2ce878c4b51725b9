import { expect, test } from "vitest"
import { isOutage } from "../db/outage.ts"
import { withinTime } from "./within-time.ts"

test("returns the value or the error of work that ends in time", async () => {
  await expect(withinTime(Promise.resolve(7), 1000)).resolves.toBe(7)
  await expect(withinTime(Promise.reject(new Error("own")), 1000)).rejects.toThrow("own")
})

test("reports an outage when work takes too long, and ignores its later failure", async () => {
  const never = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("late")), 20)
  })
  const failure = await withinTime(never, 5).catch((error: unknown) => error)
  expect(isOutage(failure)).toBe(true)
  await expect(never).rejects.toThrow("late")
})
