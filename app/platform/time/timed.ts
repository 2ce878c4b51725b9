import { errorText } from "../text/error-text.ts"

export type Timed<T> =
  | { isGood: true; value: T; milliseconds: number }
  | { isGood: false; fault: string | null; milliseconds: number }

/** The result or the error's own text (D50), and the duration. */
export async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const startedAt = performance.now()
  const since = () => Math.round(performance.now() - startedAt)
  try {
    return { isGood: true, value: await work(), milliseconds: since() }
  } catch (error) {
    return { isGood: false, fault: errorText(error), milliseconds: since() }
  }
}
