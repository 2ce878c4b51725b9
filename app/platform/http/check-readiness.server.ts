import { errorText } from "../text/error-text.ts"

const timeoutMs = 5000

/** Sends a plain GET to a readiness address (D51). `fault` is the failure's own text, or null where it has none. */
export async function checkReadiness(
  url: string,
): Promise<{ isReady: true } | { isReady: false; fault: string | null }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: "manual" })
    const body = (await response.text()).trim().slice(0, 200)
    return response.status === 200
      ? { isReady: true }
      : { isReady: false, fault: `${response.status} ${body}` }
  } catch (error) {
    return { isReady: false, fault: errorText((error as { cause?: unknown }).cause ?? error) }
  }
}
