import type { ChangeFormFacts } from "../../../settings/page/change-form.tsx"
import type { Refused } from "./area-form.server.ts"

type Shown = Pick<ChangeFormFacts, "fields" | "seenVersion" | "reason" | "isAnswer" | "refusal">

/** The form with what was typed and not accepted, or as it is on the site. */
export function shownAnswer(
  fields: ChangeFormFacts["fields"],
  seenVersion: number,
  answer: Refused | undefined,
): Shown {
  const typed = answer?.typed
  return {
    fields: fields.map((field) => ({
      ...field,
      value: typed?.values[field.name] ?? field.value,
      fault: typed?.faults[field.name],
      conflict: typed?.conflicts[field.name],
    })),
    seenVersion: typed ? answer.seenVersion : seenVersion,
    reason: { value: typed?.reason ?? "", fault: typed?.reasonFault },
    isAnswer: Boolean(typed),
    refusal: answer?.refusal ?? null,
  }
}
