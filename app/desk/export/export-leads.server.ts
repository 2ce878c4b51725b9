import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { byteOrderMark, csvLine } from "../../platform/text/csv.ts"
import { type ExportPlace, listForExport } from "./export-store.server.ts"
import { type ExportFilter, exportCells, exportHeadings, exportRoles } from "./lead-export.ts"

type World = {
  person: { role: string }
  asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Who asked for which leads and how many left the house; never what stands in them. */
  audit: (
    db: Db,
    action: string,
    details: Record<string, string | number | boolean | null>,
  ) => Promise<unknown>
  log: Log
}

const pageSize = 500

/**
 * Leads as a spreadsheet, page after page: as many as there are pass through a few hundred at a time. Nothing leaves
 * before the wish is in the audit; when all has left, or the reader went away, the audit is told how many.
 */
export async function exportLeads(
  world: World,
  filter: ExportFilter,
): Promise<ReadableStream<Uint8Array> | "forbidden"> {
  const { person, asStaff, audit, log } = world
  if (!exportRoles.some((role) => role === person.role)) return "forbidden"
  await asStaff((db) => audit(db, "exportacao_pedida", told(filter)))
  const sent = { leads: 0 }
  const lines = linesOf(world, filter, sent)
  const encoder = new TextEncoder()
  const finish = async (isComplete: boolean) => {
    try {
      const details = { ...told(filter), leads: sent.leads, isComplete }
      await asStaff((db) => audit(db, "leads_exportados", details))
    } catch (error) {
      log.error({ err: error, leads: sent.leads }, "export not written to the audit")
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
        log.error({ err: error }, "export broken off")
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

function told({ from, to, status, operadora }: ExportFilter) {
  return {
    from,
    to,
    status: status ?? null,
    operadora: operadora ?? null,
  }
}

async function* linesOf({ asStaff }: World, filter: ExportFilter, sent: { leads: number }) {
  yield byteOrderMark + csvLine(exportHeadings)
  const next = (place: ExportPlace | null) => asStaff((db) => listForExport(db, filter, place, pageSize))
  let leads = await next(null)
  for (;;) {
    sent.leads += leads.length
    if (leads.length > 0) yield leads.map((lead) => csvLine(exportCells(lead))).join("")
    const last = leads.at(-1)
    if (!last || leads.length < pageSize) return
    leads = await next({ time: last.cursorTime, id: last.id })
  }
}
