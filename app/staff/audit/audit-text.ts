import { operatorLabel } from "../../leads/lead/lead-labels.ts"
import { counted, grouped, longMoment } from "../../locale/pt-br.ts"
import { readUuid } from "../../platform/text/random-uuid.ts"
import { roleLabels } from "../people/staff-person.ts"

/** Labels of audit actions. An unknown action is shown as stored. */
export const auditActions: Readonly<Record<string, string>> = {
  convite_enviado: "Convidou uma pessoa",
  convite_cancelado: "Cancelou um convite",
  convite_aceito: "Aceitou o convite",
  papel_mudado: "Mudou o perfil de uma pessoa",
  acesso_desligado: "Desativou o acesso de uma pessoa",
  acesso_religado: "Reativou o acesso de uma pessoa",
  pausa: "Fez uma pausa",
  disponivel: "Voltou a ficar disponível",
  sessoes_encerradas: "Encerrou as sessões de uma pessoa",
  senha_trocada: "Trocou a própria senha",
  segundo_passo_refeito: "Refez o próprio aplicativo autenticador",
  codigos_trocados: "Gerou outros códigos de recuperação",
  chave_criada: "Criou uma chave de acesso",
  chave_renomeada: "Mudou o nome de uma chave de acesso",
  chave_removida: "Removeu uma chave de acesso",
  sessao_encerrada: "Encerrou uma sessão própria",
  aparelho_esquecido: "Retirou um aparelho conhecido",
  entrou: "Entrou no painel",
  entrou_com_recuperacao: "Entrou com um código de recuperação",
  segundo_passo_criado: "Configurou o aplicativo autenticador",
  identidade_confirmada: "Confirmou a identidade",
  saiu: "Saiu do painel",
  entrada_recusada: "Tentativa de entrada recusada",
  entrada_bloqueada: "Entrada bloqueada por excesso de tentativas",
  segundo_passo_recusado: "Configuração do aplicativo autenticador recusada",
  confirmacao_recusada: "Confirmação de identidade recusada",
  confirmacao_bloqueada: "Confirmação bloqueada por excesso de tentativas",
  lead_lido: "Abriu um lead",
  leads_listados: "Viu uma lista de leads",
  leads_buscados: "Buscou leads",
  limite_de_leitura: "Passou do limite de leads por hora",
  exportacao_pedida: "Pediu uma exportação de leads",
  parte_exportada: "Recebeu uma parte da exportação",
  leads_exportados: "Exportou leads",
  expediente_mudado: "Mudou o expediente do escritório",
  atendimento_mudado: "Mudou o horário de telefone e WhatsApp",
  feriado_marcado: "Marcou um feriado",
  feriado_retirado: "Removeu um feriado",
  horario_mudado: "Mudou o horário de uma pessoa",
  ausencia_marcada: "Marcou uma ausência",
  ausencia_retirada: "Removeu uma ausência",
  pedidos_de_titulares_lidos: "Leu pedidos de titulares",
  pedido_de_titular_respondido: "Encerrou um pedido de titular",
  leads_guardados_abertos: "Abriu pedidos guardados à parte",
  incidente_registrado: "Registrou um incidente",
  incidente_mudado: "Mudou o registro de um incidente",
  incidente_avaliado: "Avaliou o risco de um incidente",
  leituras_consultadas: "Consultou de quem uma pessoa leu dados",
  leads_no_incidente: "Adicionou leads a um incidente",
  leads_retirados_do_incidente: "Retirou leads de um incidente",
  comunicacao_registrada: "Registrou quem foi avisado de um incidente",
  cartas_preparadas: "Preparou cartas de um incidente",
  incidente_encerrado: "Encerrou um incidente",
  incidente_reaberto: "Reabriu um incidente",
  ajuste_mudado: "Mudou ajustes do site",
  ajuste_devolvido: "Devolveu ajustes do site a um valor anterior",
  site_ativado: "Ativou um site",
  lead_de_teste_enviado: "Enviou um lead de teste",
  conexao_testada: "Testou a conexão",
  mensagens_repostas: "Mandou tentar de novo mensagens que falharam",
  registro_conferido: "Conferiu o registro de consentimentos",
  registros_de_acesso_abertos: "Abriu registros de acesso, no servidor",
}

