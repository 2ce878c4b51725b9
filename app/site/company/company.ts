type Phone = { display: string; e164: string }

/** Who we are and how to reach us: said once, shown everywhere (D4). */
export type Company = {
  name: string
  audience: string
  legalName: string
  cnpj: string
  susep: string
  address: { street: string; city: string; postalCode: string }
  mainPhone: Phone
  secondPhone: Phone
  /** Digits only, as the chat address wants them. */
  chatNumber: string
  whatsapp: { display: string }
  email: string
  privacyEmail: string
  hours: string
}
