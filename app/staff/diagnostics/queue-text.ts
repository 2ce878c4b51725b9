import { locale } from "../../locale/pt-br.ts"

/** Labels of queues. A queue without a label is shown by its name. */
const queueNames: Readonly<Record<string, string>> = {
  "lead-notify-office": "Aviso ao escritório",
  "lead-confirm-visitor": "Confirmação ao visitante",
  "lead-mail-held": "Avisos agrupados ao escritório",
  "lead-read-returns": "Leitura dos e-mails devolvidos",
  "lead-tell-brake": "Aviso à gestão: muitos pedidos",
  "lead-deliver-webhook": "Entrega ao CRM",
  "lead-desk-mail": "Avisos do painel",
  "lead-move-deadlines": "Recálculo dos prazos",
  "lead-count-days": "Contagem diária de leads",
  "holder-send-link": "Link de acesso aos dados",
  "holder-tell-office": "Pedidos de titulares",
  "holder-clean-links": "Limpeza de links vencidos",
  "blog-draw-post-card": "Imagens dos artigos para compartilhar",
  "blog-maintain-events": "Tabelas mensais de leituras",
  "blog-refresh-post": "Atualização das páginas em cache",
  "limits-prune": "Limpeza dos limites de uso",
  "privacy-seal-consents": "Registro de consentimentos",
  "privacy-apply-retention": "Eliminação por prazo",
  "queue-redrive": "Nova tentativa de mensagens que falharam",
  "staff-mail-invitation": "Convites",
  "staff-mail-many-reads": "Aviso à gestão: muitos leads vistos",
  "staff-seal-audit": "Fechamento da auditoria",
  "staff-copy-audit": "Cópia da auditoria",
}

export const queueLabel = (queue: string) => queueNames[queue] ?? queue

type Report = {
  waiting: number
  failed: number
  active: number
  dead: number
  oldestWaitingSeconds: number
}

// A worker picks a job up within half a second, so a job that waits two minutes has no worker.
const stuckAfterSeconds = 120

/** A queue that only retries failed jobs is not stuck. */
export function queueState({ waiting, failed, active, oldestWaitingSeconds }: Report) {
  if (waiting > 0 && oldestWaitingSeconds > stuckAfterSeconds)
    return { text: active > 0 ? "atrasada" : "parada", isGood: false }
  if (failed > 0) return { text: "tentando de novo", isGood: false }
  return { text: "em dia", isGood: true }
}

/** '2 s', '11 min', '3 h', '2 dias' */
export function ageText(seconds: number) {
  if (seconds < 60) return `${Math.floor(seconds)} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 2 * 86_400) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} dias`
}

const units = ["bytes", "kB", "MB", "GB", "TB"]

/** '412 MB' */
export function sizeText(bytes: number) {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${Math.round(bytes / 1000 ** step).toLocaleString(locale)} ${units[step]}`
}

function countText(count: number, one: string, many: string) {
  return count === 0 ? null : count === 1 ? `uma ${one}` : `${count} ${many}`
}

/** 'Uma fila precisa de atenção, 2 mensagens falharam.', or that every queue is up to date. */
export function queueSummary(reports: readonly Report[]) {
  const failing = countText(
    reports.filter((report) => !queueState(report).isGood).length,
    "fila precisa de atenção",
    "filas precisam de atenção",
  )
  const dead = countText(
    reports.reduce((sum, report) => sum + report.dead, 0),
    "mensagem falhou",
    "mensagens falharam",
  )
  const summary = [failing, dead].filter(Boolean).join(", ")
  return summary ? `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.` : "Todas as filas em dia."
}

/** 'até 1,4 s', 'até 62 ms', 'até 0,01': the bound of 75 % of visits. */
export function vitalText({ name, atMost }: { name: string; atMost: number | null }) {
  if (atMost === null) return "acima da maior faixa"
  if (name === "CLS") return `até ${atMost.toLocaleString(locale)}`
  return atMost < 1000
    ? `até ${atMost} ms`
    : `até ${(atMost / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} s`
}
