import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { scriptHashes } from "./script-hashes.server.ts"

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`

test("hashes the exact text of each inline script", () => {
  const markup = `<link rel="modulepreload" href="/a.js"/><script>a = {}</script><script type="module" async="">b
(1 > 0)</script><!--$--><script>c()</script><!--/$-->`
  expect(scriptHashes(markup)).toEqual([hashOf("a = {}"), hashOf("b\n(1 > 0)"), hashOf("c()")])
})

test("returns no hashes for markup without scripts", () => {
  expect(scriptHashes('<link rel="modulepreload" href="/a.js"/>')).toEqual([])
})
