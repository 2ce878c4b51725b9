import { brazilianE164, isAreaCode } from "../../leads/lead/phone.ts"

/** A text of the desk's search, by its kind. */
export type LeadSearch =
  | { kind: "protocol"; protocol: string }
  | { kind: "email"; email: string }
  /** `numbers` in E.164, one per possible area code; `digits` for foreign numbers. */
  | { kind: "phone"; numbers: readonly string[]; digits: string }
  | { kind: "name"; text: string }

const areas = Array.from({ length: 90 }, (_, n) => String(n + 10)).filter(isAreaCode)

// Letters that Crockford's base 32 reads as digits.
const digitOfLetter: Record<string, string> = { O: "0", I: "1", L: "1" }
const protocolText = /^(?:WP)?[\s-]*([0-9A-Z]{4})[\s-]*([0-9A-Z]{4})$/i

/** Null when the text has no letter or digit. */
export function readSearch(typed: string): LeadSearch | null {
  const text = typed.trim().slice(0, 200)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (/^\S+@\S+$/.test(text)) return { kind: "email", email: text.toLowerCase() }
  const protocol = protocolOf(text)
  if (protocol) return { kind: "protocol", protocol }
  const digits = text.replaceAll(/\D/g, "")
  if (digits.length >= 7 && !/\p{L}/u.test(text)) return { kind: "phone", numbers: numbersOf(digits), digits }
  return { kind: "name", text }
}

function protocolOf(text: string) {
  const [, first = "", last = ""] = protocolText.exec(text) ?? []
  const looksLikeProtocol = /^wp/i.test(text) || text.includes("-")
  if (!first || !looksLikeProtocol) return null
  const code = `${first}${last}`.toUpperCase().replaceAll(/[OIL]/g, (sign) => digitOfLetter[sign] ?? sign)
  // A double name such as Anne-Mary is not a protocol.
  return /\d/.test(code) && !code.includes("U") ? `WP-${code.slice(0, 4)}-${code.slice(4)}` : null
}

function numbersOf(digits: string) {
  const whole = brazilianE164(digits)
  if (whole) return [whole]
  return areas.map((area) => brazilianE164(`${area}${digits}`)).filter((number) => number !== null)
}
