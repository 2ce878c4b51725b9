import fc from "fast-check"
import { expect, test } from "vitest"
import { nextSending, resting, type Sending } from "./sending.ts"

const lastWords = "Erro inesperado. Tente novamente."
const away = "Erro ao enviar: nosso sistema está fora do ar por um momento (código 1234abcd)"
const silence = { type: "silence", isOffline: false, text: "", lastWords, isEdited: false } as const
const sending = (tries: number): Sending => ({ is: "sending", tries, request: "name=Ana" })

function waiting(tries: number, seconds: number): Sending {
  return {
    is: "waiting",
    tries,
    request: "name=Ana",
    seconds,
    isOffline: false,
  }
}

/** Silence after silence until it gives up: the waits, and the last state. */
function askInVain(text = "") {
  const seen: number[] = []
  let state = nextSending(resting, { type: "send", request: "name=Ana" })
  while (state.is === "sending") {
    state = nextSending(state, { ...silence, text })
    if (state.is !== "waiting") break
    seen.push(state.seconds)
    state = nextSending(state, { type: "retry" })
  }
  return { seen, state }
}

test("unanswered, it asks again after growing waits, then stops and says the offer's text", () => {
  expect(askInVain()).toEqual({ seen: [2, 4, 8, 15, 30], state: { is: "failed", text: lastWords } })
})

test("when we ourselves say that we are away it asks three times more, then says our text", () => {
  expect(askInVain(away)).toEqual({ seen: [2, 4, 8], state: { is: "failed", text: away } })
})

test("an answer ends it: rest after success and field errors, an alert after a refusal", () => {
  expect(nextSending(sending(3), { type: "answer", error: "" })).toEqual(resting)
  expect(nextSending(sending(1), { type: "answer", error: "Recebemos muitos pedidos" })).toEqual({
    is: "failed",
    text: "Recebemos muitos pedidos",
  })
})

test("the same request is sent at every try, and no second one while one is on its way", () => {
  expect(nextSending(waiting(2, 4), { type: "retry" })).toEqual(sending(3))
  expect(nextSending(sending(1), { type: "send", request: "name=Eva" })).toEqual(sending(1))
  expect(nextSending(waiting(2, 4), { type: "send", request: "name=Ana" })).toEqual(sending(3))
})

test("editing ends the wait; a request edited while on its way is not sent again", () => {
  expect(nextSending(waiting(1, 2), { type: "edit" })).toEqual(resting)
  expect(nextSending(sending(1), { type: "edit" })).toEqual(sending(1))
  expect(nextSending(sending(1), { ...silence, isEdited: true })).toEqual({ is: "failed", text: lastWords })
})

test("the visitor can stop a wait and a retry, and start again", () => {
  expect(nextSending(waiting(4, 15), { type: "stop" })).toEqual({ is: "stopped" })
  expect(nextSending(sending(2), { type: "stop" })).toEqual({ is: "stopped" })
  expect(nextSending(sending(1), { type: "stop" })).toEqual(sending(1))
  expect(nextSending({ is: "stopped" }, { type: "send", request: "name=Ana" })).toEqual(sending(2))
})

test("a request found on coming back goes on by itself while young, and is asked about when old", () => {
  const found = (ageMs: number) => nextSending(resting, { type: "found", request: "name=Ana", ageMs })
  expect(found(4 * 60_000)).toEqual(sending(2))
  expect(found(6 * 60_000)).toEqual({ is: "unconfirmed" })
})

test("whatever happens in whatever order, tries stay bounded and what is on its way is never forgotten", () => {
  const event = fc.constantFrom<Parameters<typeof nextSending>[1]>(
    { type: "retry" },
    silence,
    { ...silence, text: away },
    { type: "stop" },
    { type: "edit" },
    { type: "clear" },
    { type: "answer", error: "" },
    { type: "send", request: "name=Ana" },
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state: Sending = resting
      for (const event of events) {
        const before: Sending = state
        state = nextSending(state, event)
        if (state.is === "sending") expect(state.tries).toBeLessThanOrEqual(6)
        // Only an answer, silence or the visitor's stop ends a try.
        if (before.is === "sending" && !["silence", "answer", "stop"].includes(event.type))
          expect(state).toBe(before)
      }
    }),
  )
})
