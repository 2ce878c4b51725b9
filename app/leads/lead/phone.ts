// The area codes in use in Brazil (Anatel): two digits, none ending in zero, with gaps.
const areaCodes = new Set(
  (
    "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 " +
    "65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99"
  ).split(" "),
)

export const isAreaCode = (digits: string) => areaCodes.has(digits)

/** E.164 of a Brazilian number as people write it, or null. The text as typed is stored in any case. */
export function brazilianE164(typed: string): string | null {
  const digits = nationalDigits(typed)
  const area = digits.slice(0, 2)
  const subscriber = digits.slice(2)
  if (!isAreaCode(area)) return null
  const isMobile = /^9\d{8}$/.test(subscriber)
  const isLandline = /^[2-5]\d{7}$/.test(subscriber)
  return isMobile || isLandline ? `+55${area}${subscriber}` : null
}

/** Area code and subscriber, without the prefix of the country or of a long-distance call. */
function nationalDigits(typed: string) {
  const digits = phoneDigits(typed)
  if (digits.startsWith("0055")) return digits.slice(4)
  if (digits.startsWith("55") && digits.length >= 12) return digits.slice(2)
  return digits.startsWith("0") ? digits.slice(1) : digits
}

export const phoneDigits = (typed: string) => typed.replaceAll(/\D/g, "")

/** D75: why this number cannot be called in Brazil; empty if it can. */
export function phoneProblem(typed: string) {
  const problem = problemOf(typed)
  return problem && `Confira o número: ${problem}`
}

function problemOf(typed: string) {
  const digits = nationalDigits(typed)
  const isForeign = /^\s*\+(?!\s*55)/.test(typed)
  if (isForeign && digits.length > 7) return "ele não é do Brasil"
  if (digits.length < 10) return "faltam dígitos"
  if (digits.length > 11) return "sobram dígitos"
  if (!isAreaCode(digits.slice(0, 2))) return "este DDD não existe"
  return digits.length === 11 && digits.charAt(2) !== "9" ? "depois do DDD, celular começa com 9" : ""
}

/** For the office, beside the problem of the number. */
export const sentAnywayText = "A pessoa foi avisada e enviou assim mesmo."
