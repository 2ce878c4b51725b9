import type { NormId } from "./norms.ts"

/**
 * A text that states a rule of law, with the ids it rests on. It returns the text; `npm run norms` reads the ids in the
 * source and fails on one that is unknown, past its date for rechecking or not certain enough for the words around it.
 */
export function law<const Text extends string>(text: Text, ..._ids: readonly [NormId, ...NormId[]]): Text {
  return text
}
