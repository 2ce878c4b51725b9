import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { CarrierFact } from "./carrier-fact.ts"
import { CarrierFacts } from "./carrier-facts.tsx"

const fact: CarrierFact = {
  id: "registro",
  title: "Registro na ANS",
  text: "Exemplo: ativo na consulta pública.",
  source: "ANS",
  checkedOn: "2026-11-19",
}

function render(facts: readonly CarrierFact[]) {
  return renderToStaticMarkup(<CarrierFacts carrier="Amil" facts={facts} />)
}

test("without facts there is no section", () => {
  expect(render([])).toBe("")
})

test("a fact has its text, its source and the day on which it was checked", () => {
  const html = render([fact])
  expect(html).toContain("O que conferimos sobre a Amil</h2>")
  expect(html).toContain("<h3>Registro na ANS</h3><p>Exemplo: ativo na consulta pública.</p>")
  expect(html).toContain(">Fonte: ANS, conferida em 19 de novembro de 2026</p>")
})

test("the source links to its official page, in a new tab", () => {
  const html = render([{ ...fact, sourceHref: "https://www.gov.br/ans" }])
  expect(html).toContain(
    '>Fonte: <a href="https://www.gov.br/ans" target="_blank" rel="noopener noreferrer">ANS</a>, conferida em',
  )
})
