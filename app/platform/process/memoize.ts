/** Caches the last results of a pure function by a key made from its arguments. */
export function memoize<Args extends readonly unknown[], Result>(
  maxEntries: number,
  keyOf: (...args: Args) => string,
  compute: (...args: Args) => Result,
) {
  const cache = createBoundedMap<Result>(maxEntries)
  return (...args: Args): Result => {
    const key = keyOf(...args)
    const cached = cache.find(key)
    if (cached !== undefined) return cached
    const result = compute(...args)
    cache.put(key, result)
    return result
  }
}

/** A map that drops its oldest entry when it is full. */
function createBoundedMap<Value>(maxEntries: number) {
  const entries = new Map<string, Value>()
  return {
    find: (key: string) => entries.get(key),
    put: (key: string, value: Value) => {
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? "")
      entries.set(key, value)
    },
  }
}
