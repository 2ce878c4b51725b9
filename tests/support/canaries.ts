import { randomBytes, randomInt } from "node:crypto"

/** Everything a visitor can say of themselves to a door, each under a value that stands nowhere else in the world. */
export const canaryKinds = [
  ...["name", "email", "phone", "message", "idade", "extra", "utm", "userAgent", "referrer", "cookie"],
  ...["path", "query", "search", "host", "method", "address"],
] as const

export type Canaries = Record<(typeof canaryKinds)[number], string>

/** Letters only: what hides numbers or addresses must not save us here. */
const word = () => Array.from(randomBytes(14), (byte) => String.fromCharCode(97 + (byte % 26))).join("")

export const makeCanaries = (): Canaries => ({
  name: `Zuleica ${word()}`,
  email: `${word()}@${word()}.example`,
  phone: `(11) 9${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`,
  message: `Preciso falar de ${word()}`,
  idade: `cinquenta e ${word()}`,
  extra: word(),
  utm: word(),
  userAgent: `Mozilla/5.0 (X11; ${word()}) Firefox/140.0`,
  referrer: `https://${word()}.example/${word()}?de=${word()}`,
  cookie: `sessao=${word()}`,
  path: word(),
  query: word(),
  search: word(),
  host: `${word()}.example`,
  method: word().toUpperCase(),
  address: `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`,
})

const withoutSigns = (text: string) => text.replaceAll(/(?<=\d)[\s().+-]+(?=\d)/g, "")

/** A word in base64 looks different at each of three places; its middle is the same whatever stands around it. */
const inBase64 = (text: string) =>
  [0, 1, 2].map((before) => {
    const code = Buffer.from(" ".repeat(before) + text)
      .toString("base64")
      .replaceAll("=", "")
    return code.slice(before === 0 ? 0 : before + 1, -2)
  })

/** How a value may stand somewhere: as it is, or as some program would write it. */
const formsOf = (value: string) => {
  const words = value.match(/[a-zA-Z]{14}/g) ?? [value]
  return words.flatMap((text) => [
    text.toLowerCase(),
    ...(text.includes(" ") ? [encodeURIComponent(text).toLowerCase()] : []),
    Buffer.from(text).toString("hex"),
    Buffer.from(text.toLowerCase()).toString("hex"),
  ])
}

export type Sighting = { kind: string; where: string; around: string }

/** Where any of the canaries stands in a text: raw, in another case, encoded, in base64, in hex, or digits only. */
export const findCanaries = (where: string, text: string, flock: readonly Canaries[]): Sighting[] => {
  const small = text.toLowerCase()
  const digits = withoutSigns(text)
  const sightings: Sighting[] = []
  for (const canaries of flock)
    for (const [kind, value] of Object.entries(canaries)) {
      const at = (place: number, from: string) =>
        sightings.push({ kind, where, around: from.slice(Math.max(0, place - 80), place + 60) })
      const number = value.replaceAll(/\D/g, "")
      if (kind === "phone" && digits.includes(number.slice(2))) at(digits.indexOf(number.slice(2)), digits)
      const form = formsOf(value).find((form) => small.includes(form))
      if (form) at(small.indexOf(form), small)
      const code = (value.match(/[a-zA-Z]{14}/g) ?? [value])
        .flatMap((text) => [...inBase64(text), ...inBase64(text.toLowerCase())])
        .find((code) => text.includes(code))
      if (code) at(text.indexOf(code), text)
    }
  return sightings
}
