import { law } from "../../norms/law.ts"
import type { AffectedData, ClosingFault, IncidentKind, IncidentRisk, NoticeRecipient } from "./incident.ts"

export const ruleText = law(
  "Um incidente com risco relevante é comunicado à ANPD e aos titulares em 3 dias úteis (LGPD, art. 48, e Resolução CD/ANPD 15/2024). O registro fica por 5 anos, no mínimo.",
  "DAD-10",
  "DAD-11",
)

export const kindText = {
  acesso_indevido: "Acesso sem autorização ou sem necessidade",
  conta_invadida: "Conta ou aparelho da equipe usado por outra pessoa",
  envio_errado: "Envio à pessoa errada",
  exposicao: "Dados expostos fora do painel",
  perda: "Perda de dados",
  ataque: "Ataque ao sistema",
  outro: "Outro",
} as const satisfies Record<IncidentKind, string>

/** As the letters list them. */
export const dataText = {
  nome: "nome",
  contato: "telefone e e-mail",
  idades: "idades das pessoas do plano",
  vinculo: "cidade, órgão e vínculo",
  mensagem: "mensagem do pedido",
  anotacoes: "anotações do atendimento",
  saude: "informações de saúde escritas no pedido ou no atendimento",
} as const satisfies Record<AffectedData, string>

export const riskText = {
  a_avaliar: "Ainda não avaliado",
  relevante: "Risco relevante",
  nao_relevante: "Sem risco relevante",
} as const satisfies Record<IncidentRisk, string>

export const recipientText = {
  anpd: "ANPD",
  titulares: "Titulares",
  outro: "Outro",
} as const satisfies Record<NoticeRecipient, string>

/** Confirmations, by the code in the query string. */
export const incidentDone = {
  registrado: "Incidente registrado.",
  fatos: "Registro salvo.",
  avaliacao: "Avaliação salva.",
  adicionados: "Leads adicionados ao incidente.",
  retirados: "Leads retirados do incidente.",
  avisado: "Comunicação registrada.",
  encerrado: "Incidente encerrado. O registro fica salvo.",
  reaberto: "Incidente reaberto.",
} as const
export type IncidentDone = keyof typeof incidentDone

export const incidentRefusals = {
  unknown: { title: "Nada foi mudado.", text: "A página não reconheceu o pedido. Tente de novo." },
  fields: {
    title: "Nada foi salvo ainda.",
    text: "Confira os campos marcados. O resto continua preenchido.",
  },
  stale: {
    title: "Outra pessoa mudou este incidente.",
    text: "O seu texto continua nos campos. Compare com o registro atual e salve de novo.",
  },
  closed: { title: "Este incidente está encerrado.", text: "Para mudar alguma coisa, reabra o incidente." },
  open: { title: "Este incidente já está aberto.", text: "Outra pessoa reabriu. A página foi atualizada." },
  none: {
    title: "Nenhum lead foi adicionado.",
    text: "Os leads desta consulta já estão no incidente, ou não há leitura registrada no período.",
  },
  "no-reader": { title: "Nenhum lead foi adicionado.", text: "Escolha uma pessoa e consulte de novo." },
  gone: { title: "Estes leads já tinham sido retirados.", text: "A página foi atualizada." },
  "not-closable": { title: "O incidente continua aberto.", text: "Veja abaixo o que falta para encerrar." },
} as const
export type IncidentRefusal = keyof typeof incidentRefusals

export const closingText = {
  risk: "Avaliar o risco e escrever o motivo.",
  anpd: "Registrar a comunicação à ANPD.",
  titulares: "Registrar a comunicação aos titulares.",
} as const satisfies Record<ClosingFault, string>
