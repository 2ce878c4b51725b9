/** What the pages of the settings say. */
export const settingsText = {
  title: "Ajustes",
  lead: "O que o site e os e-mails dizem da empresa. Cada mudança tem prévia e histórico, e pode ser desfeita.",
  areas: "Áreas dos ajustes",
  overview: "Visão geral",
  change: "Mudar",
  isExample: "dado de exemplo",
  needsAttention: "precisa de atenção",
  hours: {
    label: "Horários",
    text: "Quando o escritório atende por telefone e WhatsApp. Vem do calendário: mude lá, e o site muda junto.",
    says: "No site aparece",
    none: "nada, porque o calendário não tem horário",
    change: "Abrir o calendário",
  },
  examples: {
    title: "Ainda há dados de exemplo.",
    demonstration: "O site e os e-mails avisam isso a quem lê.",
    production: "Com eles o site não abre e os e-mails não saem. Preencha os verdadeiros.",
  },
  terms: {
    title: "Há condições sem prova.",
    text: "Enquanto faltar uma prova, o site não abre. Confirme cada condição em Números e condições.",
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
  save: "Salvar",
  example: { title: "Como a mensagem fica", filled: "O que é preenchido" },
  list: {
    none: "A lista está vazia.",
    change: "Mudar",
    see: "Ver",
    up: "Subir",
    down: "Descer",
    ofTheList: "Toda a lista",
    remove: "Tirar da lista",
    removed: "Fora da lista: publicar põe de volta",
  },
  faults: { title: "Confira antes de publicar", text: "Nada foi publicado ainda." },
  reasonMissing: "Escreva por que mudou.",
  reasonLong: "Use no máximo 300 letras.",
  unchanged: { title: "Nada mudou.", text: "Os campos já dizem o que está valendo." },
  conflict: {
    title: "Ainda não publicamos: outra pessoa mudou a mesma coisa.",
    text: "O valor dela está valendo. O seu continua no campo. Se publicar de novo, o seu entra no lugar.",
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
  refusedReturn: "Não dá para voltar.",
  done: {
    site: {
      publicado: "Publicado. O site mostra o novo valor em poucos segundos.",
      devolvido: "Publicado. O site mostra o valor anterior em poucos segundos.",
      retirado: "Fora da lista. O site muda em poucos segundos.",
      movido: "A ordem mudou. O site muda em poucos segundos.",
    },
    /** Of settings that no page shows. */
    office: {
      publicado: "Salvo. Vale para todo o escritório.",
      devolvido: "Salvo. Vale de novo o que estava antes.",
      retirado: "Fora da lista.",
      movido: "A ordem mudou.",
    },
  },
  orderReason: "Ordem mudada.",
  unmoved: {
    title: "A ordem não mudou.",
    text: "Outra pessoa mudou a lista agora, ou o item já estava na ponta. Veja a lista e tente de novo.",
  },
  removedMeanwhile: {
    title: "Ainda não publicamos: outra pessoa tirou este item da lista.",
    text: "O que você escreveu continua nos campos. Se publicar, o item volta para a lista.",
  },
  changedMeanwhile: {
    title: "Ainda não tiramos: outra pessoa mudou este item agora.",
    text: "Abra a lista de novo, veja o que mudou e decida.",
  },
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
    inForce: "vale agora",
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
