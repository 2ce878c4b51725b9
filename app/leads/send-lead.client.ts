import type { OfferId } from "./catalog.ts"
import type { LeadAnswer } from "./lead-answer.ts"

/** Sends a form without leaving the page. Throws when no answer of ours came back. */
export const sendLead = async (offerId: OfferId, form: URLSearchParams): Promise<LeadAnswer> => {
  const response = await fetch(`/cotacao?form=${offerId}`, {
    method: "POST",
    body: form,
    headers: { accept: "application/json", "x-page-url": window.location.href },
    signal: AbortSignal.timeout(20_000),
  })
  return (await response.json()) as LeadAnswer
}
