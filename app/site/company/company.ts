type Phone = { display: string; e164: string }

/** The company record, the only source of these values (D4). */
export type Company = {
  name: string
  audience: string
  legalName: string
  cnpj: string
  susep: string
  address: { street: string; city: string; postalCode: string }
  mainPhone: Phone
  secondPhone: Phone
  /** Digits only, for the chat address. */
  chatNumber: string
  whatsapp: { display: string }
  email: string
  privacyEmail: string
  /** The person named to answer about personal data (LGPD, art. 41): the encarregado. */
  dataOfficer: string
  hours: string
}
