import { existsSync, globSync, readFileSync } from "node:fs"
import path from "node:path"
import { type TaggedTest, testsOf } from "./tagged-tests.ts"

/** One row of tests/planted: a fault that the tests of a requirement must find, or the reason why there is none. */
export type PlantedRow = {
  id: string
  file: string
  search: string
  replacement: string
  reason: string
  /** File and line of the row itself. */
  from: string
}

type Spec = { proven: readonly string[]; known: readonly string[]; tests: readonly TaggedTest[] }

const columns = "id\tfile\tsearch\treplacement\treason"

export function readPlantedRows(root: string): PlantedRow[] {
  return globSync("tests/planted/*.tsv", { cwd: root })
    .toSorted()
    .flatMap((name) => parsePlantedRows(name, readFileSync(path.join(root, name), "utf8")))
}

/** Lines that begin with `#` are comments. In a cell `\n` is a new line, `\t` a tab, `\\` a backslash. */
export function parsePlantedRows(name: string, text: string): PlantedRow[] {
  return text
    .split("\n")
    .map((line, at) => ({ line, from: `${name}:${at + 1}` }))
    .filter(({ line }) => line !== "" && !line.startsWith("#") && line !== columns)
    .map(({ line, from }) => {
      const [id = "", file = "", search = "", replacement = "", reason = ""] = line.split("\t").map(unescape)
      return { id, file, search, replacement, reason, from }
    })
}

function unescape(cell: string) {
  const meant: Record<string, string> = { n: "\n", t: "\t", "\\": "\\" }
  return cell.replaceAll(/\\([nt\\])/g, (_, letter: string) => meant[letter] ?? "")
}

export function readSpec(root: string): Spec {
  const [, ...lines] = readFileSync(path.join(root, "docs/spec/requirements.tsv"), "utf8")
    .trimEnd()
    .split("\n")
  const open = new Set(readFileSync(path.join(root, "docs/spec/open.txt"), "utf8").trimEnd().split("\n"))
  const known = lines.map((line) => line.split("\t")[0] ?? "")
  return { known, proven: known.filter((id) => !open.has(id)), tests: testsOf(root) }
}

/** What is wrong with the rows, as sentences: a row that cannot be planted proves nothing. */
export function faultsOfRows(rows: readonly PlantedRow[], spec: Spec, root: string): string[] {
  const covered = new Set(rows.map(({ id }) => id))
  return [
    ...spec.proven
      .filter((id) => !covered.has(id))
      .map((id) => `${id} has neither a planted fault nor a reason`),
    ...rows.flatMap((row) => {
      const fault = faultOfRow(row, spec, root)
      return fault ? [`${row.from} ${row.id}: ${fault}`] : []
    }),
  ]
}

function faultOfRow({ id, file, search, replacement, reason }: PlantedRow, spec: Spec, root: string) {
  if (!spec.known.includes(id)) return "no requirement has this id"
  if (!spec.tests.some((test) => test.ids.has(id))) return "no test carries this id"
  if (reason) return file || search || replacement ? "a row holds a fault or a reason, not both" : null
  if (!file || !existsSync(path.join(root, file))) return `there is no file ${file}`
  if (/\.(test|spec)\.tsx?$|^(testing|tests)\//.test(file))
    return "a fault is planted in the product, not in a test"
  if (search === replacement) return "the replacement is the same text"
  const count = search === "" ? 0 : readFileSync(path.join(root, file), "utf8").split(search).length - 1
  return count === 1 ? null : `the search text occurs ${count} times in ${file}`
}
