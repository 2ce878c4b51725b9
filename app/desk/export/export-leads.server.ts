import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { byteOrderMark, csvLine } from "../../platform/text/csv.ts"
import { type ExportCursor, listForExport } from "./export-store.server.ts"
import { type ExportFilter, exportCells, exportHeadings, exportRoles } from "./lead-export.ts"

type ExportContext = {
  person: { role: string }
  asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Records who exported which leads and how many, without their data. */
  audit: (db: Db, entry: AuditedExport) => Promise<unknown>
  log: Log
}

type AuditedExport = {
  action: "exportacao_pedida" | "parte_exportada" | "leads_exportados"
  details?: Record<string, string | number | boolean | null>
  leads?: readonly number[]
}

const pageSize = 500

/**
 * Streams leads as CSV, read in pages of a few hundred. The audit records the request before anything is sent, and the leads
 * of each page before that page is sent. At the end, or when the client cancels, it records how many they were.
 */
export async function exportLeads(
  context: ExportContext,
  filter: ExportFilter,
): Promise<ReadableStream<Uint8Array> | "forbidden"> {
  const { person, asStaff, audit, log } = context
  if (!exportRoles.some((role) => role === person.role)) return "forbidden"
  await asStaff((db) => audit(db, { action: "exportacao_pedida", details: auditDetails(filter) }))
  const sent = { leads: 0, parts: 0 }
  const lines = linesOf(context, filter, sent)
  const encoder = new TextEncoder()
  const finish = async (isComplete: boolean) => {
    try {
      const details = { ...auditDetails(filter), leads: sent.leads, parts: sent.parts, isComplete }
      await asStaff((db) => audit(db, { action: "leads_exportados", details }))
    } catch (error) {
      log.error({ err: error, leads: sent.leads }, "lead export not recorded in the audit")
    }
  }
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value, done } = await lines.next()
        if (!done) return controller.enqueue(encoder.encode(value))
        await finish(true)
        controller.close()
      } catch (error) {
        log.error({ err: error }, "lead export failed")
        await finish(false)
        controller.error(error)
      }
    },
    cancel: async () => {
      await lines.return(undefined)
      await finish(false)
    },
  })
}

function auditDetails({ from, to, status, operadora }: ExportFilter) {
  return {
    from,
    to,
    status: status ?? null,
    operadora: operadora ?? null,
  }
}

async function* linesOf(
  { asStaff, audit }: ExportContext,
  filter: ExportFilter,
  sent: { leads: number; parts: number },
) {
  yield byteOrderMark + csvLine(exportHeadings)
  const next = (after: ExportCursor | null) => asStaff((db) => listForExport(db, filter, after, pageSize))
  let leads = await next(null)
  for (;;) {
    const ids = leads.map(({ id }) => id)
    if (ids.length > 0) {
      await asStaff((db) => audit(db, { action: "parte_exportada", leads: ids }))
      sent.parts++
    }
    sent.leads += leads.length
    if (leads.length > 0) yield leads.map((lead) => csvLine(exportCells(lead))).join("")
    const last = leads.at(-1)
    if (!last || leads.length < pageSize) return
    leads = await next({ time: last.cursorTime, id: last.id })
  }
}
