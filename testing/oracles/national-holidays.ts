type Holiday = { day: string; name: string }

/**
 * Brazilian laws 662/1949, 6.802/1980 and 14.759/2023. Carnival and Corpus Christi are not national holidays; an
 * office that closes on them adds them to its calendar.
 */
const fixedHolidays = [
  ["01-01", "Confraternização Universal"],
  ["04-21", "Tiradentes"],
  ["05-01", "Dia do Trabalho"],
  ["09-07", "Independência do Brasil"],
  ["10-12", "Nossa Senhora Aparecida"],
  ["11-02", "Finados"],
  ["11-15", "Proclamação da República"],
  ["11-20", "Dia da Consciência Negra"],
  ["12-25", "Natal"],
] as const

/** The ten national holidays of a year, by date. Valid from 2024 on. */
export function nationalHolidays(year: number): Holiday[] {
  return [
    { day: goodFriday(year), name: "Sexta-feira Santa" },
    ...fixedHolidays.map(([day, name]) => ({ day: `${year}-${day}`, name })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
}

/** The algorithm of Meeus, Jones and Butcher for the Gregorian calendar. */
function easterSunday(year: number) {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateCorrection = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * lateCorrection + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

function goodFriday(year: number) {
  const day = easterSunday(year)
  day.setUTCDate(day.getUTCDate() - 2)
  return day.toISOString().slice(0, 10)
}
