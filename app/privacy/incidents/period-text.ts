import { dayOf, longDate, longMoment, shortTime } from "../../locale/pt-br.ts"

/** 'em 17 de novembro de 2026, entre 21h20 e 22h20'; without an end, 'desde …'. */
export function periodText(from: Date, to: Date | null) {
  if (!to) return `desde ${longMoment(from)}`
  return dayOf(from) === dayOf(to)
    ? `em ${longDate(from)}, entre ${shortTime(from)} e ${shortTime(to)}`
    : `de ${longMoment(from)}, a ${longMoment(to)}`
}
