import fc from "fast-check"
import { expect, test } from "vitest"
import { findPassage } from "./find-passage.ts"
import { markWords } from "./mark-words.ts"
import { foldText } from "./search-text.ts"

function shown(text: string, term: string) {
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

test("the term is marked whatever its accents and capitals, and the text keeps its own", () => {
  expect(shown("Prazos de CARÊNCIA do plano", "carencia")).toBe("Prazos de [CARÊNCIA] do plano")
  expect(shown("Prazos de carencia do plano", "CARÊN")).toBe("Prazos de [caren]cia do plano")
  expect(shown("CARE\u0302NCIA!", "carência")).toBe("[CARE\u0302NCIA]!")
  expect(shown("Straße e İstanbul", "ß")).toBe("Stra[ß]e e İstanbul")
  expect(shown("Straße e İstanbul", "ist")).toBe("Straße e [İst]anbul")
  expect(shown("a 100% (de_fato)", "% (DE_")).toBe("a 100[% (de_]fato)")
})

test("repeated hits are marked each, neighbours as one piece, and nothing is marked without a term", () => {
  expect(markWords("saúde e saude", "saude").filter((piece) => piece.isMarked)).toHaveLength(2)
  expect(shown("aaaa", "aa")).toBe("[aaaa]")
  expect(markWords("saúde", "")).toEqual([{ text: "saúde", isMarked: false }])
  expect(markWords("saúde", "  ")).toEqual([{ text: "saúde", isMarked: false }])
})

test("a blank of the term fits any run of blanks, and the end of the text", () => {
  expect(shown("plano  de\n saúde", "plano de saude ")).toBe("[plano  de\n saúde]")
})

test("the pieces are the text again, none is empty, and two neighbours differ", () => {
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

test("a text is marked exactly when search would find it", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.nat(), fc.nat(20), fc.boolean(), (text, other, from, length, isOwn) => {
      const term = isOwn ? text.slice(from % (text.length + 1)).slice(0, length) : other
      const wanted = foldText(term)
      fc.pre(wanted.trim() !== "")
      const isFound = ` ${foldText(text).replaceAll(/^ +| +$/g, "")} `.includes(wanted)
      const marked = markWords(text, term).filter((piece) => piece.isMarked)
      expect(marked.length > 0).toBe(isFound)
      for (const piece of marked) expect(foldText(` ${piece.text} `)).toContain(wanted.trim())
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

test("a passage shows the hit where title and excerpt do not", () => {
  const filler = "palavra ".repeat(60)
  const post = { title: "Título", excerpt: "Resumo", contentText: `${filler}a CARÊNCIA do plano ${filler}` }
  const passage = findPassage(post, "carencia")
  expect(passage).toMatch(/^… (palavra )+a CARÊNCIA do plano (palavra )+…$/)
  expect(passage?.length).toBeLessThan(260)
  expect(findPassage({ ...post, title: "Carência" }, "carencia")).toBeNull()
  expect(findPassage({ ...post, excerpt: "carencia" }, "carencia")).toBeNull()
  expect(findPassage(post, "nada")).toBeNull()
  expect(findPassage({ ...post, contentText: "A carência." }, "carencia")).toBe("A carência.")
})

test("a passage holds the hit and breaks no character", () => {
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
