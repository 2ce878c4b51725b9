import { expect, test } from "vitest"
import { readWeekRows, shiftsOf, weekRows, weekText } from "./week-form.ts"

const typed = (fields: Record<string, string>) => readWeekRows((name) => fields[name] ?? "")

test("reads stored shifts back from their fields, including midnight and extra shifts", () => {
  const shifts = [
    { weekday: 1, startsAt: "08:00", endsAt: "12:00" },
    { weekday: 1, startsAt: "12:00", endsAt: "18:30" },
    { weekday: 6, startsAt: "01:00", endsAt: "02:00" },
    { weekday: 6, startsAt: "03:00", endsAt: "04:00" },
    { weekday: 6, startsAt: "20:00", endsAt: "24:00" },
  ]
  const fields = Object.fromEntries(
    weekRows(shifts).flatMap(({ spans }) =>
      spans.flatMap(({ fromName, from, toName, to }) => [
        [fromName, from],
        [toName, to],
      ]),
    ),
  )
  expect(shiftsOf(typed(fields))).toEqual({ shifts })
})

test("sorts the shifts of a day and accepts an empty week", () => {
  const fields = { "de-2-0": "13:00", "ate-2-0": "18:00", "de-2-1": "08:00", "ate-2-1": "12:00" }
  expect(shiftsOf(typed(fields))).toEqual({
    shifts: [
      { weekday: 2, startsAt: "08:00", endsAt: "12:00" },
      { weekday: 2, startsAt: "13:00", endsAt: "18:00" },
    ],
  })
  expect(shiftsOf(typed({}))).toEqual({ shifts: [] })
})

test.each([
  [{ "de-3-0": "08:00" }, "começo e o fim"],
  [{ "de-3-0": "8", "ate-3-0": "12:00" }, "como 08:00"],
  [{ "de-3-0": "12:00", "ate-3-0": "12:00" }, "depois do começo"],
  [{ "de-3-0": "08:00", "ate-3-0": "12:00", "de-3-1": "11:59", "ate-3-1": "13:00" }, "sobrepor"],
])("refuses %j with an error on its day and keeps the typed values", (fields, message) => {
  const read = shiftsOf(typed(fields))
  if (!("faulty" in read)) throw new Error("accepted")
  expect(read.faulty.filter(({ error }) => error).map(({ label, error }) => [label, error])).toEqual([
    ["Quarta-feira", expect.stringContaining(message)],
  ])
  expect(read.faulty[2]?.spans[0]?.from).toBe(fields["de-3-0"])
})

test("writes a week as text", () => {
  const rows = weekText(
    [
      { weekday: 1, startsAt: "08:00", endsAt: "12:30" },
      { weekday: 1, startsAt: "20:00", endsAt: "24:00" },
      { weekday: 7, startsAt: "00:00", endsAt: "01:00" },
    ],
    "Fechado",
  )
  expect(rows.map(({ text }) => text)).toEqual([
    "8h às 12h30 e 20h à meia-noite",
    ...Array.from({ length: 5 }, () => "Fechado"),
    "0h à 1h",
  ])
})
