import type { CompanyRecord } from "../company/company.ts"

/**
 * The company record until the office stores its own in the settings (D4, D86). Registration, address, phones and mail are
 * fictional.
 */
export const defaultCompany: CompanyRecord = {
  legalName: "WebPlan Corretora de Seguros Ltda. (nome fictício)",
  cnpj: "00.000.000/0001-00",
  susep: "00.000000.0",
  street: "Rua Exemplo, 100, Centro",
  city: "São Paulo, SP",
  postalCode: "00000-000",
  mainPhone: "(11) 3456-7890",
  secondPhone: "(11) 2345-6789",
  whatsapp: "(11) 91234-5678",
  email: "contato@webplan.example",
  privacyEmail: "privacidade@webplan.example",
  dataOfficer: "Marina Exemplo (nome fictício)",
}

/** §4: when the office answers phone and chat, as the calendar has it until the office changes it (the seed of office_contact_hours). */
export const officeHours = "Todos os dias, das 8h às 20h"
