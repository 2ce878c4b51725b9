import { expect, test } from "vitest"
import { coverTopics } from "../content/cover-figures.ts"
import { coverOf } from "./cover-art.ts"

const card = { width: 6, height: 4 }
const topics = Object.keys(coverTopics)

test("draws the same cover for the same post, at every size", () => {
  for (const size of [card, { width: 7, height: 5 }, { width: 12, height: 4 }])
    expect(coverOf("portabilidade", "direitos", size)).toEqual(coverOf("portabilidade", "direitos", size))
})

test("draws a different cover for each of 1,000 posts of a topic", () => {
  for (const topic of topics) {
    const covers = Array.from({ length: 1000 }, (_, n) => JSON.stringify(coverOf(`artigo-${n}`, topic, card)))
    expect(new Set(covers).size).toBe(1000)
  }
})

test("gives each cover its topic's background and exactly one clay tile", () => {
  for (const topic of topics)
    for (let n = 0; n < 200; n++) {
      const [under, over] = coverOf(`artigo-${n}`, topic, card).layers
      expect(under?.[0]).toMatchObject({ tone: coverTopics[topic as "direitos"].palette.G })
      const clay = over?.filter(({ tone }) => tone === "b") ?? []
      expect(clay.map(({ d }) => d.match(/M/g)?.length).every((paths) => paths === 1)).toBe(true)
      expect(clay.length).toBeGreaterThan(0)
    }
})

test("leaves the top row of a card without figures, so that it can be cropped", () => {
  for (let n = 0; n < 200; n++) {
    const { palette } = coverTopics.direitos
    const [, over] = coverOf(`artigo-${n}`, "direitos", card).layers
    const atTop = over?.filter(({ d }) => /M\d+(\.\d+)? 0h1v1/.test(d)).map(({ tone }) => tone) ?? []
    expect(atTop.every((tone) => tone === palette.G)).toBe(true)
  }
})

test("gives a category that is not a topic the look of one topic, always the same", () => {
  expect(coverOf("um-artigo", "guias", card)).toEqual(coverOf("um-artigo", "guias", card))
  expect(coverOf("um-artigo", "", card).layers.length).toBe(2)
})
