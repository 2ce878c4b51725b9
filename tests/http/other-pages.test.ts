import { expect, test } from "vitest"
import { useBuiltSite } from "../../testing/servers/use-built-site.ts"

const { read, site } = useBuiltSite()

test("[S2.02] [S1.10] [S2.39] [S2.40] [S2.41] the about page has stats, history, six values, three services and a call to action", async () => {
  const page = await read("/sobre")
  const stats = page.texts('[data-part="stat"]').join(" ")
  for (const figure of ["10+", "1.000+", "24/7", "100%"]) expect(stats).toContain(figure)
  expect(page.texts('[data-part="value"]')).toHaveLength(6)
  const services = page.texts('[data-part="service"]')
  expect(services).toHaveLength(3)
  for (const [n, name] of ["Pessoa Física", "Empresas", "Profissionais por Adesão"].entries())
    expect(services[n]).toContain(name)
  const action = page
    .all("main a")
    .find((link) => page.textOf(link).includes("ENCONTRE O PLANO PERFEITO PARA VOCÊ"))
  expect(action?.getAttribute("href")).toContain("wa.me")
  expect(page.all("main p").length).toBeGreaterThan(3)
})

test("[S1.06] the about text says Monday to Friday, with emergency service on weekends and holidays", async () => {
  expect((await read("/sobre")).main).toMatch(
    /segunda a sexta-feira, com atendimento de emergência nos fins de semana e feriados/i,
  )
})

test("[S2.42] [S2.43] the success page has a title, next steps, a link to the home page and a chat", async () => {
  const page = await read("/sucesso?ate=sem-prazo")
  expect(page.texts("h1")).toEqual(["Mensagem Enviada com Sucesso!"])
  expect(page.main).toMatch(/Análise do perfil.*Cotação personalizada.*até 2 horas úteis/)
  expect(page.hrefs("main a")).toEqual(expect.arrayContaining(["/", expect.stringContaining("wa.me")]))
  expect(page.meta("robots")).toBe("noindex")
})

test("[S2.09] [S2.75] [S2.76] the policy names September 2025, the LGPD and has its sections in order", async () => {
  const page = await read("/politicas-privacidade")
  expect(page.main).toMatch(/setembro de 2025/)
  expect(page.main).toMatch(/LGPD|Lei Geral de Proteção de Dados/)
  const headings = page.texts("main h2").join(" | ")
  expect(headings).toMatch(
    /Introdução.*Coleta.*Cookies.*[Ss]egurança.*Uso.*Comportamento.*Empresa|Introdução.*Coleta.*Cookies.*[Ss]egurança.*[Uu]so.*[Cc]omportamento.*[Ee]mpresa.*[Dd]ireitos/,
  )
  expect(page.main).toMatch(/SSL/)
})

test("[N2.08] the policy names the encarregado, the bases for sensitive data, access records and its real date", async () => {
  const { main, texts, all } = await read("/politicas-privacidade")
  expect(main).toMatch(/Encarregado pelos dados\s*Marina Exemplo/)
  expect(main).toMatch(/dados sensíveis\..*consentimento específico \(LGPD, art\. 11, I\)/)
  expect(main).toMatch(/Registros de acesso:.*por 6 meses o endereço IP.*Lei 12\.965\/2014, art\. 15/)
  expect(texts("main section time")[0]).toBe("18 de novembro de 2026")
  const shown = all("#versoes h3 time").map((time) => time.getAttribute("datetime"))
  expect(shown).toEqual(["2026-11-18", "2026-11-17", "2026-11-16", "2025-09"])
})

test("[N2.08] an earlier version is kept word for word, is not indexed and leads to the one in force", async () => {
  const { hrefs } = await read("/politicas-privacidade")
  expect(hrefs("#versoes a")).toEqual(
    ["2026-11-17", "2026-11-16", "2025-09"].map((version) => `/politicas-privacidade/${version}`),
  )
  const earlier = await read("/politicas-privacidade/2025-09")
  expect(earlier.main).toMatch(/Atualizada em setembro de 2025/)
  expect(earlier.main).toContain("avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD)")
  expect(earlier.meta("robots")).toBe("noindex")
  expect(earlier.hrefs("main a")).toContain("/politicas-privacidade")
  expect((await fetch(new URL("/politicas-privacidade/2024-01", site.web.url))).status).toBe(404)
})

test("[S2.80] each of the six rights has a link to a working page and an e-mail link; the footer links to the page", async () => {
  const { all, hrefs } = await read("/politicas-privacidade")
  const rights = all('[data-part="right"]')
  expect(rights).toHaveLength(6)
  for (const right of rights) {
    const links = all("a", right).map((link) => link.getAttribute("href") ?? "")
    expect(links[0]).toBe("/privacidade/meus-dados")
    expect(links[1]).toMatch(/^mailto:.+subject=LGPD/)
  }
  expect(hrefs("footer a")).toContain("/privacidade/meus-dados")
  expect((await read("/privacidade/meus-dados")).status).toBe(200)
})

test("[S2.77] [S2.78] [S2.79] the policy lists the data, the sharing and the six rights", async () => {
  const { main } = await read("/politicas-privacidade")
  for (const datum of [
    /nome completo/i,
    /e-mail/i,
    /telefone/i,
    /endereço/i,
    /data de nascimento/i,
    /idades/i,
    /CNPJ/,
  ])
    expect(main).toMatch(datum)
  expect(main).toMatch(/não (são vendidos|vendemos)/i)
  expect(main).toMatch(/só são compartilhados com operadoras.*consentimento prévio/)
  for (const right of [
    /acesso/i,
    /correção/i,
    /exclusão|eliminação/i,
    /portabilidade/i,
    /revogação/i,
    /informação/i,
  ])
    expect(main).toMatch(right)
})

test("[S1.17] the policy shows legal name, tax ID, regulator number, São Paulo address, phone, WhatsApp and e-mail", async () => {
  const { main } = await read("/politicas-privacidade")
  for (const value of [
    "WebPlan Corretora de Seguros Ltda.",
    "00.000.000/0001-00",
    "00.000000.0",
    "São Paulo",
    "(11) 3456-7890",
    "(11) 91234-5678",
    "@webplan.example",
  ])
    expect(main).toContain(value)
})
