import { domainToASCII } from "node:url"

// Fewer signs than RFC 5321 allows: those left out once meant routes, pipes or quotes to some server.
const localPart = /^[\w+'&=?~-]+(\.[\w+'&=?~-]+)*$/
// Some parsers decode an encoded word even here, and would send to another address.
const encodedWord = "=?"
const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
const domainName = new RegExp(`^(${label}\\.)+(?!\\d+$)${label}$`)
const wordsAndDots = /^[\p{L}\p{N}.-]+$/u

/** The address as it may be handed to a mail server, or null where that would be a guess or a danger. */
export function mailAddress(typed: string): string | null {
  const at = typed.lastIndexOf("@")
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)]
  if (at < 1 || local.length > 64 || !localPart.test(local)) return null
  if (local.includes(encodedWord)) return null
  // Compatibility letters (full width, ligatures) would turn into a name nobody typed.
  if (!wordsAndDots.test(domain) || domain.normalize("NFKC") !== domain) return null
  const ascii = domainToASCII(domain.toLowerCase())
  const address = `${local}@${ascii}`
  return domainName.test(ascii) && address.length <= 254 ? address : null
}
