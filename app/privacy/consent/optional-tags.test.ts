import { expect, test } from "vitest"
import { isTraceOf, optionalTagsOf, policySourcesOf, scriptOf } from "./optional-tags.ts"

const tags = optionalTagsOf({
  GOOGLE_TAG_ID: "G-TEST123",
  META_PIXEL_ID: "123456",
  ANALYTICS_SCRIPT_URL: "https://stats.example/s.js",
})
const [google, meta, script] = tags
const own = /^webplan_/

test("allows nothing when no tag is configured", () => {
  expect(optionalTagsOf({})).toEqual([])
  expect(policySourcesOf([])).toEqual({ script: [], connect: [], image: [] })
})

test("each tag has its category and its script", () => {
  expect(tags.map(({ kind, category }) => [kind, category])).toEqual([
    ["google", "analytics"],
    ["meta", "marketing"],
    ["script", "analytics"],
  ])
  expect(tags.map(scriptOf)).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-TEST123",
    "https://connect.facebook.net/pt_BR/fbevents.js",
    "https://stats.example/s.js",
  ])
})

test("the content security policy allows exactly the hosts of the configured tags", () => {
  expect(policySourcesOf(tags.slice(2))).toEqual({
    script: ["https://stats.example"],
    connect: ["https://stats.example"],
    image: ["https://stats.example"],
  })
  expect(policySourcesOf(tags).script).toEqual([
    "https://www.googletagmanager.com",
    "https://connect.facebook.net",
    "https://stats.example",
  ])
})

test("assigns cookies and keys to the tag that left them, and the site's own keys to none", () => {
  if (!google || !meta || !script) throw new Error("three tags")
  const ownerOf = (name: string) => tags.find((tag) => isTraceOf(tag, name, own))?.kind
  expect(["_ga", "_ga_TEST123", "_gid", "_fbp", "s_visitor", "webplan_cookie_consent"].map(ownerOf)).toEqual([
    "google",
    "google",
    "google",
    "meta",
    "script",
    undefined,
  ])
})
