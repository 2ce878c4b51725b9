import { errorWords } from "../text/error-text.ts"

const patienceMs = 5000

/** A plain GET to a readiness address (D51): null when it says it is ready, its own words otherwise. */
export async function askReadiness(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: "manual" })
    const words = (await answer.text()).trim().slice(0, 200)
    return answer.status === 200 ? null : `${answer.status} ${words}`
  } catch (error) {
    return errorWords((error as { cause?: unknown }).cause ?? error) ?? "falha desconhecida"
  }
}
