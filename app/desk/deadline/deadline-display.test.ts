import { expect, test } from "vitest"
import { at, sampleCalendar, sampleLead, sampleNow } from "../sample-leads.ts"
import { bigClockText, deadlineDisplay } from "./deadline-display.ts"

function displayOf(lead: Parameters<typeof sampleLead>[0], now = sampleNow) {
  return deadlineDisplay(sampleLead(lead), sampleCalendar, now)
}

const due = (time: string) => displayOf({ createdAt: at("12:00"), dueAt: at(time) })

test("a quarter of the disc is 30 working minutes; the colour changes at one hour and at 24 minutes", () => {
  const shown = [
    "16:32",
    "16:03",
    "16:02",
    "15:33",
    "15:32",
    "15:03",
    "15:02",
    "14:57",
    "14:56",
    "14:33",
  ].map((time) => {
    const { tile, state, text } = due(time)
    return `${text} ${tile} ${state}`
  })
  expect(shown).toEqual([
    "2h p4ate ok",
    "1h31 p4ate ok",
    "1h30 p3ate ok",
    "1h01 p3ate ok",
    "1h p2spy half",
    "31 min p2spy half",
    "30 min p1spy half",
    "25 min p1spy half",
    "24 min p1bwd last",
    "1 min p1bwd last",
  ])
})

test("shows the time of the deadline, and its day when it is not today", () => {
  expect(due("16:19").detail).toBe("até as 16h19")
  expect(displayOf({ dueAt: new Date("2026-11-17T08:40:00-03:00") }, at("18:40")).detail).toBe(
    "amanhã, até as 8h40",
  )
})

test("a missed deadline shows the working time since", () => {
  expect(due("14:07")).toMatchObject({ state: "late", tile: "p0hw", text: "Vencido", detail: "há 25 min" })
  expect(due("14:32")).toMatchObject({ state: "late", detail: "agora há pouco", minutesLeft: -1 })
  const friday = displayOf({ dueAt: new Date("2026-11-13T19:30:00-03:00") }, at("08:15"))
  expect(friday.detail).toBe("há 45 min")
})

test("after contact shows the time of a contact in time, and the duration until a late one", () => {
  const met = { createdAt: at("12:50"), dueAt: at("14:50") }
  expect(displayOf({ ...met, firstContactAt: at("13:31") })).toMatchObject({
    state: "met",
    tile: "c0at",
    text: "Contato",
    detail: "às 13h31, em 41 min",
    minutesLeft: null,
  })
  expect(
    displayOf({ createdAt: at("11:50"), dueAt: at("13:50"), firstContactAt: at("14:02") }),
  ).toMatchObject({
    state: "metLate",
    tile: "c0ab",
    detail: "fora do prazo, 2h12",
  })
})

test("while the office is closed shows when the deadline continues", () => {
  const overTheWeekend = {
    createdAt: new Date("2026-11-13T19:20:00-03:00"),
    dueAt: new Date("2026-11-16T09:20:00-03:00"),
  }
  expect(displayOf(overTheWeekend, new Date("2026-11-13T21:00:00-03:00"))).toMatchObject({
    state: "rest",
    tile: "m0vi",
    text: "Parado",
    detail: "volta seg. às 8h",
    minutesLeft: 80,
  })
})

test("a lead without a deadline or ended without contact has no time left to show", () => {
  expect(displayOf({ dueAt: null })).toMatchObject({ text: "Sem prazo", minutesLeft: null })
  expect(displayOf({ status: "descartado" })).toMatchObject({ text: "Descartado", detail: "sem contato" })
})

test("the large clock shows the deadline beside the time left", () => {
  const detail = (lead: Parameters<typeof sampleLead>[0]) =>
    bigClockText(sampleLead(lead), displayOf(lead), sampleNow)
  expect(detail({ dueAt: at("14:44") })).toBe("para o primeiro contato, até as 14h44")
  expect(detail({ dueAt: at("14:07") })).toBe("há 25 min; era até as 14h07")
  expect(detail({ dueAt: null })).toBe("sem expediente previsto")
})
