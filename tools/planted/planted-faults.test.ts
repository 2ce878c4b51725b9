import path from "node:path"
import { expect, test } from "vitest"
import { rowsWithBrokenCode } from "./broken-code.ts"
import { faultsOfRows, parsePlantedRows, readPlantedRows, readSpec } from "./planted-faults.ts"

const root = path.join(import.meta.dirname, "../..")
const spec = readSpec(root)

test("[N1.06] every proven requirement has a planted fault or a reason, and every fault can be planted", () => {
  expect(faultsOfRows(readPlantedRows(root), spec, root)).toEqual([])
})

test("[N1.06] planted code has no syntax error and no undefined name, which any test would find", () => {
  expect(rowsWithBrokenCode(readPlantedRows(root), root)).toEqual([])
  const file = "app/leads/lead/lead.ts"
  const broken = ["errors.nome = gone()", "errors.name = ("].map((replacement) => [
    "S5.02",
    file,
    "errors.name =",
    replacement,
  ])
  const rows = parsePlantedRows("planted.tsv", broken.map((row) => row.join("\t")).join("\n"))
  expect(rowsWithBrokenCode(rows, root).map((fault) => fault.split(": ")[0])).toEqual([
    "planted.tsv:1",
    "planted.tsv:2",
  ])
})

test("[N1.06] a row that cannot be planted is found", () => {
  const file = "app/leads/lead/lead.ts"
  const cells = {
    "S5.02 unknown file": ["S5.02", "app/leads/gone.ts", "a", "b", ""],
    "S5.02 a test": ["S5.02", "app/leads/lead/lead.test.ts", "a missing name", "b", ""],
    "S5.02 not there": ["S5.02", file, "a text that is not there", "b", ""],
    "S5.02 more than once": ["S5.02", file, "errors", "faults", ""],
    "S5.02 nothing": ["S5.02", file, "", "b", ""],
    "S5.02 no change": ["S5.02", file, "Nome é obrigatório", "Nome é obrigatório", ""],
    "S5.02 fault and reason": ["S5.02", file, "Nome é obrigatório", "Nome", "why not"],
    "S99.99 unknown id": ["S99.99", file, "Nome é obrigatório", "Nome", ""],
    "N2.01 no test": ["N2.01", file, "Nome é obrigatório", "Nome", ""],
  }
  const ofTests = {
    ...spec,
    proven: [],
    known: [...spec.known, "N2.01"],
    tests: spec.tests.filter(hasNot("N2.01")),
  }
  for (const [title, row] of Object.entries(cells)) {
    const rows = parsePlantedRows("planted.tsv", row.join("\t"))
    expect(faultsOfRows(rows, ofTests, root), title).toHaveLength(1)
  }
  const good = parsePlantedRows("planted.tsv", ["S5.02", file, "Nome é obrigatório", "Nome", ""].join("\t"))
  expect(faultsOfRows(good, ofTests, root)).toEqual([])
  expect(faultsOfRows(good, { ...ofTests, proven: ["S5.02", "S5.03"] }, root)).toEqual([
    "S5.03 has neither a planted fault nor a reason",
  ])
})

const hasNot = (id: string) => (test: { ids: ReadonlySet<string> }) => !test.ids.has(id)

test("a cell may hold new lines, tabs and backslashes", () => {
  const text = String.raw`# a comment
id	file	search	replacement	reason
S1.01	a.ts	\\s+\n\tb		`
  expect(parsePlantedRows("S1.tsv", text)).toEqual([
    { id: "S1.01", file: "a.ts", search: "\\s+\n\tb", replacement: "", reason: "", from: "S1.tsv:3" },
  ])
})
