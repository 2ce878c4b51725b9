import type { Company } from "./company.ts"

type Leaf = { path: string; value: string }

/**
 * The fields a production start must not run with (D4). Judged by what the values are, not by a second copy
 * of the development record, which would have to be kept in step with the first.
 */
export function fictionalCompanyFields(company: Company): string[] {
  return leaves(company, "")
    .filter(isFictional)
    .map(({ path }) => path)
}

function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value === "string") return [{ path, value }]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")
const isOneDigitRepeated = (digits: string) => /^(\d)\1*$/.test(digits)

// 0 follows 9, so that 3456-7890 is one run too.
function isRun(digits: string) {
  return Array.from(digits).every(
    (digit, at) => at === 0 || Number(digit) === (Number(digits[at - 1]) + 1) % 10,
  )
}

function isInventedPhone(text: string) {
  const subscriber = digitsOf(text)
    .replace(/^55(?=\d{10,11}$)/, "")
    .slice(2)
  // A mobile number is a 9 and eight digits: the invention is in the eight.
  const lastEight = subscriber.slice(-8)
  return lastEight.length < 8 || isRun(lastEight) || isOneDigitRepeated(lastEight)
}

/** Numbers and, since July 2026, letters: ASCII − 48, modulo 11. */
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

// Names no one can own (RFC 2606), and words that say it outright.
const reservedDomain = /[@.](example|test|invalid|localhost)\b|[@.]example\.(com|net|org)\b/i
const plainWords = /fict[ií]ci|exemplo|a definir|lorem/i

const fieldRules: Readonly<Record<string, (value: string) => boolean>> = {
  cnpj: (value) => !isPossibleCnpj(value),
  susep: (value) => isOneDigitRepeated(digitsOf(value)),
  "address.postalCode": (value) => isOneDigitRepeated(digitsOf(value)),
  "mainPhone.display": isInventedPhone,
  "mainPhone.e164": isInventedPhone,
  "secondPhone.display": isInventedPhone,
  "secondPhone.e164": isInventedPhone,
  chatNumber: isInventedPhone,
  "whatsapp.display": isInventedPhone,
}

function isFictional({ path, value }: Leaf) {
  return (
    value.trim() === "" ||
    plainWords.test(value) ||
    reservedDomain.test(value) ||
    (fieldRules[path]?.(value) ?? false)
  )
}

/** D4: what a production start says instead of starting. */
export function placeholdersRefusal(process: "web" | "worker", fields: readonly string[]) {
  return `The ${process} process cannot start: app/site/content/company.ts still holds fictional data.
Write the real values of: ${fields.join(", ")}.
For a demonstration set ALLOW_PLACEHOLDERS=1; every page and mail then says that the data is fictional.`
}
