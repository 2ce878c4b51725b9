import { trapField } from "../intake/suspicions.ts"
import { fieldsOf, type LeadValues } from "../lead/lead.ts"
import { visitFields } from "./visit.client.ts"

/** The key and the very text it was made for (D18): made when sending, never part of the page. */
export type Sent = { key: string; values: LeadValues }

/** What is posted: the text, its key, and what only the browser knows of the visit and of the form's filling in. */
export function leadRequest(form: HTMLFormElement | null, { key, values }: Sent, begunAt: number) {
  const trap = form?.elements.namedItem(trapField)
  const elapsedMs = performance.now() - begunAt
  return new URLSearchParams({
    ...fieldsOf(values),
    ...visitFields(),
    ...(elapsedMs >= 0 ? { elapsed_ms: elapsedMs.toFixed() } : {}),
    [trapField]: trap instanceof HTMLInputElement ? trap.value : "",
    submission_key: key,
  }).toString()
}
