import { company } from "../../site/content/company.ts"

/** Who answers for the data, for the pages of a room that does not know the company. */
export const privacyContact = { email: company.privacyEmail, phone: company.mainPhone }

export const controller = { name: company.legalName, cnpj: company.cnpj, email: company.privacyEmail }
