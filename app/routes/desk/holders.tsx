import { data, href } from "react-router"
import { formText } from "../../platform/http/form-text.ts"
import { isAnswerOutcome, readRequestProtocol } from "../../privacy/holder/holder.ts"
import { answerHolderRequest } from "../../privacy/requests/answer-holder-request.server.ts"
import {
  listDoneRequests,
  listPendingErasures,
  listRequestsToAnswer,
} from "../../privacy/requests/answer-store.server.ts"
import { doneRow, erasureRow, openRow } from "../../privacy/requests/request-rows.ts"
import { HolderRequests } from "../../privacy/requests/requests.tsx"
import {
  type HolderDeskRefusal,
  holderDeskDone,
  holderDeskRefusals,
} from "../../privacy/requests/requests-text.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { deskAppContext } from "../app-context.ts"
import type { Route } from "./+types/holders"
import { deskAccess } from "./desk-access.ts"
import { deskContext } from "./desk-context.ts"
import { deskMeta } from "./desk-meta.ts"
import { backWithNews, newsOf } from "./desk-news.ts"
import { readPlaceId } from "./place-id.ts"

const address = href("/painel/titulares")
const lockedAddress = href("/painel/titulares/guardados")
const mostOpen = 200
const perPage = 25

export default function Holders({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HolderRequests
      {...loaderData}
      news={actionData ? null : loaderData.news}
      refusal={actionData?.refusal ?? null}
    />
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const now = context.get(deskAppContext).clock()
  const before = readPlaceId(url)
  const { open, erasures, done } = await asStaff(async (db) => {
    const waiting = await listRequestsToAnswer(db, mostOpen)
    const details = { requests: waiting.length }
    if (waiting.length > 0)
      await insertAudit(db, { staffId: person.id, action: "pedidos_de_titulares_lidos", details })
    return {
      open: waiting,
      erasures: await listPendingErasures(db, mostOpen),
      done: await listDoneRequests(db, before, perPage),
    }
  })
  const last = done.requests.at(-1)
  return {
    open: open.map((request) => openRow(request, now)),
    erasures: erasures.map(erasureRow),
    lockedHref: deskAccess[lockedAddress]?.see.includes(person.role) ? lockedAddress : null,
    done: done.requests.map(doneRow),
    olderHref: done.hasMore && last ? `${address}?antes=${last.id}` : null,
    newestHref: before === null ? null : address,
    news: newsOf(url, holderDeskDone),
  }
}

function refused(refusal: HolderDeskRefusal) {
  return data({ refusal: holderDeskRefusals[refusal] }, { status: 409 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const form = await request.formData()
  const protocol = readRequestProtocol(formText(form, "protocol"))
  const outcome = formText(form, "outcome")
  if (!protocol) return refused("gone")
  if (!isAnswerOutcome(outcome)) return refused("outcome")
  const entry = {
    staffId: person.id,
    action: "pedido_de_titular_respondido",
    target: protocol,
    details: { outcome },
  }
  const record = (db: Parameters<typeof insertAudit>[0]) => insertAudit(db, entry)
  const answered = await asStaff((db) => answerHolderRequest(db, { protocol, outcome, record }))
  if (answered === "gone") return refused("gone")
  throw backWithNews(address, "respondido")
}

export const meta = () => deskMeta("Titulares")
