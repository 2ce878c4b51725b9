/** Messages after a change, by the code in the address. */
export const peopleDone = {
  convidada: "Convite enviado. O link chega por e-mail e vale por 72 horas.",
  "convite-cancelado": "Convite cancelado. O link do e-mail não abre mais nada.",
  papel: "Papel mudado. Vale a partir do próximo passo dessa pessoa no painel.",
  desligado: "Acesso desligado. As sessões abertas foram encerradas.",
  religado: "Acesso religado. A pessoa entra com a senha e o segundo fator que já tinha.",
  sessoes: "Sessões encerradas. A pessoa precisa entrar de novo.",
} as const

export type PeopleDone = keyof typeof peopleDone

export const peopleRefusals = {
  "last-administrator": {
    title: "É a única pessoa da administração com acesso.",
    text: "Sem ela ninguém convida, muda papéis ou religa acessos. Dê antes o papel Administração a mais alguém.",
  },
  missing: { title: "Esta pessoa não está mais na lista.", text: "A página mostra a lista de agora." },
  gone: {
    title: "Este convite não está mais aberto.",
    text: "Foi aceito, cancelado ou venceu. A página mostra os convites de agora.",
  },
  known: {
    title: "Já existe uma pessoa com este e-mail.",
    text: "Para mudar o papel, use “Mudar” ao lado do nome. Se perdeu a senha ou o celular, use “Mandar novo convite”.",
  },
  "known-banned": {
    title: "Esta pessoa está com o acesso desligado.",
    text: "Religue o acesso antes de mandar um convite.",
  },
  invite: {
    title: "O convite não foi enviado.",
    text: "Confira o nome (até 120 letras), o e-mail e o papel.",
  },
  unknown: { title: "Pedido desconhecido.", text: "Nada foi mudado." },
} as const

export type PeopleRefusal = keyof typeof peopleRefusals
