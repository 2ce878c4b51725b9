import { readFileSync } from "node:fs"
import path from "node:path"

const file = path.join(import.meta.dirname, "../docs/privacy.md")

/** Parses the tables of docs/privacy.md. */
export function readPrivacyRecord(text = readFileSync(file, "utf8")) {
  return {
    personal: tableUnder(text, "Personal data in the database").flatMap(
      ([columns, purpose = "", basis = "", kept, readers = "", inPolicy = ""]) =>
        codes(columns).map((column) => ({
          column,
          purpose,
          basis,
          kept: codes(kept),
          readers: readers.split(", ").filter(Boolean).toSorted(),
          inPolicy,
        })),
    ),
    impersonal: tableUnder(text, "Columns that hold no personal data").flatMap(([table, columns]) =>
      codes(columns).map((column) => `${codes(table).join("")}.${column}`),
    ),
    /** The policy texts about the visitor's device and about data that leaves the database. */
    otherPolicyTexts: [
      ...tableUnder(text, "On the visitor's device"),
      ...tableUnder(text, "What leaves the database"),
    ].map((cells) => cells.at(-1) ?? ""),
    operations: tableUnder(text, "Impact report (RIPD)").map(([name = "", tables, bases = ""]) => ({
      name,
      tables: codes(tables),
      bases: bases.split(", "),
    })),
    /** The files that show the measures of the impact report. */
    measureFiles: tableUnder(text, "Impact report: risks and measures").flatMap(([, , , measures]) =>
      codes(measures).filter((code) => code.includes("/")),
    ),
    deviceKeys: tableUnder(text, "On the visitor's device").flatMap(([keys]) => codes(keys)),
  }
}

/** The cells of the table under a heading, without its header rows. */
function tableUnder(text: string, heading: string) {
  const [, part = ""] = text.split(`\n## ${heading}\n`)
  const lines = (part.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"))
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const codes = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code)

export type PrivacyRecord = ReturnType<typeof readPrivacyRecord>
