import type { LoaderFunctionArgs } from "react-router"
import { leadPath } from "../../leads/lead/lead-path.ts"
import { longMoment } from "../../locale/pt-br.ts"
import {
  type AuditLine,
  readAuditCursor,
  readAuditFilter,
  writeAuditCursor,
} from "../../staff/audit/audit.ts"
import { findLastCopy, findUncopiedAge } from "../../staff/audit/audit-chain-store.server.ts"
import { AuditList, type AuditRow } from "../../staff/audit/audit-list.tsx"
import { listAudit, listAuditPeople } from "../../staff/audit/audit-list-store.server.ts"
import {
  auditActions,
  auditActionText,
  auditCopyText,
  auditDetailText,
  auditTargetText,
  leadOfTarget,
} from "../../staff/audit/audit-text.ts"
import { deskContext } from "./desk-context.ts"
import { deskMeta } from "./desk-meta.ts"

const perPage = 50

export default function AuditPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <AuditList {...loaderData} />
}

function toRow({ id, at, name, action, target, targetName, details, leadCount }: AuditLine): AuditRow {
  const lead = leadOfTarget(target)
  return {
    id,
    when: longMoment(at),
    who: name ?? (action.startsWith("entrada_") ? "Pessoa desconhecida" : "Sistema"),
    what: auditActionText(action),
    details: auditDetailText(details, countsLeads.has(action) ? leadCount : null),
    leadHref: lead === null ? null : leadPath(lead),
    target: targetName ?? auditTargetText(target),
  }
}

const countsLeads = new Set(["leads_listados", "leads_buscados", "parte_exportada"])

const actions = Object.entries(auditActions).map(([value, label]) => ({ value, label }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asStaff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filter = readAuditFilter(searchParams)
  const cursor = readAuditCursor(searchParams.get("antes"))
  const { lines, hasMore } = await asStaff((db) => listAudit(db, filter, cursor, perPage))
  const people = await asStaff(listAuditPeople)
  const copy = await asStaff(async (db) => auditCopyText(await findLastCopy(db), await findUncopiedAge(db)))
  const address = (before: string | null) => {
    const next = new URLSearchParams(searchParams)
    next.delete("antes")
    if (before) next.set("antes", before)
    return `?${next.toString()}`
  }
  const last = lines.at(-1)
  return {
    lines: lines.map(toRow),
    people,
    actions,
    copy,
    chosen: {
      staffId: filter.staffId ?? "",
      action: filter.action ?? "",
      from: filter.from ?? "",
      to: filter.to ?? "",
    },
    olderHref: hasMore && last ? address(writeAuditCursor(last)) : null,
    newestHref: cursor ? address(null) : null,
  }
}

export const meta = () => deskMeta("Auditoria")
