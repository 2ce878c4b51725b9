/** A small repeatable random generator (mulberry32): the same seed gives the same values on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error("nothing to pick from")
    return item
  }
  const uuid = () => {
    const hex = Array.from({ length: 32 }, () => below(16).toString(16))
    hex[12] = "4"
    hex[16] = "a"
    const text = hex.join("")
    return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
      "-",
    )
  }
  return { next, below, pick, uuid }
}

export type Random = ReturnType<typeof createRandom>
