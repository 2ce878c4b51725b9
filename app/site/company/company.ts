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

/** `openingHours`: when the office answers phone and chat, as a sentence without a full stop. */
export function companyOf(record: CompanyRecord, openingHours: string) {
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
    openingHours,
  }
}

/** What every page is sent. The rest is on few pages, which read it on the server. */
export type PageCompany = Omit<Company, "privacyEmail" | "dataOfficer">

export function pageCompanyOf(company: Company): PageCompany {
  const { privacyEmail: _email, dataOfficer: _officer, ...sent } = company
  return sent
}

function phoneOf(display: string): Phone {
  return { display, e164: `+55${display.replaceAll(/\D/g, "")}` }
}
