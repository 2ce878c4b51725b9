import { expect, test } from "vitest"
import { deferScripts } from "./deferred-scripts.ts"

const page = `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><script type="module" async="">import "/m.js";
import * as route0 from "/r0.js";
  window.__modules = {"root":route0};

import("/entry.js");</script>`

test("preloads go, the start waits, and the same files are asked for in the same order", () => {
  const deferred = deferScripts(page)
  expect(deferred).not.toContain("modulepreload")
  expect(deferred).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(deferred).toContain(
    'let[_0,route0]=await Promise.all([import("/m.js"),import("/r0.js")]);window.__modules = {"root":route0};',
  )
  expect(deferred).toContain('import("/entry.js");}')
  expect(deferred).not.toMatch(/^import "/m)
})

test("a page without a start script is left alone", () => {
  expect(deferScripts("<p>oi</p>")).toBe("<p>oi</p>")
})
