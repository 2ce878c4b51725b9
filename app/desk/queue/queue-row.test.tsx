import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { offers } from "../../plans/catalogue/offers.ts"
import { deadlineDisplay } from "../deadline/deadline-display.ts"
import { dueLine } from "../deadline/due-line.ts"
import { LeadSheet } from "../lead-page/lead-sheet.tsx"
import { beatriz, sampleCalendar, sampleLead, sampleNow } from "../sample-leads.ts"
import { sampleSheet } from "../sample-sheet.ts"
import { QueueRow } from "./queue-row.tsx"

function rowOf(overrides: Parameters<typeof sampleLead>[0]) {
  const lead = sampleLead(overrides)
  return renderToStaticMarkup(
    <QueueRow
      line={{ lead, deadline: deadlineDisplay(lead, sampleCalendar, sampleNow) }}
      href="/painel/leads/1"
      viewerId={beatriz.id}
      now={sampleNow}
    />,
  )
}

function sheetOf(overrides: Partial<typeof sampleSheet>) {
  const lead = { ...sampleSheet, ...overrides }
  const deadline = deadlineDisplay(lead, sampleCalendar, sampleNow)
  return renderToStaticMarkup(
    <LeadSheet
      lead={lead}
      texts={[]}
      deadline={deadline}
      line={dueLine(lead, deadline, sampleCalendar, sampleNow)}
      place={{ queueHref: "/painel/leads", text: null, previousHref: null, nextHref: null }}
      viewer={beatriz}
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

test("shows the button to accept only to the person the lead is offered to", () => {
  expect(rowOf({ offeredTo: beatriz, offeredUntil: new Date("2026-11-16T14:41:00-03:00") })).toMatch(
    /name="intent" value="take".*Aceitar.*até as 14h41/,
  )
  expect(rowOf({ offeredTo: { id: "other", name: "Dalva Exemplar" } })).toMatch(
    /Sem responsável.*oferecido a Dalva/,
  )
  expect(rowOf({ offeredTo: { id: "other", name: "Dalva Exemplar" } })).not.toContain("Aceitar")
})

test("an invalid phone number has no chat link, and a call link only if it has digits", () => {
  expect(rowOf({})).toContain("https://wa.me/5511900000001")
  const invalid = rowOf({ phone: "ramal 4021", phoneE164: null })
  expect(invalid).not.toContain("wa.me")
  expect(invalid).toContain("tel:4021")
  expect(rowOf({ phone: "à noite", phoneE164: null })).not.toContain("tel:")
})

test("every form of a lead's page sends the version of the lead", () => {
  const forms = sheetOf({}).match(/<form.*?<\/form>/g) ?? []
  expect(forms.length).toBeGreaterThan(8)
  for (const form of forms) expect(form).toContain('name="version" value="6"')
})

test("escapes everything that visitors typed", () => {
  const typed = `<img src=x onerror=alert(1)>`
  expect(sheetOf({ message: typed, name: typed, idade: typed, ages: [] })).not.toContain("<img")
  expect(rowOf({ name: typed, idade: typed })).not.toContain("<img")
})
