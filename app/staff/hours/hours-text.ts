import { longDay } from "../../locale/pt-br.ts"

/** Messages after a change, by the code in the address. */
export const hoursDone = {
  horario: "Horário salvo. Vale para os próximos leads oferecidos.",
  ausencia: "Ausência marcada. Nesses dias nenhum lead novo é oferecido.",
  "ausencia-retirada": "Ausência removida.",
} as const

export type HoursDone = keyof typeof hoursDone

const shiftsRefusal = {
  title: "O horário não foi salvo.",
  text: "Veja o que corrigir ao lado de cada dia.",
}

export const hoursRefusals = {
  "invalid-hours": shiftsRefusal,
  overlap: shiftsRefusal,
  "invalid-days": {
    title: "A ausência não foi marcada.",
    text: "Escolha o primeiro dia. O último não pode vir antes dele.",
  },
  "note-too-long": {
    title: "A ausência não foi marcada.",
    text: "A observação pode ter até 200 caracteres.",
  },
  missing: { title: "Esta ausência não está mais marcada.", text: "A lista foi atualizada." },
  "not-allowed": {
    title: "Só a gestão muda o horário de outra pessoa.",
    text: "Peça a quem tem o perfil Gestão ou Administração.",
  },
  unknown: { title: "Ação não reconhecida.", text: "Nada foi alterado." },
} as const

export type HoursRefusal = keyof typeof hoursRefusals

/** The days of an absence. */
export function daysText(firstDay: string, lastDay: string) {
  return firstDay === lastDay ? longDay(firstDay) : `${longDay(firstDay)} a ${longDay(lastDay)}`
}
