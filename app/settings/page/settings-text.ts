/** What the pages of the settings say. */
export const settingsText = {
  title: "Ajustes",
  lead: "O que o site e os e-mails dizem da empresa. Cada mudança tem prévia e histórico, e pode ser desfeita.",
  areas: "Áreas dos ajustes",
  overview: "Visão geral",
  change: "Mudar",
  isExample: "dado de exemplo",
  examples: {
    title: "Ainda há dados de exemplo.",
    demonstration: "O site e os e-mails avisam isso a quem lê.",
    production: "Com eles o site não abre e os e-mails não saem. Preencha os verdadeiros.",
  },
  readOnly: "Seu perfil pode ver, mas não mudar.",
  confirm: {
    needed: "Para mudar estes dados, confirme antes que é você.",
    action: "Confirmar",
    lapsed: {
      title: "Ainda não publicamos: a sua confirmação venceu.",
      text: "Confirme que é você em outra aba e publique de novo aqui. O que você escreveu continua nos campos.",
      action: "Confirmar em outra aba",
    },
  },
  reason: {
    label: "Por que mudou",
    hint: "Uma linha, para o histórico. Por exemplo: linha nova da operadora.",
  },
  publish: "Publicar",
  faults: { title: "Confira antes de publicar", text: "Nada foi publicado ainda." },
  reasonMissing: "Escreva por que mudou.",
  reasonLong: "Use no máximo 300 letras.",
  unchanged: { title: "Nada mudou.", text: "Os valores dos campos já são os que estão no site." },
  conflict: {
    title: "Ainda não publicamos: outra pessoa mudou a mesma coisa.",
    text: "O valor dela está no site. O seu continua no campo. Se publicar de novo, o seu entra no lugar.",
  },
  unknown: { title: "Não encontramos essa mudança.", text: "Atualize a página e tente de novo." },
  fictionalReturn: {
    title: "Não dá para voltar: o valor anterior é um dado de exemplo.",
    text: "O site só pode mostrar dados verdadeiros. Escreva o valor certo no campo e publique.",
  },
  returnConflict: {
    title: "Ainda não voltamos: outra pessoa mudou a mesma coisa agora.",
    text: "Veja abaixo o que mudou e decida de novo.",
  },
  published: "Publicado. O site mostra o novo valor em poucos segundos.",
  returned: "Publicado. O site mostra o valor anterior em poucos segundos.",
  preview: {
    title: "Prévia do site",
    frame: "Prévia da página",
    page: "Página",
    update: "Atualizar a prévia",
    widths: { legend: "Largura", phone: "Celular", desktop: "Computador" },
    note: "É a página de verdade, com o que está nos campos. Nada é publicado.",
  },
  history: {
    title: "Histórico",
    none: "Nada mudou ainda: valem os valores iniciais.",
    before: "antes:",
    after: "depois:",
    inForce: "no site agora",
    undo: "Desfazer",
    returnTo: "Voltar a este",
    look: "Ver a página",
    note: "Desfazer ou voltar publica na hora e entra no histórico.",
  },
} as const

/** Beside a field that another person changed in between. */
export function conflictText({ author, when, value }: { author: string; when: string; value: string }) {
  return `${author} mudou para “${value}” (${when}).`
}
