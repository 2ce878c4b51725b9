/** Messages after a change, by the code in the address. */
export const peopleDone = {
  convidada: "Convite enviado. O link chega por e-mail e vale por 72 horas.",
  "convite-cancelado": "Convite cancelado. O link do e-mail não funciona mais.",
  papel: "Perfil alterado. Vale a partir da próxima ação dessa pessoa.",
  desligado: "Acesso desativado. As sessões abertas foram encerradas.",
  religado: "Acesso reativado. A pessoa entra com a senha e o segundo passo que já tinha.",
  sessoes: "Sessões encerradas. A pessoa precisa entrar de novo.",
} as const

export type PeopleDone = keyof typeof peopleDone

export const peopleRefusals = {
  "last-administrator": {
    title: "É a única pessoa da administração com acesso.",
    text: "Sem ela, ninguém pode convidar, mudar perfis nem reativar acessos. Antes, dê o perfil Administração a outra pessoa.",
  },
  missing: { title: "Esta pessoa não está mais na lista.", text: "A lista foi atualizada." },
  gone: {
    title: "Este convite não está mais aberto.",
    text: "Foi aceito, cancelado ou venceu. A lista foi atualizada.",
  },
  known: {
    title: "Já existe uma pessoa com este e-mail.",
    text: "Para mudar o perfil, use “Mudar” ao lado do nome. Se a pessoa perdeu a senha ou o celular, também é ali.",
  },
  "known-banned": {
    title: "Esta pessoa está com o acesso desativado.",
    text: "Reative o acesso antes de enviar um convite.",
  },
  invite: {
    title: "O convite não foi enviado.",
    text: "Confira o nome (até 120 caracteres), o e-mail e o perfil.",
  },
  unknown: { title: "Ação não reconhecida.", text: "Nada foi alterado." },
} as const

export type PeopleRefusal = keyof typeof peopleRefusals
