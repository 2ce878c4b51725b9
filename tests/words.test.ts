import { describe, expect, test } from "vitest"
import { articleSources, publishedBody } from "../app/blog/articles/article-body.ts"
import { articles } from "../app/blog/articles/articles.ts"
import { bodyText } from "../app/blog/publishing/clean-body.ts"
import { norms } from "../app/norms/norms.ts"
import { normFaults, speaksOfLaw } from "../tools/words/norm-faults.ts"
import { quotations } from "../tools/words/quotations.ts"
import { spokenFaults } from "../tools/words/spoken-faults.ts"
import { textsIn, visibleTexts } from "../tools/words/visible-texts.ts"
import { voiceFaults, voiceSheet } from "../tools/words/voice-sheet.ts"

const today = new Date().toISOString().slice(0, 10)
const all = quotations()
const texts = visibleTexts()
const isHomePage = (address: string) => /^https?:\/\/[^/]+\/?([^/]{1,9}\/?)?$/.test(address)

describe("law", () => {
  test("[N2.01] every text that speaks of law names norms of the register, not expired and certain enough", () => {
    const silent = all.filter(({ ids, text }) => ids.length === 0 && speaksOfLaw(text))
    expect(silent.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
    expect(all.flatMap((quotation) => normFaults(quotation, today))).toEqual([])
  })

  test("[N2.01] texts of pages, articles, mails and desk are among those that are read", () => {
    const read = (pattern: RegExp) =>
      all.filter(({ where, ids }) => pattern.test(where) && ids.length > 0).length
    expect(read(/^article /)).toBeGreaterThan(300)
    expect(read(/^app\/site\//)).toBeGreaterThan(10)
    expect(texts.filter(({ file }) => file.startsWith("app/desk/")).length).toBeGreaterThan(200)
    expect(texts.filter(({ file }) => file.endsWith("-mail.ts")).length).toBeGreaterThan(20)
    for (const { slug, body } of articles) expect(body, slug).toMatch(/\[[A-Z]{3}-\d\d/)
  })

  const passage = { where: "x", text: "Vale em até 24 horas.", context: "Vale em até 24 horas." }
  test.each([
    ["an unknown id", { ...passage, ids: ["CAR-99"] }, today, "is not in the register"],
    ["an expired one", { ...passage, ids: ["CAR-03"] }, "2030-01-01", "was to be rechecked by"],
    ["one that is too uncertain", { ...passage, ids: ["EST-04"] }, today, "leave the rule out"],
    ["a reading stated as fact", { ...passage, ids: ["FED-04"] }, today, "say whose reading it is"],
    ["a norm that is not named", { ...passage, ids: ["CON-05"] }, today, "name RN ANS 557/2022"],
  ])("[N2.01] %s is a fault", (_, quotation, day, fault) => {
    expect(normFaults(quotation, day).join()).toContain(fault)
  })

  test("[N2.01] the same ids are no fault in words that say how sure we are", () => {
    const said = (text: string, id: string) =>
      normFaults({ where: "x", text, context: text, ids: [id] }, today)
    expect(said("Para a CGU, o registro sozinho não basta.", "FED-04")).toEqual([])
    expect(said("A RN 557/2022 exige seis meses.", "CON-05")).toEqual([])
    expect(said("A urgência espera no máximo 24 horas.", "CAR-03")).toEqual([])
  })

  test("[N2.02] every source names a norm and its article, and a deep link or an exact search phrase", () => {
    for (const article of articles) {
      const sources = articleSources(article)
      expect(sources.length, article.slug).toBeGreaterThanOrEqual(2)
      for (const { label, href } of sources) {
        expect(label, article.slug).toMatch(/^[^:]{3,}: .{3,}\.$/)
        if (href) expect(isHomePage(href), href).toBe(false)
        else expect(label).toMatch(/Busque por “[^”]{6,}”/)
      }
    }
    expect(Object.entries(norms).filter(([, { address }]) => isHomePage(address))).toEqual([])
    expect(isHomePage("https://www.gov.br/ans")).toBe(true)
  })
})

describe("voice", () => {
  test("[N2.03] no visible text uses a form that the voice sheet replaces", () => {
    expect(spokenFaults()).toEqual([])
  })

  test("[N2.03] each rule of the sheet finds what it forbids", () => {
    const forbidden = [
      "Nossa consultoria ajuda",
      "Fale com o RH",
      "é funcionário público",
      "quarto coletivo",
      "carência de doença",
      "a ANS admite",
      "a justiça garante",
      "Autoridade Nacional",
      "o plano perfeito",
      "em 8 estados",
      "até hoje, 16h20",
      "em breve",
      "você contrata o plano por adesão",
      "cliente final",
      "taxinha",
      "grátis",
      "não deu para salvar",
      "religar",
      "guardar alterações",
      "sem dono",
      "seu papel",
      "ao vivo",
      "Salvo com sucesso",
      "SUSEP",
      "política de privacidade",
      "nunca pedimos senha",
      "R$ 1200",
      "Três cuidados simples",
    ]
    expect(forbidden.filter((text) => voiceFaults(text).length === 0)).toEqual([])
    expect(forbidden).toHaveLength(voiceSheet.length)
  })

  test("[N2.03] texts are found in attributes, templates, elements and objects", () => {
    const code =
      "const a = { t: 'Sem dono' }; const b = `Há ${1} até hoje`; const c = <p title='não deu para ver'>ao vivo agora</p>"
    expect(textsIn("x.tsx", code).flatMap(({ text }) => voiceFaults(text))).toHaveLength(4)
  })
})

describe("articles", () => {
  test("[N2.07] 35 articles, and the answer is in the first paragraph", () => {
    expect(articles).toHaveLength(35)
    for (const article of articles) {
      const body = publishedBody(article)
      const first = bodyText(/^<p>([\s\S]*?)<\/p>/.exec(body)?.[1] ?? "")
      const words = first.split(" ").length
      expect(words, `${article.slug}: ${first}`).toBeGreaterThanOrEqual(20)
      expect(words, article.slug).toBeLessThanOrEqual(75)
      expect(first, article.slug).not.toMatch(/\?|Neste artigo|Vamos|você vai (ver|entender|saber)/)
    }
  })
})
