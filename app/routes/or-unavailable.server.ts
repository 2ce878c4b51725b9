import { isOutage } from "../platform/db/outage.ts"

/** Answers 503 when the database is unavailable, and throws any other error. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isOutage(error)) throw new Response(null, { status: 503, headers: { "retry-after": "30" } })
    throw error
  }
}
