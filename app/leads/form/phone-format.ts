import { isAreaCode } from "../lead/phone.ts"

type Typed = { text: string; caret: number }

const phoneCharacters = /^[\d\s()+./-]*$/

/**
 * A Brazilian number takes its usual shape while it is typed; anything else stays as typed. No digit is added,
 * lost or moved, and the caret stays beside the digit it was beside. What continues a shaped number (a dash about
 * to be followed by digits, a second number) is left to the visitor.
 */
export function formatPhone(text: string, caret: number): Typed {
  const shaped = phoneCharacters.test(text) ? formatted(text) : text
  if (text.startsWith(shaped)) return { text, caret }
  return { text: shaped, caret: afterDigits(shaped, digitsOf(text.slice(0, caret)).length) }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")

/** Written by us and then grown too long, so that taking our marks out again is no loss. */
const outgrown = /^\+?(55 )?\(\d{2}\) \d+-?\d*$/

/** '(61) 99999-9999' or '(61) 3333-4444', as far as it goes; null where the digits are no Brazilian number. */
function national(digits: string) {
  if (digits.length < 3 || digits.length > 11 || !isAreaCode(digits.slice(0, 2))) return null
  const subscriber = digits.slice(2)
  const head = subscriber.startsWith("9") || subscriber.length > 8 ? 5 : 4
  const tail = subscriber.slice(head)
  return `(${digits.slice(0, 2)}) ${subscriber.slice(0, head)}${tail && `-${tail}`}`
}

function formatted(text: string) {
  const digits = digitsOf(text)
  const hasPlus = text.trimStart().startsWith("+")
  if (hasPlus || (digits.length > 11 && digits.startsWith("55"))) {
    const rest = digits.startsWith("55") ? national(digits.slice(2)) : null
    if (rest) return `${hasPlus ? "+" : ""}55 ${rest}`
  } else {
    const plain = national(digits)
    if (plain) return plain
  }
  return outgrown.test(text) && digits.length > 11 ? `${hasPlus ? "+" : ""}${digits}` : text
}

/** Where the caret stands after so many digits. */
function afterDigits(text: string, count: number) {
  let at = 0
  for (let seen = 0; seen < count; at++) if (/\d/.test(text.charAt(at))) seen++
  return at
}
