/** NIST SP 800-63B: length instead of composition rules. The maximum limits the cost of hashing. */
export const passwordLength = { min: 12, max: 128 } as const

const tooCommon = [/^(.)\1+$/, /^(?:0123456789|1234567890|abcdefghij|qwertyuiop)/i, /senha|password|webplan/i]

/** The message for a refused password; null when it is accepted. */
export function passwordFault(password: string, person: { name: string; email: string }) {
  if (password.length < passwordLength.min) return `Use pelo menos ${passwordLength.min} caracteres.`
  if (password.length > passwordLength.max) return `Use no máximo ${passwordLength.max} caracteres.`
  const personalWords = [person.email.split("@")[0] ?? "", ...person.name.split(" ")].filter(
    (part) => part.length > 3,
  )
  const isPersonal = personalWords.some((part) => password.toLowerCase().includes(part.toLowerCase()))
  if (isPersonal || tooCommon.some((pattern) => pattern.test(password)))
    return "Esta senha é fácil de adivinhar. Uma frase de quatro palavras é melhor."
  return null
}
