import { isOutage } from "../../platform/db/outage.ts"
import type { SendFailure } from "./lead-answer.ts"

class LeadServiceError extends Error {
  override name = "LeadServiceError"
}

/** Wraps an error of `work` in a LeadServiceError, so that sendFailureOf can distinguish it from other errors (§8). */
export async function markLeadServiceErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new LeadServiceError("the lead service failed", { cause })
  }
}

/** §8: an error in the service, an error outside it, or (D10) a database that is unavailable for a moment. */
export function sendFailureOf(error: unknown): SendFailure {
  const isService = error instanceof LeadServiceError
  if (isOutage(isService ? error.cause : error)) return "unavailable"
  return isService ? "server" : "system"
}
