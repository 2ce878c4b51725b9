/**
 * A request on its way to us, as states and turns. Nothing here knows time, network or page, so that every turn
 * can be tried: what a browser adds is in use-sending.ts.
 */
export type Sending =
  | { is: "resting" }
  /** `tries` counts this one too; `request` is the posted form, the same at every try. */
  | { is: "sending"; tries: number; request: string }
  | { is: "waiting"; tries: number; request: string; seconds: number; isOffline: boolean }
  /** The visitor said stop; whether the request arrived is not known. */
  | { is: "stopped" }
  /** Found on coming back, too old to be sent unasked. */
  | { is: "unconfirmed" }
  | { is: "failed"; text: string }

/** No answer of ours: nothing came back, or something in between spoke, or (with our own text) we are away. */
export type Silence = { isOffline: boolean; text: string }

type Events = {
  send: { request: string }
  retry: object
  /** `lastWords` are said when there is no use in asking again. */
  silence: Silence & { lastWords: string; isEdited: boolean }
  answer: { error: string }
  stop: object
  edit: object
  clear: object
  found: { request: string; ageMs: number }
}

type SendingEvent = { [T in keyof Events]: { type: T } & Events[T] }[keyof Events]

const waits = [2, 4, 8, 15, 30] as const
// When we ourselves say that we are away, asking for a quarter of a minute is enough.
const waitsWhenAway = 3
const resumesWithinMs = 5 * 60_000

export const resting: Sending = { is: "resting" }

const turns: { [T in keyof Events]: (state: Sending, event: Events[T]) => Sending } = {
  send: (state, { request }) =>
    state.is === "sending" ? state : { is: "sending", tries: triesBefore(state) + 1, request },
  retry: (state) =>
    state.is === "waiting" ? { is: "sending", tries: state.tries + 1, request: state.request } : state,
  silence: (state, { isOffline, text, lastWords, isEdited }) => {
    if (state.is !== "sending") return state
    const { tries, request } = state
    const seconds = waits.slice(0, text ? waitsWhenAway : waits.length)[tries - 1]
    // Another text is another request: the one that was sent is not sent again behind it.
    if (isEdited || seconds === undefined) return { is: "failed", text: text || lastWords }
    return { is: "waiting", tries, request, seconds, isOffline }
  },
  answer: (state, { error }) => {
    if (state.is !== "sending") return state
    return error ? { is: "failed", text: error } : resting
  },
  stop: (state) => (state.is === "waiting" || isRetrying(state) ? { is: "stopped" } : state),
  edit: (state) => (state.is === "sending" || state.is === "failed" ? state : resting),
  clear: (state) => (state.is === "sending" ? state : resting),
  found: (_state, { request, ageMs }) =>
    ageMs < resumesWithinMs ? { is: "sending", tries: 2, request } : { is: "unconfirmed" },
}

export function nextSending(state: Sending, event: SendingEvent): Sending {
  return (turns[event.type] as (state: Sending, event: SendingEvent) => Sending)(state, event)
}

export const isRetrying = (state: Sending) => state.is === "sending" && state.tries > 1

/** A request that was stopped or found has been tried before, in this visit or the one before it. */
function triesBefore(state: Sending) {
  if (state.is === "waiting") return state.tries
  return state.is === "stopped" || state.is === "unconfirmed" ? 1 : 0
}
