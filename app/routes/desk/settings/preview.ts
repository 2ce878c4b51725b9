import { data } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { areas, mayChange } from "../../../settings/areas.ts"
import { entryForm, textsForm } from "../../../settings/change/settings-form.ts"
import { readTyped } from "../../../settings/change/typed-settings.ts"
import { previewPathOf } from "../../../settings/page/preview-pages.ts"
import { type SettingsSnapshot, snapshotOf, withValues } from "../../../settings/store/settings-snapshot.ts"
import { findChange, listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { subjectOf } from "../../../settings/stored-value.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import type { Route } from "./+types/preview"
import { readFields } from "./area-form.server.ts"
import { requireArea } from "./require-area.ts"
import { requireEntry } from "./require-entry.ts"

/** A page of the site as it is, or with the settings as they were right after a change. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const seenAt = requireSeenAt(params.area)
  const change = readRowId(url.searchParams.get("change") ?? "")
  const then = await readSettings(context, change ?? undefined)
  const shownAt = change === null ? seenAt : ((await pageOfChange(context, change, then)) ?? seenAt)
  return context
    .get(deskAppContext)
    .renderPublicPage(previewPathOf(url.searchParams.get("page"), shownAt), then)
}

/** The page that shows the entry that was changed. */
async function pageOfChange(context: Route.LoaderArgs["context"], id: number, then: SettingsSnapshot) {
  const change = await context.get(deskContext).asStaff((db) => findChange(db, id))
  for (const { name } of change?.versions ?? []) {
    const subject = subjectOf(name)
    if (subject?.kind === "entry") return entryForm(subject.list, subject.id, false).seenAt(then)
  }
  return null
}

/** A page of the site as it would be with what is in the form. Nothing is stored. A field with a fault stays as it is. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const area = requireArea(params.area)
  const seenAt = requireSeenAt(area)
  if (!mayChange(area, context.get(deskContext).person.role)) throw data(null, { status: 403 })
  const form = await request.formData()
  const seen = await readSettings(context, readCount(formText(form, "seen")) ?? 0)
  const entry = formText(form, "entry")
  const settingsForm = entry ? requireEntry(area, entry, seen).form : textsForm(area)
  const { changed } = readTyped(
    readFields(settingsForm, form),
    settingsForm.fields,
    settingsForm.valuesIn(seen),
    { refusesFictional: false },
  )
  const page = previewPathOf(formText(form, "page"), seenAt)
  const then = withValues(await readSettings(context), settingsForm.storedOf(changed, seen))
  return context.get(deskAppContext).renderPublicPage(page, then)
}

function requireSeenAt(text: string) {
  const { seenAt } = areas[requireArea(text)]
  if (seenAt === null) throw data(null, { status: 404 })
  return seenAt
}

/** The settings in force, or those right after a change. */
async function readSettings(context: Route.LoaderArgs["context"], at?: number) {
  return snapshotOf(await context.get(deskContext).asStaff((db) => listVersionsInForce(db, at)))
}
