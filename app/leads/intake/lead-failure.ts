import { isOutage } from "../../platform/db/outage.ts"
import type { SendFailure } from "./lead-answer.ts"

class LeadServiceError extends Error {
  override name = "LeadServiceError"
}

/** Marks what fails inside as the service's own failure, so that the wrapper around it can tell the two apart. */
export async function fromLeadService<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new LeadServiceError("the lead service failed", { cause })
  }
}

/** §8: an exception in the service, one in the wrapper, and (D10) a database that is only away for a moment. */
export function sendFailureOf(error: unknown): SendFailure {
  const isService = error instanceof LeadServiceError
  if (isOutage(isService ? error.cause : error)) return "unavailable"
  return isService ? "server" : "system"
}
