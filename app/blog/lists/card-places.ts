/**
 * lead: the first, large · trio: one of three; third: the last of them, which has a row of its own where two
 * stand side by side · wide: on the quiet ground · pair: one of two · line: small
 */
export type CardPlace = "lead" | "trio" | "third" | "wide" | "pair" | "line"

/** varied: the blog's own front · even: lists of one kind (search, category, tag, author, related). */
export type Rhythm = "varied" | "even"

const places = { L: "lead", t: "trio", T: "third", W: "wide", p: "pair", l: "line" } as const

/** By the number of posts, so that no row of a page is left with a hole. */
const variedRows = [
  "",
  "L",
  "LW",
  "Lpp",
  "LttT",
  "LttTW",
  "LttTll",
  "LttTWll",
  "LttTWttT",
  "LttTWllll",
  "LttTWllttT",
  "LttTllllttT",
  "LttTWllllttT",
] as const

const remainders = ["", "W", "pp"] as const

/** The place of each card of a page of posts, in order. */
export function cardPlaces(count: number, rhythm: Rhythm): CardPlace[] {
  const written = (rhythm === "varied" ? variedRows[count] : undefined) ?? evenRow(count)
  return Array.from(written, (letter) => places[letter as keyof typeof places])
}

function evenRow(count: number) {
  return count === 1 ? "L" : "ttT".repeat(Math.floor(count / 3)) + (remainders[count % 3] ?? "")
}
