import { honeypotField } from "../intake/suspicions.ts"
import { fieldsOf, type LeadValues } from "../lead/lead.ts"
import { visitFields } from "./visit.client.ts"

/** A submission key and the values it was created for (D18). The key is created when sending; the page does not contain it. */
export type SentRequest = { key: string; values: LeadValues }

/** The body to post: values, submission key, pages of the visit, time to fill in the form and the honeypot field. */
export function leadRequest(form: HTMLFormElement | null, { key, values }: SentRequest, startedAt: number) {
  const honeypot = form?.elements.namedItem(honeypotField)
  const elapsedMs = performance.now() - startedAt
  return new URLSearchParams({
    ...fieldsOf(values),
    ...visitFields(),
    ...(elapsedMs >= 0 ? { elapsed_ms: elapsedMs.toFixed() } : {}),
    [honeypotField]: honeypot instanceof HTMLInputElement ? honeypot.value : "",
    submission_key: key,
  }).toString()
}
