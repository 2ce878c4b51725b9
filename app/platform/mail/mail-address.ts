import { domainToASCII } from "node:url"

// Fewer characters than RFC 5321 allows. Some servers read the others as routes, pipes or quotes.
const localPart = /^[\w+'&=?~-]+(\.[\w+'&=?~-]+)*$/
// Some parsers decode an encoded word in an address and would send to another recipient.
const encodedWord = "=?"
const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
const domainName = new RegExp(`^(${label}\\.)+(?!\\d+$)${label}$`)
const lettersDigitsDots = /^[\p{L}\p{N}.-]+$/u

/** The address in a form that is safe for a mail server, or null when there is none. */
export function mailAddress(typed: string): string | null {
  const at = typed.lastIndexOf("@")
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)]
  if (at < 1 || local.length > 64 || !localPart.test(local)) return null
  if (local.includes(encodedWord)) return null
  // Compatibility characters (full width, ligatures) would be converted to another domain.
  if (!lettersDigitsDots.test(domain) || domain.normalize("NFKC") !== domain) return null
  const ascii = domainToASCII(domain.toLowerCase())
  const address = `${local}@${ascii}`
  return domainName.test(ascii) && address.length <= 254 ? address : null
}

/** The part after the @, in lower case. */
export function domainOf(address: string) {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase()
}
