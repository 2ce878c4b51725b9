import { parseAges } from "../../plans/catalogue/ages.ts"
import { formText } from "../../platform/http/form-text.ts"
import { type CorrectableName, cleanText, correctableNames, type LeadTexts, textsBy } from "./lead-fields.ts"
import { brazilianE164 } from "./phone.ts"

/** The fields that a holder may correct, as typed. */
export type CorrectionValues = Pick<LeadTexts, CorrectableName>
export type LeadCorrection = ReturnType<typeof correctedLead>

/** Cleaned by the same rules as a new lead. */
export function correctedLead(values: CorrectionValues) {
  const texts = textsBy(correctableNames, (name) => cleanText(name, values[name]))
  return { ...texts, phoneE164: brazilianE164(texts.phone), ages: parseAges(texts.idade) }
}

export function readCorrection(form: FormData): CorrectionValues {
  return textsBy(correctableNames, (name) => formText(form, name))
}

/** The current values of a stored lead, to fill in the form. */
export function storedCorrection(lead: CorrectionValues): CorrectionValues {
  return textsBy(correctableNames, (name) => lead[name])
}
