import { data, href, redirect } from "react-router"
import { formOf, refusalText } from "../../../desk/actions/action-messages.ts"
import { deskIntents } from "../../../desk/actions/desk-intents.ts"
import { listColleagues } from "../../../desk/colleague-store.server.ts"
import { deadlineDisplay } from "../../../desk/deadline/deadline-display.ts"
import { dueLine } from "../../../desk/deadline/due-line.ts"
import { momentField } from "../../../desk/deadline/office-moment.ts"
import { LeadSheet } from "../../../desk/lead-page/lead-sheet.tsx"
import { openLead } from "../../../desk/lead-page/open-lead.server.ts"
import { LeadNews } from "../../../desk/live/lead-news.tsx"
import type { QueuePlace } from "../../../desk/queue/queue-place-store.server.ts"
import { leadPath } from "../../../leads/lead/lead-path.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { readyTextsIn } from "../../../settings/lists/ready-text-list.ts"
import { brand } from "../../../site/content/brand.ts"
import { recordLeadsSeen } from "../../../staff/audit/leads-seen.server.ts"
import { type DeskVisit, deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { manyReadsPath } from "../return-path.ts"
import type { Route } from "./+types/lead"
import { doLeadWork } from "./lead-work.server.ts"

const hour = 3_600_000

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...page } = loaderData
  return (
    <LeadSheet
      key={page.lead.id}
      {...page}
      alsoReading={[]}
      leadHref={leadPath}
      refused={actionData?.refused ?? null}
      news={<LeadNews done={done} lead={page.lead} address={href("/painel/leads/ao-vivo")} />}
    />
  )
}

function leadIdOf(id: string) {
  const leadId = readRowId(id)
  if (leadId === null) throw data(null, { status: 404 })
  return leadId
}

/** Without the office calendar no deadline can be computed, so the page fails. */
function requireCalendar({ snapshot: { calendar } }: DeskVisit) {
  if (!calendar) throw new Response(null, { status: 503 })
  return calendar
}

function placeOf(place: QueuePlace | null) {
  return {
    queueHref: href("/painel/leads"),
    text: place && `${place.position} de ${place.isMore ? "mais de " : ""}${place.total}`,
    previousHref: place?.previousId ? leadPath(place.previousId) : null,
    nextHref: place?.nextId ? leadPath(place.nextId) : null,
  }
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const app = context.get(deskAppContext)
  const { person, asStaff, hasFreshProof } = context.get(deskContext)
  const [now, calendar, id] = [app.clock(), requireCalendar(app), leadIdOf(params.id)]
  const { opened, colleagues } = await asStaff(async (db) => ({
    opened: await openLead(db, id, (seen) =>
      recordLeadsSeen(db, { personId: person.id, hasFreshProof }, seen),
    ),
    colleagues: await listColleagues(db),
  }))
  if (opened === "missing") throw data(null, { status: 404 })
  if (opened === "proof-needed") throw redirect(manyReadsPath(leadPath(id)), 303)
  const { lead, place } = opened
  const deadline = deadlineDisplay(lead, calendar, now)
  return {
    lead,
    texts: readyTextsIn(app.snapshot),
    deadline,
    line: dueLine(lead, deadline, calendar, now),
    place: placeOf(place),
    viewer: { id: person.id, name: person.name },
    company: brand.name,
    now,
    colleagues: colleagues.map(({ isPaused, ...colleague }) => ({ ...colleague, isAvailable: !isPaused })),
    laterAt: momentField(new Date(now.getTime() + hour)),
    done: deskIntents.find((intent) => intent === url.searchParams.get("feito")) ?? null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(deskAppContext)
  const { person, asStaff } = context.get(deskContext)
  const [calendar, leadId] = [requireCalendar(app), leadIdOf(params.id)]
  const form = await request.formData()
  const intent = deskIntents.find((known) => known === formText(form, "intent"))
  const version = readCount(formText(form, "version"))
  if (!intent || version === null) throw data(null, { status: 400 })
  const work = { leadId, version, staffId: person.id, now: app.clock() }
  const outcome = await asStaff(async (db) => doLeadWork(db, { intent, form, work, calendar }))
  if (!outcome) throw data(null, { status: 400 })
  if (outcome.outcome === "missing") throw data(null, { status: 404 })
  const refusal = refusalText(outcome)
  if (!refusal) return redirect(`${leadPath(leadId)}?feito=${intent}`, 303)
  const typed = { intent, note: formText(form, "note"), status: formText(form, "status") }
  return data(
    { refused: { ...refusal, typed: typed.note, at: formOf(intent), intent, status: typed.status } },
    409,
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) => deskMeta(loaderData?.lead.protocol ?? "Lead")
