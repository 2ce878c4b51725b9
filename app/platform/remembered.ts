/** A pure function that remembers its last answers, by a text that stands for what it was given. */
export const remembered = <Given extends readonly unknown[], Answer>(
  most: number,
  keyOf: (...given: Given) => string,
  answer: (...given: Given) => Answer,
) => {
  const known = new Map<string, Answer>()
  return (...given: Given): Answer => {
    const key = keyOf(...given)
    const before = known.get(key)
    if (before !== undefined) return before
    const now = answer(...given)
    if (known.size >= most) known.delete(known.keys().next().value ?? "")
    known.set(key, now)
    return now
  }
}
