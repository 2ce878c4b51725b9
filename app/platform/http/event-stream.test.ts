import { afterEach, expect, test, vi } from "vitest"
import { eventStream } from "./event-stream.server.ts"

type Start = Parameters<typeof eventStream>[0]["start"]
type Stream = Parameters<Start>[0]

afterEach(() => vi.useRealTimers())

/** A stream whose checks are answered by the test, in order. */
function open() {
  const checks: ((isAllowed: boolean | Error) => void)[] = []
  const errors: unknown[] = []
  const released = vi.fn()
  const leave = new AbortController()
  let stream: Stream | undefined
  const response = eventStream({
    signal: leave.signal,
    isAllowed: () =>
      new Promise((resolve, reject) =>
        checks.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
    onError: (error) => errors.push(error),
    start: (started) => {
      stream = started
      return released
    },
  })
  if (!stream) throw new Error("not started")
  const next = async () => {
    await vi.waitFor(() => expect(checks.length).toBeGreaterThan(0))
    return checks.shift() ?? (() => {})
  }
  /** One more check begins only after the events before it were sent. */
  const endWhenSent = async () => {
    stream?.check()
    await next()
    stream?.end()
  }
  return { response, stream, checks, next, endWhenSent, errors, released, leave }
}

test("sends an event only after a check that began after the event was read", async () => {
  const { response, stream, checks, next, endWhenSent } = open()
  let finishReading = (_event: unknown) => {}
  stream.push(() => new Promise((resolve) => (finishReading = resolve)))
  await Promise.resolve()
  expect(checks).toEqual([])
  finishReading({ lead: 1 })
  ;(await next())(true)
  await endWhenSent()
  expect(await response.text()).toBe('retry: 2000\n\ndata: {"lead":1}\n\n')
})

test("a refused check ends the stream, and neither its events nor those that waited are sent", async () => {
  const { response, stream, next, released, errors } = open()
  stream.push(async () => "first")
  const answer = await next()
  stream.push(async () => "second")
  answer(false)
  expect(await response.text()).toBe("retry: 2000\n\n")
  stream.push(async () => "third")
  expect([released.mock.calls.length, errors]).toEqual([1, []])
})

test("a check or a reading that fails ends the stream and is reported", async () => {
  const refused = open()
  refused.stream.check()
  ;(await refused.next())(new Error("no database"))
  expect(await refused.response.text()).toBe("retry: 2000\n\n")
  expect(refused.errors).toEqual([new Error("no database")])

  const unread = open()
  unread.stream.push(() => Promise.reject(new Error("no row")))
  expect(await unread.response.text()).toBe("retry: 2000\n\n")
  expect([unread.errors, unread.checks]).toEqual([[new Error("no row")], []])
})

test("events keep their order, and those that arrive during a check share the next one", async () => {
  const { response, stream, next, endWhenSent } = open()
  stream.push(async () => 1)
  const first = await next()
  for (const event of [2, 3, 4]) stream.push(async () => event)
  first(true)
  ;(await next())(true)
  await endWhenSent()
  expect((await response.text()).match(/(?<=data: )\d/g)).toEqual(["1", "2", "3", "4"])
})

test("checks with every keep-alive line, and ends after ten minutes and when the client leaves", async () => {
  vi.useFakeTimers()
  const old = open()
  for (let minute = 0; minute < 10; minute++) {
    await vi.advanceTimersByTimeAsync(60_000)
    for (const answer of old.checks.splice(0)) answer(true)
  }
  expect(await old.response.text()).toContain("\n\n: \n\n: \n\n")

  const expired = open()
  await vi.advanceTimersByTimeAsync(25_000)
  expired.checks[0]?.(false)
  expect(await expired.response.text()).toBe("retry: 2000\n\n")

  const left = open()
  left.leave.abort()
  expect(left.released).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left.checks).toEqual([])
})
