import { data, href } from "react-router"
import { leadDisclosure } from "../../leads/lead/lead-disclosure.ts"
import { longMoment } from "../../locale/pt-br.ts"
import { formText } from "../../platform/http/form-text.ts"
import { LockedLeads } from "../../privacy/locked/locked-leads.tsx"
import { type LockedLead, openLockedLeads } from "../../privacy/locked/locked-leads-store.server.ts"
import { lockedText, reasonLength } from "../../privacy/locked/locked-leads-text.ts"
import type { Route } from "./+types/locked-leads"
import { deskContext } from "./desk-context.ts"
import { deskMeta } from "./desk-meta.ts"

export default function LockedLeadsPage({ actionData }: Route.ComponentProps) {
  const { typed = { sought: "", reason: "" }, errors = {}, found = null } = actionData ?? {}
  return <LockedLeads backHref={href("/painel/titulares")} typed={typed} errors={errors} found={found} />
}

/** Opens without an address of its own: a lead must not be opened again by a link, and no reason or e-mail is in a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asStaff } = context.get(deskContext)
  const form = await request.formData()
  const typed = { sought: formText(form, "sought").trim(), reason: formText(form, "reason").trim() }
  const errors = {
    sought: isSought(typed.sought) ? undefined : lockedText.missing.sought,
    reason: isReason(typed.reason) ? undefined : lockedText.missing.reason,
  }
  if (errors.sought || errors.reason) return data({ typed, errors, found: null }, { status: 400 })
  const found = await asStaff((db) => openLockedLeads(db, typed.sought, typed.reason))
  return data({ typed: { sought: "", reason: typed.reason }, errors: {}, found: found.map(describe) })
}

const isSought = (text: string) => /^(WP-[0-9A-Z]{4}-[0-9A-Z]{4}|[^\s@]+@[^\s@]+)$/i.test(text)

function isReason(text: string) {
  const { length } = Array.from(text)
  return length >= reasonLength.least && length <= reasonLength.most
}

function describe({ lead, openings }: LockedLead) {
  return {
    lead: leadDisclosure(lead),
    openings: openings.map(({ at, ...opening }) => ({ ...opening, when: longMoment(new Date(at)) })),
  }
}

export const meta = () => deskMeta(lockedText.title)
