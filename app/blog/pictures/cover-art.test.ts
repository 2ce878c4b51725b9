import { expect, test } from "vitest"
import { coverTopics } from "../content/cover-figures.ts"
import { coverOf } from "./cover-art.ts"

const card = { width: 6, height: 4 }
const topics = Object.keys(coverTopics)

test("a post always gets the same cover, at every size", () => {
  for (const size of [card, { width: 7, height: 5 }, { width: 12, height: 4 }])
    expect(coverOf("portabilidade", "direitos", size)).toEqual(coverOf("portabilidade", "direitos", size))
})

test("a thousand posts of each topic get a thousand covers", () => {
  for (const topic of topics) {
    const covers = Array.from({ length: 1000 }, (_, n) => JSON.stringify(coverOf(`artigo-${n}`, topic, card)))
    expect(new Set(covers).size).toBe(1000)
  }
})

test("each cover has its topic's ground and exactly one tile of clay", () => {
  for (const topic of topics)
    for (let n = 0; n < 200; n++) {
      const [under, over] = coverOf(`artigo-${n}`, topic, card).layers
      expect(under?.[0]).toMatchObject({ tone: coverTopics[topic as "direitos"].palette.G })
      const clay = over?.filter(({ tone }) => tone === "b") ?? []
      expect(clay.map(({ d }) => d.match(/M/g)?.length).every((paths) => paths === 1)).toBe(true)
      expect(clay.length).toBeGreaterThan(0)
    }
})

test("the top row of a card is silence: a crop loses nothing", () => {
  for (let n = 0; n < 200; n++) {
    const { palette } = coverTopics.direitos
    const [, over] = coverOf(`artigo-${n}`, "direitos", card).layers
    const atTop = over?.filter(({ d }) => /M\d+(\.\d+)? 0h1v1/.test(d)).map(({ tone }) => tone) ?? []
    expect(atTop.every((tone) => tone === palette.G)).toBe(true)
  }
})

test("a category that is no topic borrows one, always the same", () => {
  expect(coverOf("um-artigo", "guias", card)).toEqual(coverOf("um-artigo", "guias", card))
  expect(coverOf("um-artigo", "", card).layers.length).toBe(2)
})
