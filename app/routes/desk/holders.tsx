import { data, href } from "react-router"
import { grouped, longDate } from "../../locale/pt-br.ts"
import { formText } from "../../platform/http/form-text.ts"
import { isAnswerOutcome, readRequestProtocol } from "../../privacy/holder/holder.ts"
import { answerHolderRequest } from "../../privacy/requests/answer-holder-request.server.ts"
import {
  type DoneHolderRequest,
  type HolderRequestToAnswer,
  listDoneRequests,
  listRequestsToAnswer,
} from "../../privacy/requests/answer-store.server.ts"
import { HolderRequests } from "../../privacy/requests/requests.tsx"
import {
  type HolderDeskRefusal,
  holderDeskDone,
  holderDeskRefusals,
  outcomeText,
} from "../../privacy/requests/requests-text.ts"
import { holderKindText, timeToAnswer } from "../../privacy/requests/time-to-answer.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { deskAppContext } from "../app-context.ts"
import type { Route } from "./+types/holders"
import { deskContext } from "./desk-context.ts"
import { deskMeta } from "./desk-meta.ts"
import { backWithNews, newsOf } from "./desk-news.ts"
import { readPlaceId } from "./place-id.ts"

const address = href("/painel/titulares")
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

function openRow({ kind, openedAt, dueAt, ...request }: HolderRequestToAnswer, now: Date) {
  const { text, isLate } = timeToAnswer(dueAt, now)
  return {
    ...request,
    kind: holderKindText[kind],
    opened: longDate(openedAt),
    due: longDate(dueAt),
    left: text,
    isLate,
  }
}

function doneRow({ protocol, kind, openedAt, dueAt, doneAt, outcome, leadCount }: DoneHolderRequest) {
  return {
    protocol,
    kind: holderKindText[kind],
    opened: longDate(openedAt),
    done: `${longDate(doneAt)}${doneAt > dueAt ? ", fora do prazo" : ""}`,
    outcome: outcomeText[outcome],
    leads: grouped(leadCount),
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const now = context.get(deskAppContext).clock()
  const before = readPlaceId(url)
  const { open, done } = await asStaff(async (db) => {
    const waiting = await listRequestsToAnswer(db, mostOpen)
    const details = { requests: waiting.length }
    if (waiting.length > 0)
      await insertAudit(db, { staffId: person.id, action: "pedidos_de_titulares_lidos", details })
    return { open: waiting, done: await listDoneRequests(db, before, perPage) }
  })
  const last = done.requests.at(-1)
  return {
    open: open.map((request) => openRow(request, now)),
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
