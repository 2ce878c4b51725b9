import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { offers } from "../../plans/catalogue/offers.ts"
import { deadlineDisplay } from "../deadline/deadline-display.ts"
import { dueLine } from "../deadline/due-line.ts"
import { LeadSheet } from "../lead-page/lead-sheet.tsx"
import { beatriz, sampleCalendar, sampleLead, sampleNow } from "../sample-leads.ts"
import { sampleSheet } from "../sample-sheet.ts"
import { QueueRow } from "./queue-row.tsx"

function rowOf(some: Parameters<typeof sampleLead>[0]) {
  const lead = sampleLead(some)
  return renderToStaticMarkup(
    <QueueRow
      line={{ lead, face: deadlineDisplay(lead, sampleCalendar, sampleNow) }}
      href="/painel/leads/1"
      you={beatriz.id}
      now={sampleNow}
    />,
  )
}

function sheetOf(some: Partial<typeof sampleSheet>) {
  const lead = { ...sampleSheet, ...some }
  const face = deadlineDisplay(lead, sampleCalendar, sampleNow)
  return renderToStaticMarkup(
    <LeadSheet
      lead={lead}
      face={face}
      line={dueLine(lead, face, sampleCalendar, sampleNow)}
      place={{ queueHref: "/painel/leads", words: null, previousHref: null, nextHref: null }}
      you={beatriz}
      company="WebPlan"
      now={sampleNow}
      colleagues={[]}
      alsoReading={[]}
      leadHref={(id) => `/painel/leads/${id}`}
      laterAt="2026-11-16T15:30"
      refused={null}
    />,
  )
}

test("[S3.35] the desk shows a lead's subject by its label, in the queue and on its page", () => {
  for (const offer of Object.values(offers))
    for (const { code, label } of offer.subjects) {
      const subject = offer.prefixesSubject ? `${offer.operadora} - ${code}` : code
      expect(rowOf({ subject }), code).toContain(label)
      expect(rowOf({ subject }), code).not.toContain(code)
      expect(sheetOf({ subject }).replace(/<code.*?<\/code>/, ""), code).toContain(`, ${label}. `)
    }
})

test("only whoever a lead is offered to finds the button to accept it", () => {
  expect(rowOf({ offeredTo: beatriz, offeredUntil: new Date("2026-11-16T14:41:00-03:00") })).toMatch(
    /name="intent" value="take".*Aceitar.*até as 14h41/,
  )
  expect(rowOf({ offeredTo: { id: "other", name: "Dalva Exemplar" } })).toMatch(/Sem dono.*oferecido a Dalva/)
  expect(rowOf({ offeredTo: { id: "other", name: "Dalva Exemplar" } })).not.toContain("Aceitar")
})

test("a number that is none gets no chat, and its digits no more than a call", () => {
  expect(rowOf({})).toContain("https://wa.me/5511900000001")
  const odd = rowOf({ phone: "ramal 4021", phoneE164: null })
  expect(odd).not.toContain("wa.me")
  expect(odd).toContain("tel:4021")
  expect(rowOf({ phone: "à noite", phoneE164: null })).not.toContain("tel:")
})

test("every form of a lead's page says which state of the lead it saw", () => {
  const forms = sheetOf({}).match(/<form.*?<\/form>/g) ?? []
  expect(forms.length).toBeGreaterThan(8)
  for (const form of forms) expect(form).toContain('name="version" value="6"')
})

test("what visitors typed is text and nothing else", () => {
  const typed = `<img src=x onerror=alert(1)>`
  expect(sheetOf({ message: typed, name: typed, idade: typed, ages: [] })).not.toContain("<img")
  expect(rowOf({ name: typed, idade: typed })).not.toContain("<img")
})
