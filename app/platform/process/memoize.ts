/** Holds the last so many things by name; the oldest goes first. */
export function createShelf<Thing>(most: number) {
  const kept = new Map<string, Thing>()
  return {
    find: (name: string) => kept.get(name),
    put: (name: string, thing: Thing) => {
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? "")
      kept.set(name, thing)
    },
  }
}

/** A pure function that remembers its last answers, by a text that stands for what it was given. */
export function remembered<Given extends readonly unknown[], Answer>(
  most: number,
  keyOf: (...given: Given) => string,
  answer: (...given: Given) => Answer,
) {
  const shelf = createShelf<Answer>(most)
  return (...given: Given): Answer => {
    const key = keyOf(...given)
    const before = shelf.find(key)
    if (before !== undefined) return before
    const now = answer(...given)
    shelf.put(key, now)
    return now
  }
}
