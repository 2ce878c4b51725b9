import { isAreaCode } from "../lead/phone.ts"

type Field = { text: string; caret: number }

const phoneCharacters = /^[\d\s()+./-]*$/

/**
 * Formats a Brazilian number while it is typed; any other text stays as typed. No digit is added, lost or moved, and
 * the caret stays after the same digit. Text after a formatted number (a dash, a second number) is not changed.
 */
export function formatPhone(text: string, caret: number): Field {
  const result = phoneCharacters.test(text) ? formatted(text) : text
  if (text.startsWith(result)) return { text, caret }
  return { text: result, caret: afterDigits(result, digitsOf(text.slice(0, caret)).length) }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")

/** A number that was formatted and then became too long. Its punctuation can be removed without loss. */
const formattedTooLong = /^\+?(55 )?\(\d{2}\) \d+-?\d*$/

/** '(61) 99999-9999' or '(61) 3333-4444', complete or in part; null if the digits are not a Brazilian number. */
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
  return formattedTooLong.test(text) && digits.length > 11 ? `${hasPlus ? "+" : ""}${digits}` : text
}

/** The position after this many digits. */
function afterDigits(text: string, count: number) {
  let at = 0
  for (let seen = 0; seen < count; at++) if (/\d/.test(text.charAt(at))) seen++
  return at
}
