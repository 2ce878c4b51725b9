/** Room above the highest bar for its figure. */
const headroom = 1.13

/** Round values to draw lines at, below the highest one: two to four of them. */
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

/** From a value to its height from the top, in a chart so many units high. */
export function heightScale(values: readonly number[], height: number) {
  const top = Math.max(1, ...values) * headroom
  return (value: number) => Math.round((height - (value / top) * height) * 10) / 10
}

/** Of the places that could bear a label those that leave it room, the last one first. */
export function spacedPlaces(places: readonly number[], unitsApart: number, room: number) {
  return places
    .toReversed()
    .reduce<number[]>(
      (kept, place) =>
        ((kept[0] ?? Number.POSITIVE_INFINITY) - place) * unitsApart >= room ? [place, ...kept] : kept,
      [],
    )
}
