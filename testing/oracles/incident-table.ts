import { readFileSync } from "node:fs"
import path from "node:path"

const guide = path.join(import.meta.dirname, "../../docs/operations.md")

/** The rows of the table Incidents in docs/operations.md: the first cell, and the alerts that its cell `alert` names. */
export function readIncidentTable() {
  const [, chapter = ""] = readFileSync(guide, "utf8").split("\n## Incidents\n")
  const [header = [], , ...rows] = (chapter.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  const column = header.indexOf("alert")
  return rows.map(([, row = "", ...cells]) => {
    const named = [...(cells[column - 2] ?? "").matchAll(/`(\w+)`/g)].map(([, name = ""]) => name)
    return { row, alerts: named.toSorted() }
  })
}
