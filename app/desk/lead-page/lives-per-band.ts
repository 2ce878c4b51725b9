import { ageBands, bandOf } from "../../plans/catalogue/ages.ts"

/** The ages in each of the ten bands, in the order of the bands. */
export function livesPerBand(ages: readonly number[]) {
  return ageBands.map((band) => ({
    band,
    ages: ages.filter((age) => bandOf(age) === band).sort((a, b) => a - b),
  }))
}

/** '0–18, 49–53 ×2'. */
export function bandsText(ages: readonly number[]) {
  return livesPerBand(ages)
    .filter((entry) => entry.ages.length > 0)
    .map(({ band, ages: lives }) => (lives.length > 1 ? `${band} ×${lives.length}` : band))
    .join(", ")
}

export const livesText = (count: number) => (count === 1 ? "1 vida" : `${count} vidas`)
