/** Space above the highest bar for its value. */
const headroom = 1.13

/** Round values below the highest one for two to four grid lines. */
export function gridSteps(highest: number): number[] {
  if (highest < 2) return []
  const rough = highest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((round) => round >= rough) ?? rough,
  )
  return Array.from({ length: Math.ceil(highest / step) - 1 }, (_, place) => (place + 1) * step)
}

/** Maps a value to its distance from the top of a chart of this height. */
export function heightScale(values: readonly number[], height: number) {
  const top = Math.max(1, ...values) * headroom
  return (value: number) => Math.round((height - (value / top) * height) * 10) / 10
}

/** Selects the places whose labels do not overlap, starting from the last one. */
export function spacedPlaces(places: readonly number[], unitsApart: number, minGap: number) {
  return places
    .toReversed()
    .reduce<number[]>(
      (kept, place) =>
        ((kept[0] ?? Number.POSITIVE_INFINITY) - place) * unitsApart >= minGap ? [place, ...kept] : kept,
      [],
    )
}
