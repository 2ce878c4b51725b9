import { expect, test } from "vitest"
import { readQueueCursor, readQueueQuery, writeQueueCursor } from "./queue-query.ts"

// 01:00 UTC on the 16th is still the 15th in São Paulo.
const now = new Date("2026-11-16T01:00:00Z")
const read = (address: string) => readQueueQuery(new URLSearchParams(address), now)

test("reads the query of an address, and ignores invalid values", () => {
  expect(read("")).toMatchObject({ view: "fila", search: "", paging: null })
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
  const invalid = read("visao=tudo&situacao=feliz&responsavel=eu&de=2026-13-45&depois=nada_1&antes=x")
  expect(invalid).toMatchObject({ view: "fila", paging: null })
  expect(Object.values(invalid.filters).filter((value) => value !== undefined)).toEqual([])
})

test("[D45] periods are days of São Paulo", () => {
  expect(read("periodo=hoje").filters.firstDay).toBe("2026-11-15")
  expect(read("periodo=7").filters.firstDay).toBe("2026-11-09")
  expect(read("de=2026-11-01&ate=2026-11-03").filters).toMatchObject({
    firstDay: "2026-11-01",
    lastDay: "2026-11-03",
  })
})

test("reads back a cursor written into an address, and rejects invalid ones", () => {
  for (const cursor of [
    { key: "2026-11-15T12:00:00.123456Z", id: 7 },
    { key: "infinity", id: 1 },
  ])
    expect(readQueueCursor(writeQueueCursor(cursor))).toEqual(cursor)
  for (const text of [null, "", "infinity_0", "2026-99-99T12:00:00.123456Z_1", "infinity_1; drop"])
    expect(readQueueCursor(text)).toBe(null)
  expect(read("antes=infinity_4").paging).toEqual({ direction: "previous", from: { key: "infinity", id: 4 } })
})
