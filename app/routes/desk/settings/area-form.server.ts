import { formText } from "../../../platform/http/form-text.ts"
import { type Area, areas } from "../../../settings/areas.ts"
import type { RecordChange } from "../../../settings/change/change-settings.server.ts"
import type { SettingsForm } from "../../../settings/change/settings-form.ts"
import type { Typed } from "../../../settings/change/typed-settings.ts"
import type { SettingsRefusal } from "../../../settings/page/refusal-notice.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { tellAdministrators } from "../../../staff/people/tell-administrators.server.ts"
import type { DeskVisit } from "../../app-context.ts"
import type { Desk } from "../desk-context.ts"
import { confirmPath } from "../return-path.ts"

/** `path`: the page that the form is on. */
export type Work = { area: Area; path: string; app: DeskVisit; desk: Desk }

/** What the page shows again: nothing that was typed is lost. */
export type Refused = {
  refusal: SettingsRefusal | null
  seenVersion: number
  typed: TypedForm | null
}
export type TypedForm = {
  values: Typed
  reason: string
  faults: Typed
  conflicts: Typed
  reasonFault: string | undefined
}
export type Done = { done: "publicado" | "devolvido" | "retirado" | "movido" }

/** The fields of the form that were sent. */
export function readFields({ fields }: SettingsForm, form: FormData): Typed {
  const sent = Object.keys(fields).filter((name) => form.has(name))
  return Object.fromEntries(sent.map((name) => [name, formText(form, name)]))
}

/** N16.03: the other administrators get a mail about what needs a fresh proof. */
export function recordIn(area: Area): RecordChange {
  return async (transaction, entry) => {
    await insertAudit(transaction, entry)
    if (areas[area].needsProof)
      await tellAdministrators(transaction, entry.staffId, {
        kind: "settings",
        labels: entry.details.settings,
      })
  }
}

export const needsProof = ({ area, desk }: Work) => areas[area].needsProof && !desk.hasFreshProof

export function lapsedProof({ path }: Pick<Work, "path">): SettingsRefusal {
  const { title, text, action } = settingsText.confirm.lapsed
  return {
    title,
    text,
    action: { label: action, href: confirmPath(path) },
  }
}

export function readReason(form: FormData) {
  const reason = formText(form, "reason")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
  return { reason, reasonFault: reasonFaultOf(reason) }
}

function reasonFaultOf(reason: string) {
  if (reason.length < 3) return settingsText.reasonMissing
  return reason.length > 300 ? settingsText.reasonLong : undefined
}
