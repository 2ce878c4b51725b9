import { parseAges } from "../../plans/catalogue/ages.ts"
import { formText } from "../../platform/http/form-text.ts"
import { manyLines, oneLine } from "./lead.ts"
import { brazilianE164 } from "./phone.ts"

/** What the person behind a lead may put right, as typed. */
type CorrectionValues = { name: string; phone: string; idade: string; message: string }

/** The same cleaning as on the way in. */
export function correctedLead(values: CorrectionValues) {
  const phone = oneLine(values.phone, 60)
  const idade = oneLine(values.idade, 500)
  return {
    name: oneLine(values.name, 200),
    phone,
    phoneE164: brazilianE164(phone),
    idade,
    ages: parseAges(idade),
    message: manyLines(values.message, 5000),
  }
}

export function readCorrection(form: FormData): CorrectionValues {
  return {
    name: formText(form, "name"),
    phone: formText(form, "phone"),
    idade: formText(form, "idade"),
    message: formText(form, "message"),
  }
}
