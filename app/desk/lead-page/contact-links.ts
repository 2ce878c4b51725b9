import { brazilianE164 } from "../../leads/lead/phone.ts"

type Phone = { phone: string; phoneE164: string | null }

/** A link that calls the number, or the typed digits if they are not a Brazilian number; null without digits. */
export function callHref(lead: Phone) {
  const number = numberOf(lead)
  if (number) return `tel:${number}`
  const digits = lead.phone.replaceAll(/[^\d+]/g, "")
  return digits.length >= 3 ? `tel:${digits}` : null
}

function numberOf({ phone, phoneE164 }: Phone) {
  return (phoneE164 && brazilianE164(phoneE164)) || brazilianE164(phone)
}

/** WhatsApp needs a full number; null without one. */
export function chatHref(lead: Phone, text = "") {
  const number = numberOf(lead)
  if (!number) return null
  return `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`
}

/** A rough check, because platform/mail-address does not run in the browser. */
const mailboxShape = /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+$/

/** Null when the address is invalid. */
export function mailHref(email: string, subject: string, body: string) {
  if (!mailboxShape.test(email)) return null
  const to = encodeURIComponent(email).replace("%40", "@")
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
