import { company } from "../content/company.ts"

/** §7: the chat opens at the one business number with the text already written. */
export function chatLink(text: string) {
  return `https://wa.me/${company.chatNumber}?text=${encodeURIComponent(text)}`
}
