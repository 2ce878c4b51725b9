import { href } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { type Area, areas } from "../../../settings/areas.ts"
import type { RecordChange } from "../../../settings/change/change-settings.server.ts"
import type { FieldFaults, Typed } from "../../../settings/change/typed-settings.ts"
import type { AreaRefusal } from "../../../settings/page/area-page.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settingsOf } from "../../../settings/settings.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { tellAdministrators } from "../../../staff/people/tell-administrators.server.ts"
import type { DeskVisit } from "../../app-context.ts"
import type { Desk } from "../desk-context.ts"
import { confirmPath } from "../return-path.ts"

export type Work = { area: Area; app: DeskVisit; desk: Desk }

/** What the page shows again: nothing that was typed is lost. */
export type Refused = {
  refusal: AreaRefusal | null
  seenVersion: number
  typed: TypedForm | null
}
export type TypedForm = {
  values: Typed
  reason: string
  faults: FieldFaults
  conflicts: Typed
  reasonFault: string | undefined
}
export type Done = { done: "publicado" | "devolvido" }

/** The fields of the area that the form sent. */
export function readFields(area: Area, form: FormData): Typed {
  const sent = settingsOf(area).filter((name) => form.has(name))
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

export function lapsedProof(area: Area): AreaRefusal {
  const { title, text, action } = settingsText.confirm.lapsed
  return {
    title,
    text,
    action: { label: action, href: confirmPath(href("/painel/ajustes/:area", { area })) },
  }
}

export function reasonFault(reason: string) {
  if (reason.length < 3) return settingsText.reasonMissing
  return reason.length > 300 ? settingsText.reasonLong : undefined
}
