import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const root = path.join(import.meta.dirname, "..")
const verdicts = ["met", "part", "fail", "not applicable"]
const mostInPart = 10
/** The requirements of levels 1 and 2 of ASVS 5.0.0, by chapter. */
const perChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

type Row = { id: string; verdict: string; proof: string }

/** What is wrong with the document, as short sentences. */
function faultsOf(text: string) {
  const rows = rowsOf(text)
  const ids = rows.map(({ id }) => id)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} occurs twice`),
    ...perChapter.flatMap((expected, at) => {
      const found = ids.filter((id) => id.startsWith(`${at + 1}.`)).length
      return found === expected ? [] : [`V${at + 1} has ${found} rows and not ${expected}`]
    }),
    ...rows.filter(({ verdict }) => !verdicts.includes(verdict)).map(({ id }) => `${id} has no verdict`),
    ...rows.filter(({ verdict }) => verdict === "fail").map(({ id }) => `${id} fails`),
    ...countFaults(text, rows),
    ...rows.flatMap(({ id, verdict, proof }) =>
      proofFaults(verdict, proof, text).map((one) => `${id}: ${one}`),
    ),
  ]
}

/** Cells between vertical bars, of rows that begin with an id such as 6.2.10. */
function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) *\|(.*)\|$/gm)].map(([, id = "", rest = ""]) => {
    const [, verdict = "", ...proof] = rest.split("|").map((cell) => cell.trim())
    return { id, verdict, proof: proof.join("|") }
  })
}

function countFaults(text: string, rows: readonly Row[]) {
  return [...verdicts, "all"].flatMap((verdict) => {
    const counted = rows.filter((row) => verdict === "all" || row.verdict === verdict).length
    const stated = new RegExp(`^\\| ${verdict} +\\| (\\d+) +\\|$`, "m").exec(text)?.[1]
    const isTooMany = verdict === "part" && counted > mostInPart
    return [
      ...(Number(stated) === counted
        ? []
        : [`the summary says ${stated} for ${verdict}, the rows ${counted}`]),
      ...(isTooMany ? [`${counted} are met in part, and ${mostInPart} may be`] : []),
    ]
  })
}

function proofFaults(verdict: string, proof: string, text: string) {
  const named = [...proof.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = "", after = ""]) => ({ file, after }))
  const anchors = [...proof.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = ""]) => anchor)
  const headings = new Set(
    [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) =>
      heading.toLowerCase().replaceAll(/[^\w]+/g, "-"),
    ),
  )
  return [
    ...(proof === "" ? ["no proof and no reason"] : []),
    ...(verdict === "met" && named.length + anchors.length === 0 ? ["met without a proof"] : []),
    ...anchors.filter((anchor) => !headings.has(anchor)).map((anchor) => `no chapter ${anchor}`),
    ...named.flatMap(({ file, after }) => fileFaults(file, after)),
  ]
}

/** Quoted words after the name of a file must be in that file. */
function fileFaults(file: string, after: string) {
  const place = path.join(root, file)
  if (!existsSync(place)) return [`${file} does not exist`]
  const quoted = [...after.matchAll(/"([^"]+)"/g)].map(([, words = ""]) => words)
  const text = statSync(place).isFile() ? readFileSync(place, "utf8") : ""
  return quoted.filter((words) => !text.includes(words)).map((words) => `${file} has no "${words}"`)
}

const written = readFileSync(path.join(root, "docs/security.md"), "utf8")

test("every requirement has one row with a verdict, and every named file, title and chapter exists", () => {
  expect(faultsOf(written)).toEqual([])
})

test.each([
  ["a file that is gone", "`SECURITY.md`", "`GONE.md`", "GONE.md does not exist"],
  ["a title that changed", "] sign-ins are", "] some are", "] some are"],
  ["a chapter that is gone", "## Limits", "## Borders", "no chapter limits"],
  ["an id that occurs twice", "| 1.1.2 ", "| 1.1.1 ", "1.1.1 occurs twice"],
  ["an unknown verdict", /(\| 1\.1\.1 .*\| )met /, "$1yes ", "1.1.1 has no verdict"],
  ["a requirement that fails", /(\| 1\.1\.1 .*\| )met /, "$1fail ", "1.1.1 fails"],
  ["a wrong count", /(\| met +\| )\d+/, "$11", "the summary says 1 for met"],
  ["a missing row", /^\| 17\.3\.2 .*\n/m, "", "V17 has 6 rows and not 7"],
] as const)("finds %s", (_what, from, to, fault) => {
  expect(faultsOf(written.replace(from, to)).join("\n")).toContain(fault)
})

test("finds more than ten requirements that are met in part", () => {
  const inPart = written.replaceAll(/^(\| 1\.\d\.\d+ .*\| )met /gm, "$1part ")
  expect(faultsOf(inPart).join("\n")).toMatch(/\d+ are met in part, and 10 may be/)
})
