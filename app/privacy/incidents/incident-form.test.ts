import { expect, test } from "vitest"
import { type PostedForm, readAssessment, readFacts, readNotice, readProtocols } from "./incident-form.ts"
import { readQuestion } from "./lead-reads.ts"

const now = new Date("2026-11-18T12:00:00Z")
const moment = (typed: string) => new Date(/^\d{4}-/.test(typed) ? `${typed}:00Z` : Number.NaN)

function posted(fields: Record<string, string>, ticked: readonly string[] = []): PostedForm {
  return { text: (name) => fields[name] ?? "", all: () => ticked, moment, now }
}
const facts = { kind: "perda", description: " Exemplo ", knownAt: "2026-11-17T10:00" }

test("reads what happened; unknown kinds of data are left out, unknown times are null", () => {
  expect(readFacts(posted(facts, ["saude", "nome", "x"]))).toEqual({
    values: {
      kind: "perda",
      description: "Exemplo",
      dataKinds: ["nome", "saude"],
      startedAt: null,
      endedAt: null,
      knownAt: new Date("2026-11-17T10:00:00Z"),
    },
  })
})

test.each([
  [{ kind: "x" }, "kind"],
  [{ description: "  " }, "description"],
  [{ description: "a".repeat(5001) }, "description"],
  [{ knownAt: "" }, "knownAt"],
  [{ knownAt: "2026-11-19T10:00" }, "knownAt"],
  [{ knownAt: "0000-01-01T00:00" }, "knownAt"],
  [{ startedAt: "ontem" }, "startedAt"],
  [{ startedAt: "2026-11-17T11:00" }, "startedAt"],
  [{ startedAt: "2026-11-17T09:00", endedAt: "2026-11-17T08:00" }, "endedAt"],
])("refuses %j at its field", (change, field) => {
  const read = readFacts(posted({ ...facts, ...change }))
  expect("faults" in read && Object.keys(read.faults)).toEqual([field])
})

test("an assessed risk needs its reason", () => {
  expect(readAssessment(posted({ risk: "a_avaliar" }))).toHaveProperty("values.risk", "a_avaliar")
  expect(readAssessment(posted({ risk: "nao_relevante" }))).toEqual({
    faults: { riskReason: "Escreva o motivo." },
  })
  expect(readAssessment(posted({ risk: "sim" }))).toHaveProperty("faults.risk")
})

test("a notice has a recipient, a past time and a way; another recipient is named in the note", () => {
  const notice = { recipient: "anpd", toldAt: "2026-11-18T09:00", channel: "formulário" }
  expect(readNotice(posted(notice))).toHaveProperty("values.recipient", "anpd")
  expect(readNotice(posted({ ...notice, recipient: "outro" }))).toEqual({
    faults: { note: "Diga quem foi avisado." },
  })
  expect(readNotice(posted({ ...notice, toldAt: "2026-11-18T13:00", channel: "" }))).toEqual({
    faults: { toldAt: "Este dia e hora ainda não chegaram.", channel: "Diga como." },
  })
})

test("reads protocols in any case, once each, and names what is not one", () => {
  expect(readProtocols("wp-1a2b-3c4d\n\nWP-1A2B-3C4D, WP-0000-0000")).toEqual({
    protocols: ["WP-1A2B-3C4D", "WP-0000-0000"],
  })
  expect(readProtocols("Marina")).toEqual({ fault: "Não é um protocolo: MARINA." })
  expect(readProtocols(" ")).toHaveProperty("fault")
})

test("a question needs a person; an unreadable time is an open end", () => {
  const person = "3f0b8f0e-6c1d-4a58-9f5e-0c9b7f6f2d11"
  const ask = (fields: Record<string, string>) => readQuestion((name) => fields[name] ?? "", moment)
  expect(ask({ pessoa: person, de: "2026-11-17T10:00", ate: "x" })).toEqual({
    staffId: person,
    from: new Date("2026-11-17T10:00:00Z"),
    to: null,
  })
  expect(ask({ pessoa: "ninguem" })).toBeNull()
})
