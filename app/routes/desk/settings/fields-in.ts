import { href } from "react-router"
import type { Area } from "../../../settings/areas.ts"
import type { SettingsForm } from "../../../settings/change/settings-form.ts"
import type { ChangeFormFacts } from "../../../settings/page/change-form.tsx"
import { previewPages } from "../../../settings/page/preview-pages.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"

/** The fields of a form as they are on the site, and where its preview is. */
export function fieldsIn(
  area: Area,
  form: SettingsForm,
  snapshot: SettingsSnapshot,
): Pick<ChangeFormFacts, "fields" | "preview"> {
  const values = form.valuesIn(snapshot)
  const path = form.seenAt(snapshot)
  return {
    fields: Object.entries(form.fields).map(([name, { label, hint, control, options = [] }]) => ({
      name,
      label,
      hint,
      control,
      options,
      value: values[name] ?? "",
    })),
    preview:
      path === null
        ? null
        : { href: href("/painel/ajustes/:area/previa", { area }), path, pages: previewPages },
  }
}
