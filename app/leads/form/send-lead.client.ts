import { href } from "react-router"
import type { OfferId } from "../../plans/catalogue/offers.ts"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import type { NoAnswer } from "./sending.ts"

type Reply = { answer: LeadAnswer; status: number } | { noAnswer: NoAnswer }

/** Sends a form once, without leaving the page. */
export async function sendLead(offerId: OfferId, request: string): Promise<Reply> {
  try {
    const response = await fetch(`${href("/cotacao")}?form=${offerId}`, {
      method: "POST",
      body: new URLSearchParams(request),
      headers: { accept: "application/json", "x-page-url": window.location.href },
      signal: AbortSignal.timeout(20_000),
    })
    const answer = readAnswer((await response.json()) as Partial<LeadAnswer> | null)
    if (answer && ![502, 503, 504].includes(response.status)) return { answer, status: response.status }
    return withoutAnswer(answer?.error)
  } catch {
    return withoutAnswer()
  }
}

const withoutAnswer = (text = ""): Reply => ({ noAnswer: { isOffline: !navigator.onLine, text } })

/** A proxy or a hotel's sign-in page may answer instead of the site. Null if the body is not an answer of the site. */
function readAnswer(body: Partial<LeadAnswer> | null): LeadAnswer | null {
  if (body?.success === true && body.protocol) return body as LeadAnswer
  if (body?.success === false && typeof body.error === "string")
    return { ...body, success: false, error: body.error, errors: body.errors ?? {} }
  return null
}
