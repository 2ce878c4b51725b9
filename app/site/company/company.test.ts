import { expect, test } from "vitest"
import { defaultCompany, officeHours } from "../content/company.ts"
import { companyOf } from "./company.ts"

test("[S1.18] the displayed and the dialled phone numbers are the same", () => {
  const { mainPhone, secondPhone, whatsapp } = companyOf(defaultCompany, officeHours)
  for (const phone of [mainPhone, secondPhone, whatsapp])
    expect(phone.e164).toBe(`+55${phone.display.replaceAll(/\D/g, "")}`)
})
