import { expect, test } from "vitest"
import { createRenderedPageCache } from "./rendered-page-cache.server.ts"

function open(most: number) {
  const remember = createRenderedPageCache(most)
  let rendered = 0
  const show = async (...made: unknown[]) => {
    await remember(made, async () => {
      rendered++
      return { bytes: new Uint8Array(), policy: "", isWhole: made[0] !== "/broken" }
    })
    return rendered
  }
  return show
}

test("the same data at the same address is rendered once; any difference in it is another page", async () => {
  const show = open(10)
  const data = () => ({ title: "Um", at: new Date(0), tags: new Set(["a"]) })
  expect(await show("/a", data())).toBe(1)
  expect(await show("/a", data())).toBe(1)
  expect(await show("/b", data())).toBe(2)
  expect(await show("/a", { ...data(), title: "Dois" })).toBe(3)
  expect(await show("/a", { ...data(), at: new Date(1) })).toBe(4)
  expect(await show("/a", { ...data(), tags: new Set(["b"]) })).toBe(5)
})

test("the oldest are forgotten; what broke off or cannot be written down is never kept", async () => {
  const show = open(2)
  for (const path of ["/a", "/b", "/c", "/a"]) await show(path)
  expect(await show("/a")).toBe(4)
  const later = { later: Promise.resolve() }
  expect(await show("/d", later)).toBe(5)
  expect(await show("/d", later)).toBe(6)
  expect(await show("/broken")).toBe(7)
  expect(await show("/broken")).toBe(8)
})
