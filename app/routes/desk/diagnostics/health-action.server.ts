import { counted } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { requestRedrive } from "../../../platform/jobs/request-redrive.server.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { verifyLedger } from "../../../privacy/ledger/verify-ledger.server.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import type { StaffPerson } from "../../../staff/people/staff-person.ts"
import type { Result } from "../../../ui/diagnostics/check.ts"

type Desk = { person: StaffPerson; asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

export async function retryLetters({ person, asStaff }: Desk, form: FormData): Promise<Result> {
  const queue = formText(form, "queue")
  const letterId = readUuid(formText(form, "letter")) ?? undefined
  const details = { letter: letterId ?? null }
  const outcome = await asStaff((db) =>
    requestRedrive(db, { queue, letterId }, (inside) =>
      insertAudit(inside, { staffId: person.id, action: "mensagens_repostas", target: queue, details }),
    ),
  )
  return outcome === "requested"
    ? {
        isGood: true,
        title: `Pedido registrado. ${letterId ? "A mensagem volta" : "As mensagens voltam"} à fila em instantes.`,
      }
    : { isGood: false, title: "Esta fila não existe." }
}

const faultText = {
  gap: "falta na sequência",
  "record-missing": "o consentimento foi apagado",
  "hash-differs": "o conteúdo mudou",
} as const

export async function verifyConsents({ person, asStaff }: Desk): Promise<Result> {
  const { entries, faults, unsealed } = await asStaff((db) => verifyLedger(db))
  const details = { entries, faults: faults.length }
  await asStaff((db) => insertAudit(db, { staffId: person.id, action: "registro_conferido", details }))
  if (faults.length > 0) {
    const places = faults.slice(0, 5).map(({ position, fault }) => `nº ${position} (${faultText[fault]})`)
    const detail = `${counted(faults.length, "falha", "falhas")}: ${places.join(", ")}`
    return { isGood: false, title: "O registro de consentimentos foi alterado.", detail }
  }
  const waiting =
    unsealed > 0 ? ` ${counted(unsealed, "aguarda", "aguardam")} o fechamento há mais de dez minutos.` : ""
  return {
    isGood: unsealed === 0,
    title: `Registro íntegro: ${counted(entries, "registro conferido", "registros conferidos")}.${waiting}`,
  }
}
