import { expect, test } from "vitest"
import { readLiveEvent } from "./live-event.ts"

test("reads messages of the live address; an unknown message counts as a change", () => {
  expect(readLiveEvent('{"kind":"new","lead":7,"text":"Ivone"}')).toEqual({
    kind: "new",
    lead: 7,
    text: "Ivone",
  })
  expect(readLiveEvent('{"kind":"away"}')).toEqual({ kind: "away" })
  expect(readLiveEvent('{"kind":"locked","lead":7}')).toEqual({ kind: "locked", lead: 7 })
  for (const odd of ['{"kind":"offered","lead":7}', "null", "not json", '{"kind":"new"}'])
    expect(readLiveEvent(odd).kind).toBe("changed")
})
