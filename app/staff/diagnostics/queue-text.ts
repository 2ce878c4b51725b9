import { locale } from "../../locale/pt-br.ts"

/** Queues as people call them; one nobody named is shown as it is. */
const queueNames: Readonly<Record<string, string>> = {
  "lead-notify-office": "Aviso ao escritório",
  "lead-confirm-visitor": "Confirmação ao visitante",
  "lead-mail-held": "Avisos agrupados ao escritório",
  "lead-tell-brake": "Aviso à gestão de muitos pedidos",
  "lead-deliver-webhook": "Entrega ao CRM",
  "lead-desk-mail": "Avisos do painel",
  "lead-move-deadlines": "Prazos pelo novo calendário",
  "lead-count-days": "Contagem dos dias",
  "holder-send-link": "Link de acesso aos dados",
  "holder-tell-office": "Pedidos de titulares",
  "holder-clean-links": "Limpeza de links",
  "blog-draw-post-card": "Cartões dos artigos",
  "blog-maintain-events": "Meses de leituras",
  "blog-refresh-post": "Páginas renovadas na borda",
  "limits-prune": "Limpeza de limites",
  "privacy-seal-consents": "Registro de consentimentos",
  "privacy-apply-retention": "Eliminação por prazo",
  "queue-redrive": "Repetição de mensagens mortas",
  "staff-mail-invitation": "Convites",
}

export const queueLabel = (queue: string) => queueNames[queue] ?? queue

type Report = {
  waiting: number
  failed: number
  active: number
  dead: number
  oldestWaitingSeconds: number
}

// A job is picked up within half a second; who waits two minutes waits for a worker that is not there.
const stuckAfterSeconds = 120

/** In a word; a queue that only repeats what failed is not stuck, it is patient. */
export function queueState({ waiting, failed, active, oldestWaitingSeconds }: Report) {
  if (waiting > 0 && oldestWaitingSeconds > stuckAfterSeconds)
    return { words: active > 0 ? "atrasada" : "parada", isGood: false }
  if (failed > 0) return { words: "repetindo", isGood: false }
  return { words: "em dia", isGood: true }
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

function counted(count: number, one: string, many: string) {
  return count === 0 ? null : count === 1 ? `uma ${one}` : `${count} ${many}`
}

/** 'Uma fila com atraso, duas mensagens mortas.' in short, or that all is well. */
export function queueSummary(reports: readonly Report[]) {
  const ill = counted(
    reports.filter((report) => !queueState(report).isGood).length,
    "fila pede atenção",
    "filas pedem atenção",
  )
  const dead = counted(
    reports.reduce((sum, report) => sum + report.dead, 0),
    "mensagem morta",
    "mensagens mortas",
  )
  const words = [ill, dead].filter(Boolean).join(", ")
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : "Todas as filas em dia."
}

/** '1,4 s', '62 ms', '0,01': the bound three of four visits stay within. */
export function vitalText({ name, atMost }: { name: string; atMost: number | null }) {
  if (atMost === null) return "acima da maior faixa"
  if (name === "CLS") return `até ${atMost.toLocaleString(locale)}`
  return atMost < 1000
    ? `até ${atMost} ms`
    : `até ${(atMost / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} s`
}
