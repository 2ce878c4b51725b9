import { company } from "../content/company.ts"

/** §7: opens a chat with the business number and a prepared text. */
export function chatLink(text: string) {
  return `https://wa.me/${company.chatNumber}?text=${encodeURIComponent(text)}`
}
