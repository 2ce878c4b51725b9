import { expect, test } from "vitest"
import { at, sampleCalendar, sampleLead, sampleNow } from "../sample-leads.ts"
import { bigClockText, deadlineDisplay } from "./deadline-display.ts"

function faceOf(lead: Parameters<typeof sampleLead>[0], now = sampleNow) {
  return deadlineDisplay(sampleLead(lead), sampleCalendar, now)
}

const due = (time: string) => faceOf({ createdAt: at("12:00"), dueAt: at(time) })

test("a quarter of the disc is 30 working minutes; colours change at one hour and at 24 minutes", () => {
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
    const { tile, state, words } = due(time)
    return `${words} ${tile} ${state}`
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

test("the deadline is said with its hour, and with its day where it is another", () => {
  expect(due("16:19").detail).toBe("até as 16h19")
  expect(faceOf({ dueAt: new Date("2026-11-17T08:40:00-03:00") }, at("18:40")).detail).toBe(
    "até amanhã às 8h40",
  )
})

test("a deadline that has passed says for how much working time", () => {
  expect(due("14:07")).toMatchObject({ state: "late", tile: "p0hw", words: "Vencido", detail: "há 25 min" })
  expect(due("14:32")).toMatchObject({ state: "late", detail: "agora há pouco", minutesLeft: -1 })
  const friday = faceOf({ dueAt: new Date("2026-11-13T19:30:00-03:00") }, at("08:15"))
  expect(friday.detail).toBe("há 45 min")
})

test("contact stops the clock: in time with its hour, late with the time it took", () => {
  const met = { createdAt: at("12:50"), dueAt: at("14:50") }
  expect(faceOf({ ...met, firstContactAt: at("13:31") })).toMatchObject({
    state: "met",
    tile: "c0at",
    words: "Contato",
    detail: "às 13h31, em 41 min",
    minutesLeft: null,
  })
  expect(faceOf({ createdAt: at("11:50"), dueAt: at("13:50"), firstContactAt: at("14:02") })).toMatchObject({
    state: "metLate",
    tile: "c0ab",
    detail: "fora do prazo, 2h12",
  })
})

test("while the office is closed the clock rests and says when it goes on", () => {
  const overTheWeekend = {
    createdAt: new Date("2026-11-13T19:20:00-03:00"),
    dueAt: new Date("2026-11-16T09:20:00-03:00"),
  }
  expect(faceOf(overTheWeekend, new Date("2026-11-13T21:00:00-03:00"))).toMatchObject({
    state: "rest",
    tile: "m0vi",
    words: "Parado",
    detail: "volta seg. às 8h",
    minutesLeft: 80,
  })
})

test("a lead without a deadline, or ended without contact, has no clock that runs", () => {
  expect(faceOf({ dueAt: null })).toMatchObject({ words: "Sem prazo", minutesLeft: null })
  expect(faceOf({ status: "descartado" })).toMatchObject({ words: "Descartado", detail: "sem contato" })
})

test("beside the large clock stands what it counts to", () => {
  const words = (lead: Parameters<typeof sampleLead>[0]) =>
    bigClockText(sampleLead(lead), faceOf(lead), sampleNow)
  expect(words({ dueAt: at("14:44") })).toBe("para o primeiro contato, até as 14h44")
  expect(words({ dueAt: at("14:07") })).toBe("há 25 min; era até as 14h07")
  expect(words({ dueAt: null })).toBe("sem expediente previsto")
})
