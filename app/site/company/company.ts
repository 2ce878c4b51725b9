/** What the office writes about the company in the settings, each value once. */
export type CompanyRecord = {
  legalName: string
  cnpj: string
  susep: string
  street: string
  city: string
  postalCode: string
  mainPhone: string
  secondPhone: string
  whatsapp: string
  email: string
  privacyEmail: string
  /** The person named to answer about personal data (LGPD, art. 41): the encarregado. */
  dataOfficer: string
}

export type Phone = { display: string; e164: string }

/** The company record with what follows from it: addresses for calls and for the chat. */
export type Company = ReturnType<typeof companyOf>

export function companyOf(record: CompanyRecord) {
  const { legalName, cnpj, susep, email, privacyEmail, dataOfficer, street, city, postalCode } = record
  return {
    legalName,
    cnpj,
    susep,
    email,
    privacyEmail,
    dataOfficer,
    address: { street, city, postalCode },
    mainPhone: phoneOf(record.mainPhone),
    secondPhone: phoneOf(record.secondPhone),
    whatsapp: phoneOf(record.whatsapp),
  }
}

function phoneOf(display: string): Phone {
  return { display, e164: `+55${display.replaceAll(/\D/g, "")}` }
}
