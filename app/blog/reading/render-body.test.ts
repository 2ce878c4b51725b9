import fc from "fast-check"
import { expect, test } from "vitest"
import { renderBody } from "./render-body.ts"

test("gives each heading a unique id made from its words", () => {
  const { html, parts } = renderBody(
    "<h2>Os dois <em>limites</em></h2><p>a</p><h2>Os dois limites</h2><h2>Carência &amp; prazo</h2><h3>Não</h3>",
  )
  expect(parts).toEqual([
    { id: "parte-os-dois-limites", title: "Os dois limites" },
    { id: "parte-os-dois-limites-2", title: "Os dois limites" },
    { id: "parte-carencia-prazo", title: "Carência & prazo" },
  ])
  expect(html).toContain('<h2 id="parte-os-dois-limites">Os dois <em>limites</em></h2>')
  expect(html).toContain("<h3>Não</h3>")
})

test("prefixes ids so that they differ from ids of the page, and ignores headings without text", () => {
  const { html, parts } = renderBody("<h2>Conteúdo</h2><h2></h2><h2>…</h2><h2>2</h2>")
  expect(parts.map(({ id }) => id)).toEqual(["parte-conteudo", "parte-", "parte-2"])
  expect(html).toContain("<h2></h2>")
})

test("[S2.98] removes unsafe markup from a stored body", () => {
  const { html } = renderBody(
    '<h2 id="x" onclick="a()">A</h2><script>a()</script><img src="x" onerror="a()">',
  )
  expect(html).toBe('<h2 id="parte-a">A</h2><img src="x" />')
})

test("puts each table in a region with a unique label from its caption", () => {
  const table =
    "<table><caption>As <b>faixas</b> de &quot;A&quot;</caption><tbody><tr><td>1</td></tr></tbody></table>"
  const { html } = renderBody(`${table}${table}<table><tbody></tbody></table>`)
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    "As faixas de &quot;A&quot;",
    "As faixas de &quot;A&quot; 2",
    "Tabela",
  ])
})

test("keeps markup balanced and ids unique for any input", () => {
  const bits = fc.constantFrom(
    ...'<table> </table> <caption> </caption> <td> <h2> </h2> <p> </p> a <table><table> <h2><h2> &lt;h2&gt; <h2/> " > <'.split(
      " ",
    ),
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 14 }), (pieces) => {
      const { html, parts } = renderBody(pieces.join(""))
      expect(html.split("<div").length).toBe(html.split("</div>").length)
      expect(html.split("<table").length).toBe(html.split("</table>").length)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(ids).toEqual(parts.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 500 },
  )
})
