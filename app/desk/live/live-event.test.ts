import { expect, test } from "vitest"
import { readLiveEvent } from "./live-event.ts"

test("messages of the live address are read, and odd ones are worth a look", () => {
  expect(readLiveEvent('{"kind":"new","lead":7,"words":"Ivone"}')).toEqual({
    kind: "new",
    lead: 7,
    words: "Ivone",
  })
  expect(readLiveEvent('{"kind":"away"}')).toEqual({ kind: "away" })
  for (const odd of ['{"kind":"offered","lead":7}', "null", "not json", '{"kind":"new"}'])
    expect(readLiveEvent(odd).kind).toBe("changed")
})
