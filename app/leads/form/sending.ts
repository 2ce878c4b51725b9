/**
 * The states of a request and the transitions between them. Pure functions, so that every transition can be tested;
 * use-sending.ts adds timers and network.
 */
export type Sending =
  | { kind: "idle" }
  /** `tries` includes the current one. `request` is the form body, the same at every try. */
  | { kind: "sending"; tries: number; request: string }
  | { kind: "waiting"; tries: number; request: string; seconds: number; isOffline: boolean }
  /** The visitor stopped the retries. It is not known whether the request arrived. */
  | { kind: "stopped" }
  /** Found in the draft of an earlier visit and too old to be sent without the visitor's action. */
  | { kind: "unconfirmed" }
  | { kind: "failed"; text: string }

/** No answer of the site: no response, a response of a proxy, or (with `text`) an outage that the site reports. */
export type NoAnswer = { isOffline: boolean; text: string }

type Events = {
  send: { request: string }
  retry: object
  /** `failureText` is shown when there are no more retries. */
  noAnswer: NoAnswer & { failureText: string; isEdited: boolean }
  answer: { error: string }
  stop: object
  edit: object
  clear: object
  restore: { request: string; ageMs: number }
}

type SendingEvent = { [T in keyof Events]: { type: T } & Events[T] }[keyof Events]

const waits = [2, 4, 8, 15, 30] as const
// When the site itself reports an outage, fewer retries are enough.
const waitsDuringOutage = 3
const resumesWithinMs = 5 * 60_000

export const idle: Sending = { kind: "idle" }

const transitions: { [T in keyof Events]: (state: Sending, event: Events[T]) => Sending } = {
  send: (state, { request }) =>
    state.kind === "sending" ? state : { kind: "sending", tries: triesBefore(state) + 1, request },
  retry: (state) =>
    state.kind === "waiting" ? { kind: "sending", tries: state.tries + 1, request: state.request } : state,
  noAnswer: (state, { isOffline, text, failureText, isEdited }) => {
    if (state.kind !== "sending") return state
    const { tries, request } = state
    const seconds = waits.slice(0, text ? waitsDuringOutage : waits.length)[tries - 1]
    // After an edit the old text must not be sent again.
    if (isEdited || seconds === undefined) return { kind: "failed", text: text || failureText }
    return { kind: "waiting", tries, request, seconds, isOffline }
  },
  answer: (state, { error }) => {
    if (state.kind !== "sending") return state
    return error ? { kind: "failed", text: error } : idle
  },
  stop: (state) => (state.kind === "waiting" || isRetrying(state) ? { kind: "stopped" } : state),
  edit: (state) => (state.kind === "sending" || state.kind === "failed" ? state : idle),
  clear: (state) => (state.kind === "sending" ? state : idle),
  restore: (_state, { request, ageMs }) =>
    ageMs < resumesWithinMs ? { kind: "sending", tries: 2, request } : { kind: "unconfirmed" },
}

export function nextSending(state: Sending, event: SendingEvent): Sending {
  return (transitions[event.type] as (state: Sending, event: SendingEvent) => Sending)(state, event)
}

export const isRetrying = (state: Sending) => state.kind === "sending" && state.tries > 1

/** A stopped or unconfirmed request has been sent before, in this visit or an earlier one. */
function triesBefore(state: Sending) {
  if (state.kind === "waiting") return state.tries
  return state.kind === "stopped" || state.kind === "unconfirmed" ? 1 : 0
}
