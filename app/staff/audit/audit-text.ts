import { grouped } from "../../locale/pt-br.ts"

/** Labels of audit actions. An unknown action is shown as stored. */
export const auditActions: Readonly<Record<string, string>> = {
  convite_enviado: "Convidou uma pessoa",
  convite_cancelado: "Cancelou um convite",
  convite_aceito: "Aceitou o convite",
  papel_mudado: "Mudou o papel de uma pessoa",
  acesso_desligado: "Desligou o acesso de uma pessoa",
  acesso_religado: "Religou o acesso de uma pessoa",
  pausa: "Fez uma pausa",
  disponivel: "Voltou a ficar disponível",
  sessoes_encerradas: "Encerrou as sessões de uma pessoa",
  lead_lido: "Abriu um lead",
  exportacao_pedida: "Pediu uma exportação de leads",
  leads_exportados: "Exportou leads",
  expediente_mudado: "Mudou o expediente do escritório",
  feriado_marcado: "Marcou um feriado",
  feriado_retirado: "Retirou um feriado",
  horario_mudado: "Mudou o horário de uma pessoa",
  ausencia_marcada: "Marcou uma ausência",
  ausencia_retirada: "Retirou uma ausência",
  pedidos_de_titulares_lidos: "Leu pedidos de titulares",
  pedido_de_titular_respondido: "Encerrou um pedido de titular",
  site_ativado: "Ativou um site",
  lead_de_teste_enviado: "Enviou um lead de teste",
  conexao_testada: "Testou a conexão",
  mensagens_repostas: "Mandou repetir mensagens mortas",
  registro_conferido: "Conferiu o registro de consentimentos",
}

export const auditActionText = (action: string) => auditActions[action] ?? action

const detailNames: Readonly<Record<string, string>> = {
  role: "papel",
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
}

function valueText(value: unknown): string {
  if (typeof value === "boolean") return value ? "sim" : "não"
  if (typeof value === "number") return grouped(value)
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** 'de 2026-11-01, até 2026-11-16, leads 585'. Empty values are left out. */
export function auditDetailText(details: Readonly<Record<string, unknown>>) {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== "" && value !== undefined)
    .map(([name, value]) => `${detailNames[name] ?? name} ${valueText(value)}`)
    .join(", ")
}

const leadTarget = /^lead:([1-9]\d{0,14})$/

/** The id of the lead that an entry is about, or null. */
export function leadOfTarget(target: string | null) {
  const [, id] = leadTarget.exec(target ?? "") ?? []
  return id ? Number(id) : null
}
