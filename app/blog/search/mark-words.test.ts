import fc from "fast-check"
import { expect, test } from "vitest"
import { findPassage } from "./find-passage.ts"
import { markWords } from "./mark-words.ts"
import { foldText } from "./search-text.ts"

function withMarks(text: string, term: string) {
  return markWords(text, term)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("")
}

const letters = Array.from("aAáÁãÃçÇeéÊiİıßẞoõuüñ .,-%_\\() \n\t\u00a0")
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters, "a\u0301", "\u0301", "\u0327", "🙂", "CARÊNCIA", "saúde") }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
)

test("marks the term regardless of accents and capitals, and keeps those of the text", () => {
  expect(withMarks("Prazos de CARÊNCIA do plano", "carencia")).toBe("Prazos de [CARÊNCIA] do plano")
  expect(withMarks("Prazos de carencia do plano", "CARÊN")).toBe("Prazos de [caren]cia do plano")
  expect(withMarks("CARE\u0302NCIA!", "carência")).toBe("[CARE\u0302NCIA]!")
  expect(withMarks("Straße e İstanbul", "ß")).toBe("Stra[ß]e e İstanbul")
  expect(withMarks("Straße e İstanbul", "ist")).toBe("Straße e [İst]anbul")
  expect(withMarks("a 100% (de_fato)", "% (DE_")).toBe("a 100[% (de_]fato)")
})

test("marks every hit, joins adjacent hits, and marks nothing without a term", () => {
  expect(markWords("saúde e saude", "saude").filter((piece) => piece.isMarked)).toHaveLength(2)
  expect(withMarks("aaaa", "aa")).toBe("[aaaa]")
  expect(markWords("saúde", "")).toEqual([{ text: "saúde", isMarked: false }])
  expect(markWords("saúde", "  ")).toEqual([{ text: "saúde", isMarked: false }])
})

test("a space in the term matches several spaces and the end of the text", () => {
  expect(withMarks("plano  de\n saúde", "plano de saude ")).toBe("[plano  de\n saúde]")
})

test("pieces joined give the text, none is empty, and adjacent pieces differ", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, term) => {
      const pieces = markWords(text, term)
      expect(pieces.map((piece) => piece.text).join("")).toBe(text)
      for (const [n, piece] of pieces.entries()) {
        expect(piece.text).not.toBe("")
        expect(piece.isMarked).not.toBe(pieces[n + 1]?.isMarked)
      }
    }),
    { numRuns: 500 },
  )
})

test("marks a text exactly when search would find it", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.nat(), fc.nat(20), fc.boolean(), (text, other, from, length, isOwn) => {
      const term = isOwn ? text.slice(from % (text.length + 1)).slice(0, length) : other
      const foldedTerm = foldText(term)
      fc.pre(foldedTerm.trim() !== "")
      const isFound = ` ${foldText(text).replaceAll(/^ +| +$/g, "")} `.includes(foldedTerm)
      const marked = markWords(text, term).filter((piece) => piece.isMarked)
      expect(marked.length > 0).toBe(isFound)
      for (const piece of marked) expect(foldText(` ${piece.text} `)).toContain(foldedTerm.trim())
    }),
    { numRuns: 1000 },
  )
})

test("folding twice changes nothing", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test("returns the words around the term in the excerpt, or in the text when the title does not contain it", () => {
  const filler = "palavra ".repeat(60)
  const post = { title: "Título", excerpt: "Resumo", contentText: `${filler}a CARÊNCIA do plano ${filler}` }
  const passage = findPassage(post, "carencia")
  expect(passage).toMatch(/^… (palavra )+a CARÊNCIA do plano (palavra )+…$/)
  expect(passage?.length).toBeLessThan(260)
  expect(findPassage({ ...post, title: "Carência" }, "carencia")).toBeNull()
  const excerpt = `${filler.slice(0, 80)}O prazo é a carência. Fim.`
  expect(findPassage({ ...post, excerpt }, "carencia")).toMatch(/^… (palavra )+O prazo é a carência. Fim.$/)
  const sentences = `${filler}Fim. O prazo é a carência.`
  expect(findPassage({ ...post, contentText: sentences }, "carencia")).toBe("O prazo é a carência.")
  expect(findPassage(post, "nada")).toBeNull()
  expect(findPassage({ ...post, contentText: "A carência." }, "carencia")).toBe("A carência.")
})

test("a passage contains the hit and splits no character", () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, term, after) => {
      const contentText = `${before} ${term} ${after}`
      fc.pre(foldText(term).trim() !== "" && term.length <= 100 && contentText.isWellFormed())
      const passage = findPassage({ title: "", excerpt: "", contentText }, term.trim())
      fc.pre(passage !== null)
      expect(passage?.isWellFormed()).toBe(true)
      expect(markWords(passage ?? "", term.trim()).some((piece) => piece.isMarked)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
