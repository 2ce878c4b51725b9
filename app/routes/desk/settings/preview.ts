import { data } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { areas, mayChange } from "../../../settings/areas.ts"
import { readTyped } from "../../../settings/change/typed-settings.ts"
import { previewPathOf } from "../../../settings/page/preview-pages.ts"
import { snapshotOf, withValues } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import type { Route } from "./+types/preview"
import { readFields } from "./area-form.server.ts"
import { requireArea } from "./require-area.ts"

/** A page of the site as it is, or with the settings as they were right after a change. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { seenAt } = areas[requireArea(params.area)]
  const change = readRowId(url.searchParams.get("change") ?? "")
  const then = await readSettings(context, change ?? undefined)
  return context
    .get(deskAppContext)
    .renderPublicPage(previewPathOf(url.searchParams.get("page"), seenAt), then)
}

/** A page of the site as it would be with what is in the form. Nothing is stored. A field with a fault stays as it is. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const area = requireArea(params.area)
  if (!mayChange(area, context.get(deskContext).person.role)) throw data(null, { status: 403 })
  const form = await request.formData()
  const seen = await readSettings(context, readCount(formText(form, "seen")) ?? 0)
  const { changed } = readTyped(readFields(area, form), seen.values, { refusesFictional: false })
  const page = previewPathOf(formText(form, "page"), areas[area].seenAt)
  return context.get(deskAppContext).renderPublicPage(page, withValues(await readSettings(context), changed))
}

/** The settings in force, or those right after a change. */
async function readSettings(context: Route.LoaderArgs["context"], at?: number) {
  return snapshotOf(await context.get(deskContext).asStaff((db) => listVersionsInForce(db, at)))
}
