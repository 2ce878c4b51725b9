import { randomBytes, randomInt } from "node:crypto"
import { detailNames, textsBy } from "../../app/leads/lead/lead-fields.ts"

/** Every kind of value that a visitor sends to a server. Each canary is a unique random value. */
export const canaryKinds = [
  "name",
  "email",
  "phone",
  "message",
  "idade",
  ...detailNames,
  "extra",
  "utm",
  "userAgent",
  "referrer",
  "cookie",
  "path",
  "query",
  "search",
  "host",
  "method",
  "address",
] as const

export type Canaries = Record<(typeof canaryKinds)[number], string>

export function makeCanaries(): Canaries {
  return {
    name: `Zuleica ${word()}`,
    email: `${word()}@${word()}.example`,
    phone: `(11) 9${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`,
    message: `Preciso falar de ${word()}`,
    idade: `cinquenta e ${word()}`,
    ...textsBy(detailNames, word),
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
  }
}

/** Letters only, so that masking of numbers or addresses does not hide a leak. */
const word = () => Array.from(randomBytes(14), (byte) => String.fromCharCode(97 + (byte % 26))).join("")

export type Sighting = { kind: string; where: string; around: string }

const withoutSigns = (text: string) => text.replaceAll(/(?<=\d)[\s().+-]+(?=\d)/g, "")

/** The base64 form of a text depends on its offset modulo 3. Returns the part that does not depend on the surrounding bytes. */
function inBase64(text: string) {
  return [0, 1, 2].map((before) => {
    const code = Buffer.from(" ".repeat(before) + text)
      .toString("base64")
      .replaceAll("=", "")
    return code.slice(before === 0 ? 0 : before + 1, -2)
  })
}

/** Every form in which a program may write a value: unchanged, lower or upper case, base64, hex, digits only. */
function formsOf(kind: string, value: string) {
  if (kind === "address") return [value]
  if (kind === "phone") return [value.replaceAll(/\D/g, "").slice(2)]
  const words = value.match(/[a-zA-Z]{14}/g) ?? []
  const cases = words.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()])
  return cases.flatMap((text) => [text, Buffer.from(text).toString("hex"), ...inBase64(text)])
}

/** Searches a text for all canaries in one pass. Only long runs of letters or digits, and IP addresses, are examined. */
export function createCanarySearch(allCanaries: readonly Canaries[]) {
  const kindOf = new Map<string, string>()
  for (const canaries of allCanaries)
    for (const [kind, value] of Object.entries(canaries))
      for (const form of formsOf(kind, value)) kindOf.set(form, kind)
  const lengths = [...new Set([...kindOf.keys()].map((form) => form.length))]

  return (where: string, text: string): Sighting[] => {
    const sightings: Sighting[] = []
    const plain = text.replaceAll("-", "+").replaceAll("_", "/")
    const runs = [
      ...(plain.match(/[A-Za-z0-9+/]{14,}/g) ?? []),
      ...(text.match(/[A-Za-z]{14,}/g) ?? []),
      ...(withoutSigns(text).match(/\d{9,}/g) ?? []),
      ...(text.match(/\b10(\.\d{1,3}){3}\b/g) ?? []),
    ]
    for (const run of new Set(runs))
      for (const length of lengths)
        for (let at = 0; at + length <= run.length; at++) {
          const kind = kindOf.get(run.slice(at, at + length))
          const place = kind ? Math.max(0, text.indexOf(run)) : 0
          if (kind) sightings.push({ kind, where, around: text.slice(Math.max(0, place - 80), place + 60) })
        }
    return sightings
  }
}
