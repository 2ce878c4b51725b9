import { officeMoment } from "../../../desk/deadline/office-moment.ts"
import { formText } from "../../../platform/http/form-text.ts"
import type { FormValues } from "../../../privacy/incidents/incident-fields.tsx"
import type { PostedForm } from "../../../privacy/incidents/incident-form.ts"

/** A posted form as the rules of the register read it. */
export function postedForm(form: FormData, now: Date): PostedForm {
  return {
    text: (name) => formText(form, name).replaceAll("\r\n", "\n"),
    all: (name) => form.getAll(name).filter((value) => typeof value === "string"),
    moment: officeMoment,
    now,
  }
}

/** What was typed, to show it again after a refusal. */
export function typedValues(form: FormData): FormValues {
  const text = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  return { text, ticked: postedForm(form, new Date(0)).all("dataKinds") }
}
