import fc from "fast-check"
import { expect, test } from "vitest"
import { bodyText, cleanBody, readingMinutes } from "./clean-body.ts"

const article =
  '<p>O <strong>plano</strong> e a <a href="/blog/carencias">carência</a>.</p><h2>Prazos</h2><ul><li>24 horas</li></ul><table><caption>Faixas</caption><thead><tr><th scope="col">Faixa</th></tr></thead><tbody><tr><td colspan="2">0 a 18</td></tr></tbody></table><blockquote><p>Leia.</p></blockquote><aside><h3>Nota</h3></aside><p>a<br />b</p>'

test("[S2.96] keeps allowed markup unchanged", () => {
  expect(cleanBody(article)).toBe(article)
})

test("[S2.96] removes markup that is not allowed, with its scripts", () => {
  const removed: [string, string][] = [
    ["<p>a<script>alert(1)</script></p>", "<p>a</p>"],
    ['<p onclick="x()" class="a" id="b" style="color:red">a</p>', "<p>a</p>"],
    ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    ['<a href="java&#10;script:alert(1)">a</a>', "<a>a</a>"],
    ['<img src="x" onerror="alert(1)" alt="a">', '<img src="x" alt="a" />'],
    ['<img src="data:image/svg+xml,<svg>">', "<img />"],
    ["<iframe src=https://x></iframe><p>a</p>", "<p>a</p>"],
    ["<svg><g onload=alert(1)></g></svg>", ""],
    ["<math><mtext><style><img src=x onerror=alert(1)>", ""],
    ["<style>p{}</style><p>a</p>", "<p>a</p>"],
    ["<form action=/x><input name=y><button>z</button></form>", "z"],
    ["<!-- a --><p>a</p>", "<p>a</p>"],
    ["<base href=https://evil.example/><p>a</p>", "<p>a</p>"],
  ]
  for (const [given, kept] of removed) expect(cleanBody(given), given).toBe(kept)
})

test("gives the same result when run twice, for any input", () => {
  const bits = fc.constantFrom(
    ..."<script> </p> <p <img src=x onerror=a> \" ' > < & &lt; &amp;lt; <svg <style> --> <!-- javascript: <a href= é \0 &#x3c;".split(
      " ",
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string({ unit: "grapheme" })), { maxLength: 12 }), (parts) => {
      const once = cleanBody(parts.join(""))
      expect(cleanBody(once)).toBe(once)
      expect(once).not.toMatch(/<script|<style|<svg|<[^>]*\son\w+=/i)
    }),
    { numRuns: 500 },
  )
})

test("[S5.19] the text of a body has its words, separated, without markup", () => {
  expect(bodyText(article)).toBe("O plano e a carência. Prazos 24 horas Faixas Faixa 0 a 18 Leia. Nota a b")
  expect(bodyText('<p title="segredo">a &lt; b &amp;amp; c &eacute;</p>')).toBe("a < b &amp; c é")
  expect(bodyText("<script>escondido</script>")).toBe("")
})

test("reading time is whole minutes, and 0 below one minute", () => {
  const words = (count: number) => Array.from({ length: count }, () => "palavra").join(" ")
  expect([0, 199, 200, 290, 310, 1000].map((count) => readingMinutes(words(count)))).toEqual([
    0, 0, 1, 1, 2, 5,
  ])
})
