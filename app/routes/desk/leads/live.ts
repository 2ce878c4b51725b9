import { findArrivalText } from "../../../desk/live/arrival-store.server.ts"
import type { LiveEvent } from "../../../desk/live/live-event.ts"
import type { ListenEvent } from "../../../platform/db/listen.server.ts"
import { appContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import type { Route } from "./+types/live"

const pulseMs = 25_000
/** Browsers come back by themselves; each time the guard looks again whether this person may listen. */
const longestMs = 10 * 60_000

/** The desk's news as server-sent events: numbers of leads, and a line about a new one. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { staff, clock, log } = context.get(appContext)
  const { asStaff } = context.get(deskContext)
  const encoder = new TextEncoder()
  let end = () => {}

  const eventOf = async (heard: ListenEvent): Promise<LiveEvent> => {
    const notice = heard.kind === "message" ? readNotice(heard.payload) : null
    if (!notice) return { kind: "away" }
    if (!notice.isNew) return { kind: "changed", lead: notice.lead }
    const words = await asStaff((db) => findArrivalText(db, notice.lead, clock()))
    return { kind: "new", lead: notice.lead, ...(words ? { words } : {}) }
  }

  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      say("retry: 2000\n\n")
      const leave = staff.news.subscribe((heard) => {
        eventOf(heard)
          .then((event) => say(`data: ${JSON.stringify(event)}\n\n`))
          .catch((error: unknown) => log.warn({ err: error }, "news not told"))
      })
      const stay = staff.news.onClose(() => end())
      // A line now and then tells proxies and both ends that the other is there.
      const pulse = setInterval(() => say(": \n\n"), pulseMs)
      const limit = setTimeout(() => end(), longestMs)
      end = () => {
        clearInterval(pulse)
        clearTimeout(limit)
        leave()
        stay()
        end = () => {}
        try {
          controller.close()
        } catch {
          // The reader closed it first.
        }
      }
      request.signal.addEventListener("abort", () => end())
    },
    cancel: () => end(),
  })
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
      // Kept alive afterwards, it would hold a door that wants to close.
      connection: "close",
    },
  })
}

function readNotice(payload: string) {
  try {
    const { lead, kind } = JSON.parse(payload) as { lead?: unknown; kind?: unknown }
    return typeof lead === "number" ? { lead, isNew: kind === "new" } : null
  } catch {
    return null
  }
}
