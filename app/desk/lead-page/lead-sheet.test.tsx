import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { deadlineDisplay } from "../deadline/deadline-display.ts"
import { dueLine } from "../deadline/due-line.ts"
import { beatriz, sampleCalendar, sampleNow } from "../sample-leads.ts"
import { sampleSheet } from "../sample-sheet.ts"
import { LeadSheet } from "./lead-sheet.tsx"
import { type ReadyText, readyTexts } from "./ready-texts.ts"

function render(texts: readonly ReadyText[]) {
  const deadline = deadlineDisplay(sampleSheet, sampleCalendar, sampleNow)
  return renderToStaticMarkup(
    <LeadSheet
      lead={sampleSheet}
      texts={texts}
      deadline={deadline}
      line={dueLine(sampleSheet, deadline, sampleCalendar, sampleNow)}
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

const messageOf = (html: string) => /<textarea id="mensagem"[^>]*>([^<]*)/.exec(html)?.[1]?.trim()
const selected = (html: string) => /<option value="([\w-]+)" selected/.exec(html)?.[1]

test("the text that fits the lead is chosen, and every moment that has texts is a group", () => {
  const html = render(readyTexts)
  expect(selected(html)).toBe("nao-consegui")
  expect(messageOf(html)).toContain("Tentei ligar agora há pouco")
  expect(html.match(/<optgroup/g)).toHaveLength(4)
})

test("when the office has removed that text, its first one is chosen", () => {
  const own: ReadyText = { key: "nova", moment: "decisao", title: "Nova", text: "{ola} Texto do escritório." }
  const html = render([own])
  expect(selected(html)).toBe("nova")
  expect(messageOf(html)).toMatch(/^Olá, Marina! Texto do escritório\. /)
  expect(html.match(/<optgroup/g)).toHaveLength(1)
})

test("without texts the choice is left out, and the message greets and says who writes", () => {
  const html = render([])
  expect(html).not.toContain("Texto pronto")
  expect(messageOf(html)).toMatch(/^Olá, Marina! Aqui é Beatriz, da WebPlan\. A WebPlan nunca pede/)
})
