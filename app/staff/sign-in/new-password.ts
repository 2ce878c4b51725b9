/** NIST SP 800-63B: length instead of recipes. The most is what one hash may cost. */
export const passwordLength = { least: 12, most: 128 } as const

const tooCommon = [/^(.)\1+$/, /^(?:0123456789|1234567890|abcdefghij|qwertyuiop)/i, /senha|password|webplan/i]

/** Null when nothing stands against it. */
export function passwordFault(password: string, person: { name: string; email: string }) {
  if (password.length < passwordLength.least) return `Use pelo menos ${passwordLength.least} caracteres.`
  if (password.length > passwordLength.most) return `Use no máximo ${passwordLength.most} caracteres.`
  const own = [person.email.split("@")[0] ?? "", ...person.name.split(" ")].filter((part) => part.length > 3)
  const isOwn = own.some((part) => password.toLowerCase().includes(part.toLowerCase()))
  if (isOwn || tooCommon.some((pattern) => pattern.test(password)))
    return "Esta senha é fácil de adivinhar. Uma frase de quatro palavras é melhor."
  return null
}
