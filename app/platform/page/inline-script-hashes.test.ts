import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { inlineScriptHashes } from "./inline-script-hashes.server.ts"

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`

function pageWith(body: string) {
  return `<html><head><script type="application/ld+json">{}</script><script>first()</script></head><body><main id="conteudo">${body}</main><script src="/a.js"></script><script type="module" async="">last()</script></body></html>`
}

const own = [hashOf("first()"), hashOf("last()")]

test("the framework's scripts get a hash; data and files do not", () => {
  expect(inlineScriptHashes(pageWith("<p>a</p>"))).toEqual(own)
})

test("a script inside the content gets none, wherever it pretends to stand", () => {
  for (const body of [
    "<script>evil()</script>",
    "</main><script>evil()</script>",
    "</main></body></html><script>evil()</script><main>",
    "<MAIN></MAIN><script>evil()</script>",
  ])
    expect(inlineScriptHashes(pageWith(body)), body).toEqual(own)
})
