import { findArrivalText } from "../../../desk/live/arrival-store.server.ts"
import type { LiveEvent } from "../../../desk/live/live-event.ts"
import type { ListenEvent } from "../../../platform/db/listen.server.ts"
import { appContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import type { Route } from "./+types/live"

const keepAliveMs = 25_000
/** Browsers reconnect by themselves, and the guard then checks this person's access again. */
const maxDurationMs = 10 * 60_000

/** Changes of leads as server-sent events: the lead's id, and a line of text for a new lead. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { staff, clock, log } = context.get(appContext)
  const { asStaff } = context.get(deskContext)
  const encoder = new TextEncoder()
  let end = () => {}

  const eventOf = async (received: ListenEvent): Promise<LiveEvent> => {
    const notice = received.kind === "message" ? readNotice(received.payload) : null
    if (!notice) return { kind: "away" }
    if (!notice.isNew) return { kind: "changed", lead: notice.lead }
    const text = await asStaff((db) => findArrivalText(db, notice.lead, clock()))
    return { kind: "new", lead: notice.lead, ...(text ? { text } : {}) }
  }

  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send("retry: 2000\n\n")
      const unsubscribe = staff.news.subscribe((received) => {
        eventOf(received)
          .then((event) => send(`data: ${JSON.stringify(event)}\n\n`))
          .catch((error: unknown) => log.warn({ err: error }, "live event not sent"))
      })
      const removeCloser = staff.news.onClose(() => end())
      // A comment line keeps the connection open through proxies.
      const keepAlive = setInterval(() => send(": \n\n"), keepAliveMs)
      const limit = setTimeout(() => end(), maxDurationMs)
      end = () => {
        clearInterval(keepAlive)
        clearTimeout(limit)
        unsubscribe()
        removeCloser()
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
      // A connection that stays open would delay the shutdown of the server.
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
