import { errorText } from "../text/error-text.ts"

const patienceMs = 5000

/** A plain GET to a readiness address (D51). A failure is told in its own words, null where it has none. */
export async function checkReadiness(
  url: string,
): Promise<{ isReady: true } | { isReady: false; fault: string | null }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: "manual" })
    const words = (await answer.text()).trim().slice(0, 200)
    return answer.status === 200 ? { isReady: true } : { isReady: false, fault: `${answer.status} ${words}` }
  } catch (error) {
    return { isReady: false, fault: errorText((error as { cause?: unknown }).cause ?? error) }
  }
}
