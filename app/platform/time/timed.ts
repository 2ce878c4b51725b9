import { errorText } from "../text/error-text.ts"

export type Timed<T> =
  | { isGood: true; value: T; milliseconds: number }
  | { isGood: false; fault: string | null; milliseconds: number }

/** What came of it, or the error's own words (D50), and how long it took. */
export async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const startedAt = performance.now()
  const since = () => Math.round(performance.now() - startedAt)
  try {
    return { isGood: true, value: await work(), milliseconds: since() }
  } catch (error) {
    return { isGood: false, fault: errorText(error), milliseconds: since() }
  }
}
