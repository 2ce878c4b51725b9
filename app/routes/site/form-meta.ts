import type { MetaDescriptor } from "react-router"
import { errorTitlePrefix } from "../../leads/intake/lead-answer.ts"
import type { FormState } from "./form-state.server.ts"

/** D76: the title of a page whose form was not accepted begins with 'Erro: '. */
export function formMeta({ isRefused }: FormState, meta: MetaDescriptor[]): MetaDescriptor[] {
  return isRefused
    ? meta.map((entry) =>
        "title" in entry ? { title: `${errorTitlePrefix}${String(entry["title"])}` } : entry,
      )
    : meta
}
