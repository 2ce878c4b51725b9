import type { Company } from "../../site/company/company.ts"

/** The contact for data protection, for pages that may not import the company data. */
export function privacyContact({ privacyEmail, mainPhone }: Company) {
  return { email: privacyEmail, phone: mainPhone }
}

export function controller({ legalName, cnpj, privacyEmail }: Company) {
  return { name: legalName, cnpj, email: privacyEmail }
}
