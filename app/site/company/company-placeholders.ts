import type { Company } from "./company.ts"

type Leaf = { path: string; value: string }

/**
 * The fields with fictional values, with which production must not start (D4). The check looks at the values, because a
 * second copy of the development record would have to be updated together with the first.
 */
export function fictionalCompanyFields(company: Company): string[] {
  return listLeaves(company, "")
    .filter(isFictional)
    .map(({ path }) => path)
}

function listLeaves(value: unknown, path: string): Leaf[] {
  if (typeof value === "string") return [{ path, value }]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    listLeaves(inner, path ? `${path}.${key}` : key),
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

function isPossibleCnpj(text: string) {
  const bare = text.toUpperCase().replaceAll(/[./-]/g, "")
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || /^0{8}/.test(bare) || isOneDigitRepeated(bare)) return false
  const first = cnpjCheckDigit(bare.slice(0, 12))
  return bare.endsWith(`${first}${cnpjCheckDigit(`${bare.slice(0, 12)}${first}`)}`)
}

// Reserved domain names (RFC 2606), and words for fictional data.
const reservedDomain = /[@.](example|test|invalid|localhost)\b|[@.]example\.(com|net|org)\b/i
const fictionalWords = /fict[ií]ci|exemplo|a definir|lorem/i

const fieldRules: Readonly<Record<string, (value: string) => boolean>> = {
  cnpj: (value) => !isPossibleCnpj(value),
  susep: (value) => isOneDigitRepeated(digitsOf(value)),
  "address.postalCode": (value) => isOneDigitRepeated(digitsOf(value)),
  "mainPhone.display": isFictionalPhone,
  "mainPhone.e164": isFictionalPhone,
  "secondPhone.display": isFictionalPhone,
  "secondPhone.e164": isFictionalPhone,
  chatNumber: isFictionalPhone,
  "whatsapp.display": isFictionalPhone,
}

function isFictional({ path, value }: Leaf) {
  return (
    value.trim() === "" ||
    fictionalWords.test(value) ||
    reservedDomain.test(value) ||
    (fieldRules[path]?.(value) ?? false)
  )
}

/** D4: the error message when production refuses to start. */
export function placeholdersRefusal(processName: "site" | "desk" | "worker", fields: readonly string[]) {
  return `The ${processName} process cannot start: app/site/content/company.ts still contains fictional data.
Write the real values of: ${fields.join(", ")}.
For a demonstration set ALLOW_PLACEHOLDERS=1; every page and mail then says that the data is fictional.`
}
