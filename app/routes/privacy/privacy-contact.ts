import { company } from "../../site/content/company.ts"

/** Who answers for the data, for pages that may not import the company's record. */
export const privacyContact = { email: company.privacyEmail, phone: company.mainPhone }

export const controller = { name: company.legalName, cnpj: company.cnpj, email: company.privacyEmail }
