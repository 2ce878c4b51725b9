import { counted, dayOf, longDay, weekdayOf } from "../../locale/pt-br.ts"
import { addDays } from "../../platform/time/plain-day.ts"
import type { IncidentNotice, IncidentRisk } from "./incident.ts"

// DAD-10
const workingDays = 3

type Facts = {
  risk: IncidentRisk
  knownAt: Date
  told: readonly Pick<IncidentNotice, "recipient" | "toldAt">[]
}
export type IncidentDeadline = {
  /** The last day, YYYY-MM-DD. */
  day: string
  /** A few words for a list. */
  label: string
  /** A sentence for the page of the incident. */
  text: string
  isLate: boolean
}

/**
 * Until when ANPD and holders must be told. Working days are Monday to Friday without the given holidays; the day on which
 * the company learned of the incident does not count.
 */
export function incidentDeadline(facts: Facts, holidays: ReadonlySet<string>, now: Date): IncidentDeadline {
  const day = lastDay(dayOf(facts.knownAt), holidays)
  const when = `${weekdayOf(day)}, ${longDay(day)}`
  if (facts.risk === "nao_relevante")
    return {
      day,
      label: "sem comunicação obrigatória",
      text: "Sem risco relevante, não é preciso comunicar. O motivo fica no registro.",
      isLate: false,
    }
  const toldOn = dayWhenAllWereTold(facts.told)
  if (toldOn) {
    const isLate = toldOn > day
    const label = isLate ? "comunicado fora do prazo" : "comunicado no prazo"
    return {
      day,
      label,
      text: `O prazo era ${when}. A última comunicação foi em ${longDay(toldOn)}.`,
      isLate,
    }
  }
  const today = dayOf(now)
  const isLate = today > day
  const act = isLate
    ? `O prazo terminou na ${when}. Comunique agora e registre o motivo da demora.`
    : `Comunicar ${waitingFor(facts.told)} até ${when}.`
  return {
    day,
    label: isLate ? pastLabel(countWorkingDays(day, today, holidays)) : leftLabel(today, day, holidays),
    text: facts.risk === "a_avaliar" && !isLate ? `Se o risco for relevante: ${lowerFirst(act)}` : act,
    isLate,
  }
}

/** The third working day after the day on which the company learned of it. */
export function lastDay(knownDay: string, holidays: ReadonlySet<string>) {
  let day = knownDay
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

/** Working days after `from`, up to and with `to`. */
function countWorkingDays(from: string, to: string, holidays: ReadonlySet<string>) {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day, holidays)) count += 1
  return count
}

const weekend = new Set(["sábado", "domingo"])

function isWorkingDay(day: string, holidays: ReadonlySet<string>) {
  return !holidays.has(day) && !weekend.has(weekdayOf(day))
}

function leftLabel(today: string, day: string, holidays: ReadonlySet<string>) {
  if (today === day) return "o prazo termina hoje"
  const left = countWorkingDays(today, day, holidays)
  return left === 1 ? "falta 1 dia útil" : `faltam ${left} dias úteis`
}

function pastLabel(days: number) {
  return days === 0 ? "prazo vencido" : `prazo vencido há ${counted(days, "dia útil", "dias úteis")}`
}

/** Who was not told yet. */
function waitingFor(told: Facts["told"]) {
  const recipients = new Set(told.map(({ recipient }) => recipient))
  if (recipients.has("anpd")) return "aos titulares"
  return recipients.has("titulares") ? "à ANPD" : "à ANPD e aos titulares"
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The day on which the later of the two was first told; null while one of them was not. */
function dayWhenAllWereTold(told: Facts["told"]) {
  const firstTold = (["anpd", "titulares"] as const).map((recipient) =>
    told
      .filter((notice) => notice.recipient === recipient)
      .map(({ toldAt }) => dayOf(toldAt))
      .toSorted()
      .at(0),
  )
  return firstTold.every((day) => day !== undefined) ? firstTold.toSorted().at(-1) : undefined
}
