import { expect, test } from "vitest"
import { createAdmission } from "./admission.ts"
import { isFromOurPages } from "./http-pipeline.server.ts"
import { pagePolicy } from "./security-headers.ts"

test("the page policy allows inline code by hash only", () => {
  const policy = pagePolicy({ scripts: ["sha256-abc"], isDevelopment: false })
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).not.toContain("unsafe")
})

test("refuses a form from another site and accepts our own forms and clients without Origin", () => {
  const post = (headers: Record<string, string>) =>
    isFromOurPages(new Request("https://site.example/", { method: "POST", headers }))
  expect(post({ origin: "https://site.example" })).toBe(true)
  expect(post({})).toBe(true)
  expect(post({ origin: "https://evil.example" })).toBe(false)
  expect(post({ origin: "http://site.example" })).toBe(false)
  expect(post({ origin: "null" })).toBe(false)
  expect(post({ "sec-fetch-site": "cross-site" })).toBe(false)
})

test("reserves the last places for posts", () => {
  const admission = createAdmission({ capacity: 3, reserved: 1 })
  expect([admission.enter(false), admission.enter(false), admission.enter(false)]).toEqual([
    true,
    true,
    false,
  ])
  expect([admission.enter(true), admission.enter(true)]).toEqual([true, false])
  admission.leave()
  expect(admission.enter(false)).toBe(false)
  admission.leave()
  expect(admission.enter(false)).toBe(true)
})
