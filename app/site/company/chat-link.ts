import type { Phone } from "./company.ts"

/** §7: opens a chat with the business number and a prepared text. */
export function chatLink(whatsapp: Phone, text: string) {
  return `https://wa.me/${whatsapp.e164.slice(1)}?text=${encodeURIComponent(text)}`
}
