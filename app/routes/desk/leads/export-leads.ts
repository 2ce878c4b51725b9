import type { LoaderFunctionArgs } from "react-router"
import { exportLeads } from "../../../desk/export/export-leads.server.ts"
import { exportName, readExportFilter } from "../../../desk/export/lead-export.ts"
import { readPeriod } from "../../../desk/numbers/period.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { tellAdministrators } from "../../../staff/people/tell-administrators.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { cachePolicy } from "../../cache-policy.ts"
import { deskContext } from "../desk-context.ts"

/** 'Baixar CSV': the leads of the selected period. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { clock, log } = context.get(deskAppContext)
  const { person, asStaff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filter = readExportFilter(searchParams, readPeriod(searchParams, clock()))
  const stream = await exportLeads(
    {
      person,
      asStaff,
      log,
      audit: (db, entry) => insertAudit(db, { staffId: person.id, ...entry }),
    },
    filter,
  )
  if (stream === "forbidden") throw new Response(null, { status: 403 })
  const { from, to } = filter
  await asStaff((db) =>
    db
      .transaction()
      .execute((transaction) => tellAdministrators(transaction, person.id, { kind: "exported", from, to })),
  )
  return new Response(stream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${exportName(filter)}"`,
      "cache-control": cachePolicy.personal,
      "x-content-type-options": "nosniff",
    },
  })
}
