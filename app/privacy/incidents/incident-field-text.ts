/** Labels and hints of the fields of an incident, also where their values are shown. */
export const fieldText = {
  kind: { label: "O que houve", hint: "Escolha o mais próximo." },
  knownAt: { label: "Quando a empresa soube", hint: "O prazo conta deste dia." },
  startedAt: { label: "Começou em", hint: "Em branco se ainda não se sabe." },
  endedAt: { label: "Terminou em", hint: "Em branco se ainda dura ou não se sabe." },
  description: {
    label: "Descrição",
    hint: "Para a equipe e para a ANPD: o que se sabe, como foi descoberto, o que falta saber.",
  },
  dataKinds: { label: "Dados afetados" },
  risk: { label: "Risco para os titulares" },
  riskReason: { label: "Motivo da avaliação", hint: "Fica no registro, também sem risco relevante." },
  account: {
    label: "O que houve, para o titular",
    hint: "Em palavras simples. Vai para a carta de cada titular.",
  },
  dangers: { label: "O que pode causar ao titular" },
  measuresBefore: { label: "Medidas que já protegiam os dados" },
  measuresTaken: { label: "O que foi feito e será feito" },
  advice: { label: "O que o titular pode fazer" },
  delayReason: { label: "Motivo da demora", hint: "Só se a comunicação passar do prazo." },
  recipient: { label: "Quem foi avisado" },
  toldAt: { label: "Quando" },
  channel: { label: "Como", hint: "Por exemplo: formulário da ANPD, e-mail, carta." },
  reference: { label: "Protocolo ou número" },
  note: { label: "Observação", hint: "Se foi outro, diga quem." },
  protocols: { label: "Protocolos", hint: "Um por linha, como WP-1A2B-3C4D." },
} as const satisfies Record<string, { label: string; hint?: string }>

/** The id of a field on its page. */
export const fieldId = (name: string) => `campo-${name}`

export const fieldLabel = (name: string) => fieldText[name as keyof typeof fieldText].label
