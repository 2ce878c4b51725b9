import { expect, test } from "vitest"
import { readQueueCursor, readQueueQuery, writeQueueCursor } from "./queue-query.ts"

// One in the morning of the 16th in Lisbon is still the 15th in São Paulo.
const now = new Date("2026-11-16T01:00:00Z")
const read = (address: string) => readQueueQuery(new URLSearchParams(address), now)

test("an address is a question; what nobody can mean is left out", () => {
  expect(read("")).toMatchObject({ view: "fila", search: "", walk: null })
  const owner = "00000000-0000-4000-8000-0000000000c1"
  expect(
    read(
      `visao=todos&situacao=fechado&operadora=amil&responsavel=${owner}&origem=google+cpc&suspeitos&busca=+ana+`,
    ),
  ).toMatchObject({
    view: "todos",
    search: "ana",
    filters: { status: "fechado", operadora: "amil", owner, source: "google cpc", onlySuspicious: true },
  })
  const odd = read("visao=tudo&situacao=feliz&responsavel=eu&de=2026-13-45&depois=nada_1&antes=x")
  expect(odd).toMatchObject({ view: "fila", walk: null })
  expect(Object.values(odd.filters).filter((value) => value !== undefined)).toEqual([])
})

test("[D45] periods are days of São Paulo", () => {
  expect(read("periodo=hoje").filters.firstDay).toBe("2026-11-15")
  expect(read("periodo=7").filters.firstDay).toBe("2026-11-09")
  expect(read("de=2026-11-01&ate=2026-11-03").filters).toMatchObject({
    firstDay: "2026-11-01",
    lastDay: "2026-11-03",
  })
})

test("a place in a list survives the address", () => {
  for (const place of [
    { key: "2026-11-15T12:00:00.123456Z", id: 7 },
    { key: "infinity", id: 1 },
  ])
    expect(readQueueCursor(writeQueueCursor(place))).toEqual(place)
  for (const text of [null, "", "infinity_0", "2026-99-99T12:00:00.123456Z_1", "infinity_1; drop"])
    expect(readQueueCursor(text)).toBe(null)
  expect(read("antes=infinity_4").walk).toEqual({ direction: "back", from: { key: "infinity", id: 4 } })
})
