import { findArrivalText } from "../../../desk/live/arrival-store.server.ts"
import type { LiveEvent } from "../../../desk/live/live-event.ts"
import type { ListenEvent } from "../../../platform/db/listen.server.ts"
import { eventStream } from "../../../platform/http/event-stream.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import type { Route } from "./+types/live"

/**
 * Changes of leads as server-sent events: the lead's id, and a line of text for a new lead. The stream ends when the access
 * ends that the request had. A notification reports that at once; the check before each event does not depend on it.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { staff, clock, log } = context.get(deskAppContext)
  const { person, asStaff, hasSameAccess } = context.get(deskContext)
  const readText = (lead: number) => asStaff((db) => findArrivalText(db, lead, clock()))
  return eventStream({
    signal: request.signal,
    isAllowed: hasSameAccess,
    onError: (error) => log.warn({ err: error }, "live stream ended by an error"),
    start: ({ push, check, end }) => {
      const unsubscribe = staff.news.subscribe((received) => {
        const notice = readNotice(received)
        if (notice.kind === "new") push(() => arrivalOf(received, notice.lead, readText))
        else if (notice.kind !== "access") push(async () => notice)
        else if (notice.person === person.id) check()
      })
      const removeCloser = staff.news.onClose(end)
      return () => {
        unsubscribe()
        removeCloser()
      }
    },
  })
}

/** `access`: a session of this person ended, or the person's role or access changed (db/functions/staff). */
type Notice = LiveEvent | { kind: "access"; person: string }

function readNotice(received: ListenEvent): Notice {
  if (received.kind !== "message") return { kind: "away" }
  try {
    const { lead, kind, person } = JSON.parse(received.payload) as Record<string, unknown>
    if (typeof person === "string") return { kind: "access", person }
    if (typeof lead === "number")
      return { kind: kind === "new" || kind === "locked" ? kind : "changed", lead }
  } catch {
    // Not a message of ours: the page reads its data again.
  }
  return { kind: "away" }
}

const arrivals = new WeakMap<ListenEvent, Promise<LiveEvent>>()

/**
 * All streams of the process receive a notification as the same object, so its lead is read once and not once for each
 * stream. Every role that may open this address reads the same of a lead.
 */
function arrivalOf(received: ListenEvent, lead: number, readText: (lead: number) => Promise<string | null>) {
  const known = arrivals.get(received)
  if (known) return known
  const arrival = readText(lead).then((text): LiveEvent => ({ kind: "new", lead, ...(text ? { text } : {}) }))
  arrivals.set(received, arrival)
  return arrival
}
