import type { CompanyRecord } from "./company.ts"

/**
 * True of a fictional value, with which production must not start (D4). The check looks at the value, because a second copy of
 * the development record would have to be updated together with the first.
 */
export function isFictionalValue(name: keyof CompanyRecord, value: string) {
  return (
    value.trim() === "" ||
    fictionalWords.test(value) ||
    reservedDomain.test(value) ||
    (fieldRules[name]?.(value) ?? false)
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")
const isOneDigitRepeated = (digits: string) => /^(\d)\1*$/.test(digits)

// 0 follows 9, so that 3456-7890 is a sequence too.
function isSequence(digits: string) {
  return Array.from(digits).every(
    (digit, at) => at === 0 || Number(digit) === (Number(digits[at - 1]) + 1) % 10,
  )
}

function isFictionalPhone(text: string) {
  const subscriber = digitsOf(text)
    .replace(/^55(?=\d{10,11}$)/, "")
    .slice(2)
  // A mobile number is a 9 and eight digits; only the eight are checked.
  const lastEight = subscriber.slice(-8)
  return lastEight.length < 8 || isSequence(lastEight) || isOneDigitRepeated(lastEight)
}

/** Digits and, since July 2026, letters: ASCII code − 48, modulo 11. */
function cnpjCheckDigit(characters: string) {
  const sum = Array.from(characters)
    .toReversed()
    .reduce((total, character, at) => total + (character.charCodeAt(0) - 48) * (2 + (at % 8)), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

export function isPossibleCnpj(text: string) {
  const bare = text.toUpperCase().replaceAll(/[./-]/g, "")
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || /^0{8}/.test(bare) || isOneDigitRepeated(bare)) return false
  const first = cnpjCheckDigit(bare.slice(0, 12))
  return bare.endsWith(`${first}${cnpjCheckDigit(`${bare.slice(0, 12)}${first}`)}`)
}

// Reserved domain names (RFC 2606), and words for fictional data.
const reservedDomain = /[@.](example|test|invalid|localhost)\b|[@.]example\.(com|net|org)\b/i
const fictionalWords = /fict[ií]ci|exemplo|a definir|lorem/i

const fieldRules: Partial<Readonly<Record<keyof CompanyRecord, (value: string) => boolean>>> = {
  cnpj: (value) => !isPossibleCnpj(value),
  susep: (value) => isOneDigitRepeated(digitsOf(value)),
  postalCode: (value) => isOneDigitRepeated(digitsOf(value)),
  mainPhone: isFictionalPhone,
  secondPhone: isFictionalPhone,
  whatsapp: isFictionalPhone,
}

/** D4: the error message when production refuses to start. */
export function placeholdersRefusal(processName: "site" | "worker", fields: readonly string[]) {
  return `The ${processName} process cannot start: the settings still contain fictional data.
An administrator writes the real values on the desk, at /painel/ajustes: ${fields.join(", ")}.
For a demonstration set ALLOW_PLACEHOLDERS=1; every page and mail then says that the data is fictional.`
}
