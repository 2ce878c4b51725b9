import fc from "fast-check"
import { expect, test } from "vitest"
import { gatherSegment, segmentSize } from "./search-segment.ts"

function positionsOf(hex: string) {
  return Array.from(hex.slice(1)).flatMap((digit, n) =>
    [0, 1, 2, 3].filter((bit) => Number.parseInt(digit, 16) & (8 >> bit)).map((bit) => n * 4 + bit),
  )
}

function gather(texts: readonly string[], phrases: readonly string[] = []) {
  const { add, words } = gatherSegment(phrases)
  for (const [position, text] of texts.entries()) add(position, text)
  return [...words()].map(({ kind, word, few, many }) => ({
    kind,
    word,
    isMany: many !== null,
    positions: (few ?? positionsOf(many ?? "")).toSorted((a, b) => a - b),
  }))
}

const text = fc
  .array(fc.constantFrom("saude", "saude,", "plano", "a", "100%", "🙂x", "\u001f"))
  .map((list) => ` ${["um", ...list].join(" ")} `)

test("every word, piece and phrase knows exactly the posts that hold it", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 300 }), (texts) => {
      const gathered = gather(texts, ["saude plano", "nunca visto"])
      for (const { word, positions } of gathered)
        expect(positions).toEqual(texts.flatMap((each, n) => (each.includes(word) ? [n] : [])))
      const pieces = new Set(gathered.filter(({ kind }) => kind === "piece").map(({ word }) => word))
      for (const word of texts.flatMap((each) => each.split(" ")).filter((each) => each !== "\u001f"))
        for (const piece of word) expect(pieces).toContain(piece)
    }),
    { numRuns: 30 },
  )
})

test("posts are listed up to 128 and a bitmap beyond, to the last place of the segment", () => {
  const some = gather(Array.from({ length: 128 }, () => " x "))
  const more = gather(Array.from({ length: 129 }, () => " x "))
  expect(some.find(({ word }) => word === " x ")?.isMany).toBe(false)
  expect(more.find(({ word }) => word === " x ")).toMatchObject({ isMany: true })
  const { add, words } = gatherSegment([])
  for (let n = 0; n < 200; n++) add(segmentSize - 200 + n, " fim ")
  const [end] = [...words()]
  expect(positionsOf(end?.many ?? "").at(-1)).toBe(segmentSize - 1)
})

test("a phrase that no post holds is known to be nowhere", () => {
  expect(gather([" um texto "], ["outro texto"]).at(-1)).toEqual({
    kind: "piece",
    word: "outro texto",
    isMany: false,
    positions: [],
  })
})

test("a long piece is kept where more than 256 words hold it, or where it is asked for", () => {
  const texts = (words: number) => Array.from({ length: words }, (_, n) => ` ${n}mente${n} `)
  const longOf = (words: number, wanted: readonly string[] = []) =>
    gather(texts(words), wanted).flatMap(({ kind, word }) =>
      kind === "piece" && word.length > 3 ? [word] : [],
    )
  expect(longOf(256)).toEqual([])
  expect(new Set(longOf(257))).toEqual(new Set(["ment", "ente", "mente"]))
  expect(longOf(3, ["2mente", "outra"])).toEqual(["2mente", "outra"])
})
