import fc from "fast-check"
import { expect, test } from "vitest"
import { idle, nextSending, type Sending } from "./sending.ts"

const failureText = "Erro inesperado. Tente novamente."
const outage = "Erro ao enviar: nosso sistema está fora do ar por um momento (código 1234abcd)"
const noAnswer = { type: "noAnswer", isOffline: false, text: "", failureText, isEdited: false } as const
const sending = (tries: number): Sending => ({ kind: "sending", tries, request: "name=Ana" })

function waiting(tries: number, seconds: number): Sending {
  return {
    kind: "waiting",
    tries,
    request: "name=Ana",
    seconds,
    isOffline: false,
  }
}

/** Retries without an answer until the last try. Returns the waits and the last state. */
function sendWithoutAnswer(text = "") {
  const waits: number[] = []
  let state = nextSending(idle, { type: "send", request: "name=Ana" })
  while (state.kind === "sending") {
    state = nextSending(state, { ...noAnswer, text })
    if (state.kind !== "waiting") break
    waits.push(state.seconds)
    state = nextSending(state, { type: "retry" })
  }
  return { waits, state }
}

test("without an answer, retries after growing waits, then fails with the offer's text", () => {
  expect(sendWithoutAnswer()).toEqual({
    waits: [2, 4, 8, 15, 30],
    state: { kind: "failed", text: failureText },
  })
})

test("when the site reports an outage, retries three times, then fails with the site's text", () => {
  expect(sendWithoutAnswer(outage)).toEqual({ waits: [2, 4, 8], state: { kind: "failed", text: outage } })
})

test("an answer ends the request: idle after success and field errors, failed after a refusal", () => {
  expect(nextSending(sending(3), { type: "answer", error: "" })).toEqual(idle)
  expect(nextSending(sending(1), { type: "answer", error: "Recebemos muitos pedidos" })).toEqual({
    kind: "failed",
    text: "Recebemos muitos pedidos",
  })
})

test("sends the same request at every try, and no second one while one is being sent", () => {
  expect(nextSending(waiting(2, 4), { type: "retry" })).toEqual(sending(3))
  expect(nextSending(sending(1), { type: "send", request: "name=Eva" })).toEqual(sending(1))
  expect(nextSending(waiting(2, 4), { type: "send", request: "name=Ana" })).toEqual(sending(3))
})

test("editing ends the wait; a request edited while it is being sent is not sent again", () => {
  expect(nextSending(waiting(1, 2), { type: "edit" })).toEqual(idle)
  expect(nextSending(sending(1), { type: "edit" })).toEqual(sending(1))
  expect(nextSending(sending(1), { ...noAnswer, isEdited: true })).toEqual({
    kind: "failed",
    text: failureText,
  })
})

test("the visitor can stop a wait and a retry, and start again", () => {
  expect(nextSending(waiting(4, 15), { type: "stop" })).toEqual({ kind: "stopped" })
  expect(nextSending(sending(2), { type: "stop" })).toEqual({ kind: "stopped" })
  expect(nextSending(sending(1), { type: "stop" })).toEqual(sending(1))
  expect(nextSending({ kind: "stopped" }, { type: "send", request: "name=Ana" })).toEqual(sending(2))
})

test("resumes a request found in a recent draft, and asks the visitor about an old one", () => {
  const found = (ageMs: number) => nextSending(idle, { type: "restore", request: "name=Ana", ageMs })
  expect(found(4 * 60_000)).toEqual(sending(2))
  expect(found(6 * 60_000)).toEqual({ kind: "unconfirmed" })
})

test("for any order of events, tries are bounded and only an answer, no answer or a stop ends a try", () => {
  const event = fc.constantFrom<Parameters<typeof nextSending>[1]>(
    { type: "retry" },
    noAnswer,
    { ...noAnswer, text: outage },
    { type: "stop" },
    { type: "edit" },
    { type: "clear" },
    { type: "answer", error: "" },
    { type: "send", request: "name=Ana" },
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state: Sending = idle
      for (const event of events) {
        const before: Sending = state
        state = nextSending(state, event)
        if (state.kind === "sending") expect(state.tries).toBeLessThanOrEqual(6)
        if (before.kind === "sending" && !["noAnswer", "answer", "stop"].includes(event.type))
          expect(state).toBe(before)
      }
    }),
  )
})
