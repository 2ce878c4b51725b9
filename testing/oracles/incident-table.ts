import { readGuide } from "./guide.ts"

/** An incident of the guide: its name in the table, its alerts, and the section that the name leads to. */
export type GuidedIncident = { row: string; alerts: string[]; calls: boolean; section: string }

/** The chapter Incidents of docs/operations.md. */
export function readIncidentTable(): GuidedIncident[] {
  const [, after = ""] = readGuide(["operations.md"]).split("\n## Incidents\n")
  const [tables = "", ...sections] = (after.split("\n## ")[0] ?? "").split("\n### ")
  const [calling = "", byMail = ""] = tables.split("\n**Only by mail**\n")
  const sectionOf = (row: string) => sections.find((section) => section.startsWith(`${row}\n`)) ?? ""
  return [calling, byMail].flatMap((table, n) =>
    [...table.matchAll(/^\| \[(.+?)\]\(#\S+?\) +\|([^|]*)\|/gm)].map(([, row = "", cell = ""]) => ({
      row,
      alerts: [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name).toSorted(),
      calls: n === 0,
      section: sectionOf(row),
    })),
  )
}
