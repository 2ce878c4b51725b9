/** The ten age bands of RN ANS 563/2022. */
export const ageBands = [
  "0–18",
  "19–23",
  "24–28",
  "29–33",
  "34–38",
  "39–43",
  "44–48",
  "49–53",
  "54–58",
  "59+",
] as const
export type AgeBand = (typeof ageBands)[number]

const lastAgeOfBand = [18, 23, 28, 33, 38, 43, 48, 53, 58]
const oldest = 120
const mostLives = 50

/** The ages in a free text such as "34, 32 e 5"; whatever is not an age is left to the reader (D19). */
export function parseAges(typed: string): number[] {
  return (typed.match(/\d+/g) ?? [])
    .map(Number)
    .filter((age) => age <= oldest)
    .slice(0, mostLives)
}

export function bandOf(age: number): AgeBand {
  const index = lastAgeOfBand.findIndex((last) => age <= last)
  return ageBands[index] ?? "59+"
}
