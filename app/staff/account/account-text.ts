import type { StaffRole } from "../people/staff-person.ts"

/** Texts of the page of the own account. */
export const accountText = {
  title: "Minha conta",
  signOut: "Sair deste aparelho",
  passkeys: {
    title: "Entrar sem senha",
    none: "Com uma chave de acesso você entra com a digital, o rosto ou o PIN do seu aparelho, sem senha e sem código. A chave só funciona no endereço verdadeiro do painel.",
    create: "Nova chave de acesso",
    confirm: "Para criar ou mudar chaves, confirme antes que é você.",
    unsupported: "Este navegador não oferece chaves de acesso. A senha com o código continua valendo.",
    change: "Mudar",
    name: "Nome da chave",
    rename: "Salvar nome",
    remove: "Remover chave",
    removeNote: "Remova também a chave guardada no aparelho, nos ajustes de senhas dele.",
  },
  credentials: {
    title: "Senha e segundo passo",
    password: "Senha",
    changePassword: "Trocar",
    secondFactor: "Aplicativo autenticador",
    redo: "Refazer",
    codes: "Códigos de recuperação",
    renew: "Gerar outros",
  },
  sessions: {
    title: "Onde o meu acesso está aberto",
    here: "aqui",
    end: "Encerrar",
    endOthers: "Encerrar as outras",
    strange: "Não reconhece alguma?",
    strangeText: "Encerre a sessão, troque a senha e avise a administração.",
  },
  devices: {
    title: "Aparelhos conhecidos",
    text: "Neles, tentativas de estranhos não bloqueiam a sua entrada. Uma entrada em outro aparelho é avisada por e-mail.",
    none: "Nenhum aparelho conhecido.",
    forget: "Retirar",
  },
  notices: {
    title: "Avisos por e-mail",
    text: "Estes avisos protegem o seu acesso e o prazo prometido aos clientes. Não podem ser desligados.",
  },
  hours: {
    title: "Meu horário",
    change: "Mudar",
    own: "Horário próprio.",
    office: "Sem horário próprio: vale o expediente do escritório.",
    cells: { on: "disponível", away: "ausente", off: "fora" },
    absences: "Ausências",
    noAbsence: "Nenhuma ausência marcada.",
  },
} as const

/** The mails that the desk sends to a person of this role. */
export function accountNotices(role: StaffRole) {
  return [
    ...(role === "atendente" ? ["Lead oferecido a você e prazo do primeiro contato acabando"] : []),
    ...(role === "gestao" ? ["Lead com o prazo do primeiro contato acabando ou perdido"] : []),
    "Entrada em um aparelho novo",
    "Mudança de senha, de segundo passo ou de chave de acesso",
    ...(role === "administracao"
      ? ["Convite, mudança de acesso ou exportação feita por outra pessoa da administração"]
      : []),
  ]
}

/** Messages after a change, by the code in the address. */
export const accountDone = {
  senha: "Senha trocada. As outras sessões foram encerradas.",
  codigos: "Pronto. Só os códigos novos valem.",
  chave: "Chave de acesso criada. Na próxima vez, entre com ela.",
  "chave-renomeada": "Nome da chave salvo.",
  "chave-removida": "Chave de acesso removida.",
  sessao: "Sessão encerrada.",
  sessoes: "As outras sessões foram encerradas.",
  aparelho: "Aparelho retirado da lista.",
} as const
export type AccountDone = keyof typeof accountDone

export const accountRefusals = {
  missing: { title: "Isto não está mais na lista.", text: "A página foi atualizada." },
  passkey: {
    title: "A chave não foi criada.",
    text: "O aparelho precisa confirmar que é você, com digital, rosto ou PIN. Tente de novo.",
  },
  name: { title: "O nome não foi salvo.", text: "Use de 1 a 60 caracteres." },
  unknown: { title: "Ação não reconhecida.", text: "Nada foi alterado." },
} as const
export type AccountRefusal = keyof typeof accountRefusals

/** Steps that look like the sign-in. */
export const credentialText = {
  back: "Voltar sem mudar",
  password: {
    title: "Trocar a senha",
    text: "As outras sessões abertas com o seu acesso serão encerradas.",
    current: "Senha atual",
    wrong: "A senha atual não está certa.",
    submit: "Trocar a senha",
  },
  secondFactor: {
    above: "Refazer o segundo passo",
    title: "Aplicativo autenticador",
    text: "O código anterior deixa de valer quando você confirmar este. As outras sessões serão encerradas, e você recebe outros códigos de recuperação.",
  },
  codes: {
    title: "Gerar outros códigos",
    text: "Os códigos de recuperação que você guardou antes deixam de valer.",
    submit: "Gerar códigos novos",
  },
} as const
