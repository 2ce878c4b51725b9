/**
 * lead: the first card, large · trio: one of three cards · third: the last of three, alone on a row where the grid
 * has two columns · wide: a full row on a pale background · pair: one of two cards · line: a small card
 */
export type CardPlace = "lead" | "trio" | "third" | "wide" | "pair" | "line"

/** varied: the blog's front page · even: category, tag, author and related posts. */
export type CardLayout = "varied" | "even"

const places = { L: "lead", t: "trio", T: "third", W: "wide", p: "pair", l: "line" } as const

/** By the number of posts, so that every row is full. */
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
export function cardPlaces(count: number, layout: CardLayout): CardPlace[] {
  const letters = (layout === "varied" ? variedRows[count] : undefined) ?? evenRow(count)
  return Array.from(letters, (letter) => places[letter as keyof typeof places])
}

function evenRow(count: number) {
  return count === 1 ? "L" : "ttT".repeat(Math.floor(count / 3)) + (remainders[count % 3] ?? "")
}
