import { href } from "react-router"
import type { OfferId } from "../../plans/catalogue/offers.ts"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import type { Silence } from "./sending.ts"

type Reply = { answer: LeadAnswer; status: number } | { silence: Silence }

/** Sends a form without leaving the page, once. */
export async function sendLead(offerId: OfferId, request: string): Promise<Reply> {
  try {
    const response = await fetch(`${href("/cotacao")}?form=${offerId}`, {
      method: "POST",
      body: new URLSearchParams(request),
      headers: { accept: "application/json", "x-page-url": window.location.href },
      signal: AbortSignal.timeout(20_000),
    })
    const answer = ours((await response.json()) as Partial<LeadAnswer> | null)
    if (answer && ![502, 503, 504].includes(response.status)) return { answer, status: response.status }
    return silent(answer?.error)
  } catch {
    return silent()
  }
}

const silent = (text = ""): Reply => ({ silence: { isOffline: !navigator.onLine, text } })

/** Anyone on the way may answer in our place: a proxy, a hotel's sign-in page. Only our own shape counts. */
function ours(body: Partial<LeadAnswer> | null): LeadAnswer | null {
  if (body?.success === true && body.protocol) return body as LeadAnswer
  if (body?.success === false && typeof body.error === "string")
    return { ...body, success: false, error: body.error, errors: body.errors ?? {} }
  return null
}
