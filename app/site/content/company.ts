import type { Company } from "../company/company.ts"

/** The company record (D4). Registration, address, phones and mail are fictional until the owner writes the real ones. */
export const company = {
  name: "WebPlan",
  audience: "Servidores Públicos",
  legalName: "WebPlan Corretora de Seguros Ltda. (nome fictício)",
  cnpj: "00.000.000/0001-00",
  susep: "00.000000.0",
  address: {
    street: "Rua Exemplo, 100, Centro",
    city: "São Paulo, SP",
    postalCode: "00000-000",
  },
  mainPhone: { display: "(11) 3456-7890", e164: "+551134567890" },
  secondPhone: { display: "(11) 2345-6789", e164: "+551123456789" },
  chatNumber: "5511912345678",
  whatsapp: { display: "(11) 91234-5678" },
  email: "contato@webplan.example",
  privacyEmail: "privacidade@webplan.example",
  dataOfficer: "Marina Exemplo (nome fictício)",
  hours: "Todos os dias, das 8h às 20h",
} as const satisfies Company