export const auditActionText = (action: string) => auditActions[action] ?? action

const detailNames: Readonly<Record<string, string>> = {
  role: "perfil",
  from: "de",
  to: "até",
  status: "situação",
  operadora: "operadora",
  leads: "leads",
  isComplete: "completa",
  queue: "fila",
  letter: "mensagem",
  outcome: "resultado",
  entries: "registros",
  firstDay: "de",
  lastDay: "até",
  requests: "pedidos",
  faults: "falhas",
  method: "com",
  step: "passo",
  secondFactor: "segundo passo:",
  list: "lista",
  search: "por",
  reads: "limite de",
  count: "quantidade",
  parts: "partes",
  kind: "o que houve:",
  risk: "risco:",
  settings: "ajustes:",
  recipient: "avisado:",
  reason: "motivo:",
}

/** Stored codes that are not Portuguese as it is written. */
const valueNames: Readonly<Record<string, string>> = {
  ...roleLabels,
  propria: "do escritório",
  em_contato: "em contato",
  cotacao_enviada: "cotação enviada",
  stored: "salvo",
  refused: "recusado",
  thrown: "falha",
  password: "senha",
  code: "senha e código",
  passkey: "chave de acesso",
  "used-code": "código já usado",
  protocol: "protocolo",
  email: "e-mail",
  phone: "telefone",
  name: "nome",
  "mesma-pessoa": "pedidos da mesma pessoa",
  "cotacao-enviada": "cotação enviada",
  recovery: "código de recuperação",
  lead_lido: "leads abertos",
  leads_listados: "leads em listas",
  leads_buscados: "buscas",
  acesso_indevido: "acesso sem autorização",
  conta_invadida: "conta ou aparelho usado por outra pessoa",
  envio_errado: "envio à pessoa errada",
  exposicao: "dados expostos",
  perda: "perda de dados",
  ataque: "ataque ao sistema",
  a_avaliar: "não avaliado",
  nao_relevante: "não relevante",
  anpd: "ANPD",
}

function valueText(name: string, value: unknown): string {
  if (name === "step" && value === "code") return "código"
  if (name === "operadora" && typeof value === "string") return operatorLabel(value)
  if (typeof value === "boolean") return value ? "sim" : "não"
  if (typeof value === "number") return grouped(value)
  return typeof value === "string" ? (valueNames[value] ?? value) : JSON.stringify(value)
}

/** They say nothing to a reader: the hash of a search, the id of a person. */
const hidden = new Set(["term", "person"])

/** 'de 2026-11-01, até 2026-11-16, leads 585'. Empty values are left out. */
export function auditDetailText(details: Readonly<Record<string, unknown>>, leadCount: number | null = null) {
  const parts = Object.entries(details)
    .filter(([name, value]) => !hidden.has(name) && value !== null && value !== "" && value !== undefined)
    .map(([name, value]) => `${detailNames[name] ?? name} ${valueText(name, value)}`)
  return [...parts, ...(leadCount !== null ? [counted(leadCount, "lead", "leads")] : [])].join(", ")
}

const lateSeconds = 3600

/** Copies leave every 15 minutes. `uncopiedAge` in seconds, of the oldest entry without a copy. */
export function auditCopyText({ at }: { at: Date | null }, uncopiedAge: number) {
  const last = at ? `Última cópia: ${longMoment(at)}.` : "Ainda não houve cópia."
  const isLate = uncopiedAge > lateSeconds
  return {
    isLate,
    text: isLate ? `Há registros sem cópia fora do servidor há mais de uma hora. ${last}` : last,
  }
}

/**
 * What an entry is about, when its action does not say it: 'calendario:2026-11-20' gives the day. The number of a row, such as
 * an invitation's, says nothing to a reader.
 */
export function auditTargetText(target: string | null) {
  return readUuid(target ?? "")
    ? null
    : target?.replace(/^calendario:?/, "").replace(/^incidente:/, "incidente nº ") || null
}

const leadTarget = /^lead:([1-9]\d{0,14})$/

/** The id of the lead that an entry is about, or null. */
export function leadOfTarget(target: string | null) {
  const [, id] = leadTarget.exec(target ?? "") ?? []
  return id ? Number(id) : null
}
