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

test("the page's first steps are asked whether the script is wanted at once", () => {
  expect(deferScripts(page, ["(()=>1)()", "(()=>2)()"])).toContain("[(()=>1)(),(()=>2)()])</script>")
})

test("what is sent stands on its own: it runs where nothing but the browser's names exist", () => {
  const signs: string[] = []
  const [, code = ""] = /<script>([\s\S]*)<\/script>/.exec(deferScripts(page)) ?? []
  // oxlint-disable-next-line typescript/no-implied-eval -- this is how a browser meets it: as a text
  new Function("addEventListener", "self", code)((sign: string) => signs.push(sign), {})
  expect(signs).toEqual(["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll", "click"])
})

test("a page without a start script is left alone", () => {
  expect(deferScripts("<p>oi</p>")).toBe("<p>oi</p>")
})
