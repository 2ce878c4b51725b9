/** A pure function that keeps its last answers, by a text that stands for what it was given. */
export function memoize<Given extends readonly unknown[], Answer>(
  most: number,
  keyOf: (...given: Given) => string,
  answer: (...given: Given) => Answer,
) {
  const kept = createBoundedMap<Answer>(most)
  return (...given: Given): Answer => {
    const key = keyOf(...given)
    const before = kept.find(key)
    if (before !== undefined) return before
    const now = answer(...given)
    kept.put(key, now)
    return now
  }
}

/** Holds the last so many things by name; the oldest goes first. */
function createBoundedMap<Thing>(most: number) {
  const kept = new Map<string, Thing>()
  return {
    find: (name: string) => kept.get(name),
    put: (name: string, thing: Thing) => {
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? "")
      kept.set(name, thing)
    },
  }
}
