/** Messages after a change, by the code in the address. */
export const hoursDone = {
  horario: "Horário guardado. Vale para os próximos leads oferecidos.",
  ausencia: "Ausência marcada. Nesses dias nenhum lead novo é oferecido.",
  "ausencia-retirada": "Ausência retirada.",
} as const

export type HoursDone = keyof typeof hoursDone

const shiftsRefusal = { title: "O horário não foi guardado.", text: "O que falta está ao lado de cada dia." }

export const hoursRefusals = {
  "invalid-hours": shiftsRefusal,
  overlap: shiftsRefusal,
  "invalid-days": {
    title: "A ausência não foi marcada.",
    text: "Escolha o primeiro dia. O último não pode vir antes dele.",
  },
  "note-too-long": { title: "A ausência não foi marcada.", text: "A observação tem até 200 letras." },
  missing: { title: "Isto já não estava marcado.", text: "A página mostra o que vale agora." },
  "not-allowed": {
    title: "Só a gestão muda o horário de outra pessoa.",
    text: "Peça a quem tem o papel Gestão ou Administração.",
  },
  unknown: { title: "Pedido desconhecido.", text: "Nada foi mudado." },
} as const

export type HoursRefusal = keyof typeof hoursRefusals
