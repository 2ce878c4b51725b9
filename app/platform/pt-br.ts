/** Dates and numbers as Brazilians write them, in the office's time zone (D45). */
const timeZone = "America/Sao_Paulo"

const day = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "numeric", month: "long", year: "numeric" })
const number = new Intl.NumberFormat("pt-BR")
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone })

/** '12 de novembro de 2026', and '1º de outubro de 2026'. */
export const longDate = (date: Date) => day.format(date).replace(/^1 /, "1º ")

/** '2026-11-12', the day it was in São Paulo. */
export const dayOf = (date: Date) => isoDay.format(date)

/** '1.284' */
export const grouped = (count: number) => number.format(count)
