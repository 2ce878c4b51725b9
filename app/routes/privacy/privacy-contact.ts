import { company } from "../../site/content/company.ts"

/** The contact for data protection, for pages that may not import the company data. */
export const privacyContact = { email: company.privacyEmail, phone: company.mainPhone }

export const controller = { name: company.legalName, cnpj: company.cnpj, email: company.privacyEmail }
