import { expect, test } from "vitest"
import { publicPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const { read } = useBuiltSite()

test("[S1.20] with ALLOW_PLACEHOLDERS=1 the site runs, with a banner on every page", async () => {
  for (const path of publicPaths)
    expect((await read(path)).text, path).toContain("Demonstração: dados fictícios")
})

test("[S1.02] the home page addresses public servants of all kinds and their families, not engineers", async () => {
  const { main } = await read("/")
  for (const word of ["federais", "estaduais", "municipais", "aposentados", "pensionistas", "famílias"])
    expect(main).toContain(word)
  expect(main).not.toMatch(/engenheir/i)
})

test("[S1.03] the site also addresses individuals, companies and members of professional associations", async () => {
  const { main } = await read("/sobre")
  for (const word of ["Pessoa Física", "Empresas", "Profissionais por Adesão"]) expect(main).toContain(word)
  expect((await read("/")).main).toMatch(/pessoas físicas, empresas e profissionais/)
})

test("[S1.04] the home page names collective and corporate plans, national coverage and discounts of up to 30%", async () => {
  const { main } = await read("/")
  expect(main).toMatch(/planos coletivos por adesão/i)
  expect(main).toMatch(/planos empresariais/i)
  expect(main).toMatch(/cobertura nacional/i)
  expect(main).toMatch(/até 30%/)
})

test("[S1.05] the five claims are on the home page and on the about page", async () => {
  for (const path of ["/", "/sobre"]) {
    const { main } = await read(path)
    for (const claim of [
      /independente e imparcial/i,
      /sem custo para você/i,
      /especiali[sz]/i,
      /compara/i,
      /pós-venda/i,
    ])
      expect(main, path).toMatch(claim)
  }
})
