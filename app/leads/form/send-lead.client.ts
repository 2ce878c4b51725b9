import { href } from "react-router"
import type { OfferId } from "../../plans/catalogue/offers.ts"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import type { NoAnswer } from "./sending.ts"

type Reply = { answer: LeadAnswer; status: number } | { noAnswer: NoAnswer }

/** Sends a form once, without leaving the page. */
export async function sendLead(offerId: OfferId, body: string): Promise<Reply> {
  try {
    const response = await fetch(`${href("/cotacao")}?form=${offerId}`, {
      method: "POST",
      body: new URLSearchParams(body),
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

/** Null if the body is not an answer of the site: a proxy or the sign-in page of a public Wi-Fi network may answer instead. */
function readAnswer(json: Partial<LeadAnswer> | null): LeadAnswer | null {
  if (json?.success === true && json.protocol) return json as LeadAnswer
  if (json?.success === false && typeof json.error === "string")
    return { ...json, success: false, error: json.error, errors: json.errors ?? {} }
  return null
}
