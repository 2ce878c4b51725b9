import { expect, test } from "vitest"
import { createLog } from "../../platform/process/log.server.ts"
import { createCalendarCache } from "./calendar-cache.server.ts"
import type { Calendar } from "./promise-clock.ts"

const calendar: Calendar = { timeZone: "America/Sao_Paulo", shifts: {}, holidays: new Set() }

function setUp() {
  const lines: string[] = []
  const state = { seconds: 0, reads: 0, read: async (): Promise<Calendar> => calendar }
  const officeCalendar = createCalendarCache({
    read: () => {
      state.reads++
      return state.read()
    },
    clock: () => new Date(state.seconds * 1000),
    log: createLog({
      level: "info",
      process: "test",
      pretty: false,
      personalKeys: [],
      destination: { write: (line) => lines.push(line) },
    }),
  })
  return { state, lines, officeCalendar }
}

async function failing(): Promise<Calendar> {
  throw new Error("permission denied")
}

test("reads the calendar at most once in sixty seconds, also for parallel calls", async () => {
  const { state, officeCalendar } = setUp()
  expect(await Promise.all([officeCalendar(), officeCalendar()])).toEqual([calendar, calendar])
  state.seconds = 59.9
  await officeCalendar()
  expect(state.reads).toBe(1)
  state.seconds = 60
  await Promise.all([officeCalendar(), officeCalendar()])
  expect(state.reads).toBe(2)
})

test("reads the calendar again after the clock was set back", async () => {
  const { state, officeCalendar } = setUp()
  await officeCalendar()
  state.seconds = -3600
  await officeCalendar()
  expect(state.reads).toBe(2)
})

test("returns null when the calendar cannot be read, logs it once, and retries a minute later", async () => {
  const { state, lines, officeCalendar } = setUp()
  state.read = failing
  for (const seconds of [0, 30, 60, 120]) {
    state.seconds = seconds
    expect(await officeCalendar()).toBeNull()
  }
  expect(state.reads).toBe(3)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /office calendar not read.*permission denied|permission denied.*office calendar not read/,
  )
  state.read = async () => calendar
  state.seconds = 180
  expect(await officeCalendar()).toBe(calendar)
  expect(lines[1]).toContain("office calendar read again")
})

test("returns the last calendar when a later read fails", async () => {
  const { state, lines, officeCalendar } = setUp()
  await officeCalendar()
  state.read = failing
  state.seconds = 60
  expect(await officeCalendar()).toBe(calendar)
  expect(lines).toHaveLength(1)
})
