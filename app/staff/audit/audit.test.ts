import { expect, test } from "vitest"
import { readAuditCursor, readAuditFilter, writeAuditCursor } from "./audit.ts"
import {
  auditActions,
  auditActionText,
  auditCopyText,
  auditDetailText,
  auditTargetText,
  leadOfTarget,
} from "./audit-text.ts"

test("reads valid filter values and ignores invalid ones", () => {
  const id = "00000000-0000-4000-8000-0000000000b1"
  expect(
    readAuditFilter(new URLSearchParams(`pessoa=${id}&acao=lead_read&de=2026-11-01&ate=2026-11-16`)),
  ).toEqual({ staffId: id, action: "lead_read", from: "2026-11-01", to: "2026-11-16" })
  expect(readAuditFilter(new URLSearchParams("pessoa=x&acao=&de=2026-02-31&ate=ontem"))).toEqual({})
})

test("reads back a written cursor and refuses an invalid one", () => {
  const line = { exactTime: "2026-11-16T17:32:00.123456Z", id: 12 }
  expect(readAuditCursor(writeAuditCursor(line))).toEqual({ at: line.exactTime, id: 12 })
  for (const text of [null, "", "x", "2026-13-16T17:32:00.123456Z_1", "2026-11-16T17:32:00.123456Z_0"])
    expect(readAuditCursor(text)).toBeNull()
})

test("describes actions and details in Portuguese, and shows unknown ones as stored", () => {
  expect(auditActionText("leads_exportados")).toBe("Exportou leads")
  expect(auditActionText("algo_novo")).toBe("algo_novo")
  expect(auditDetailText({ from: "2026-11-01", status: null, leads: 1284, isComplete: true, x: [1] })).toBe(
    "de 2026-11-01, leads 1.284, completa sim, x [1]",
  )
  expect(Object.values(auditActions).every((words) => /^\p{Lu}/u.test(words))).toBe(true)
  expect(auditDetailText({ term: "3fa9c1", person: "x", search: "name" }, 1)).toBe("por nome, 1 lead")
  expect(auditDetailText({ list: "fila" }, 50)).toBe("lista fila, 50 leads")
  expect(auditTargetText("calendario:2026-11-20")).toBe("2026-11-20")
  expect(auditTargetText("00000000-0000-4000-8000-0000000000b1")).toBeNull()
  expect(leadOfTarget("lead:31")).toBe(31)
  expect(leadOfTarget("site:31")).toBeNull()
  expect(leadOfTarget(null)).toBeNull()
})

test("says when the audit was last copied, and when a copy is late", () => {
  const at = new Date("2026-11-16T17:30:00Z")
  expect(auditCopyText({ at }, 900)).toEqual({
    isLate: false,
    text: "Última cópia: 16 de novembro de 2026, 14h30.",
  })
  expect(auditCopyText({ at: null }, 0)).toEqual({ isLate: false, text: "Ainda não houve cópia." })
  expect(auditCopyText({ at: null }, 3601)).toEqual({
    isLate: true,
    text: "Há registros sem cópia fora do servidor há mais de uma hora. Ainda não houve cópia.",
  })
})
