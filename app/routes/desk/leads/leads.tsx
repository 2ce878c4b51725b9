import { data, href, redirect } from "react-router"
import { takeLead } from "../../../desk/actions/take-lead.server.ts"
import { Queue } from "../../../desk/queue/queue.tsx"
import { viewHref, viewTitles } from "../../../desk/queue/queue-address.ts"
import { readQueuePage } from "../../../desk/queue/read-queue.server.ts"
import { shortName } from "../../../desk/short-name.ts"
import { leadPath } from "../../../leads/lead/lead-path.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readRowId } from "../../../platform/text/whole-number.ts"
import { recordLeadsSeen } from "../../../staff/audit/leads-seen.server.ts"
import { NewsBar } from "../../../ui/feedback/news-bar.tsx"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { manyReadsPath } from "../return-path.ts"
import type { Route } from "./+types/leads"

const nextLinks = [
  { label: "Ver meus retornos", href: viewHref("retornos") },
  { label: "Ver cotações enviadas", href: viewHref("cotacao-enviada") },
]

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { view, tabs, ...page } = loaderData
  return (
    <Queue
      {...page}
      title={viewTitles[view]}
      views={tabs}
      leadHref={leadPath}
      suggestedLinks={nextLinks}
      liveAddress={href("/painel/leads/ao-vivo")}
      news={
        actionData && (
          <NewsBar tone="people">
            {actionData.first ? (
              <>
                <b>{actionData.first} aceitou este lead</b> antes de você.
              </>
            ) : (
              "Este lead não existe mais."
            )}
          </NewsBar>
        )
      }
    />
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person, asStaff, hasFreshProof } = context.get(deskContext)
  const { clock, log, snapshot } = context.get(deskAppContext)
  const now = clock()
  const { calendar } = snapshot
  const page = await asStaff((db) =>
    readQueuePage(db, log, {
      parameters: url.searchParams,
      me: person.id,
      now,
      calendar,
      recordSeen: (seen) => recordLeadsSeen(db, { personId: person.id, hasFreshProof }, seen),
    }),
  )
  if (page === "proof-needed") throw redirect(manyReadsPath(href("/painel/leads")), 303)
  return { ...page, viewerId: person.id, now, href: url.pathname + url.search }
}

/** The queue has one form: it accepts a lead. */
export async function action({ request, context }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const { clock } = context.get(deskAppContext)
  const form = await request.formData()
  const leadId = readRowId(formText(form, "lead"))
  if (formText(form, "intent") !== "take" || leadId === null) throw data(null, { status: 400 })
  const outcome = await asStaff((db) => takeLead(db, { leadId, staffId: person.id, now: clock() }))
  if (outcome.outcome === "done") return redirect(leadPath(leadId), 303)
  return { first: outcome.outcome === "taken" ? shortName(outcome.by.name) : null }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData ? viewTitles[loaderData.view] : "Leads")
}
