import { createHash, createPublicKey, verify } from "node:crypto"

type Verdict = "valid" | "no signature" | "altered body" | "wrong signature"
type Signature = {
  verdict: Verdict
  tags: Readonly<Record<string, string>>
  signedHeaders: readonly string[]
}

/** Checks the DKIM signature of a raw mail as a receiver does (RFC 6376), for rsa-sha256 and relaxed/relaxed only. */
export function verifyDkim(raw: string, publicKey: string): Signature {
  const end = raw.indexOf("\r\n\r\n")
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = fields.find((field) => nameOf(field) === "dkim-signature")
  if (!signature) return { verdict: "no signature", tags: {}, signedHeaders: [] }
  const tags = tagsOf(signature)
  const signedHeaders = (tags["h"] ?? "").toLowerCase().split(":")
  const verdict = () => {
    const isKnown = tags["a"] === "rsa-sha256" && tags["c"] === "relaxed/relaxed" && !("l" in tags)
    if (!isKnown) return "wrong signature"
    const bodyHash = createHash("sha256")
      .update(relaxedBody(raw.slice(end + 4)))
      .digest("base64")
    if (bodyHash !== tags["bh"]) return "altered body"
    const header = [...pick(fields, signedHeaders), relaxedField(signature.replace(/(\bb=)[^;]*$/, "$1"))]
    const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" })
    const isValid = verify(
      "sha256",
      Buffer.from(header.join("\r\n")),
      key,
      Buffer.from(tags["b"] ?? "", "base64"),
    )
    return isValid ? "valid" : "wrong signature"
  }
  return { verdict: verdict(), tags, signedHeaders }
}

const nameOf = (field: string) => field.slice(0, field.indexOf(":")).trim().toLowerCase()

function tagsOf(field: string) {
  const value = field.slice(field.indexOf(":") + 1).replaceAll(/\s/g, "")
  return Object.fromEntries(
    value
      .split(";")
      .filter(Boolean)
      .map((tag) => [tag.slice(0, tag.indexOf("=")), tag.slice(tag.indexOf("=") + 1)] as const),
  )
}

/** RFC 6376, 5.4.2: of several fields of one name the last comes first; a field that is named and absent counts as empty. */
function pick(fields: readonly string[], names: readonly string[]) {
  const left = [...fields]
  return names.flatMap((name) => {
    const at = left.findLastIndex((field) => nameOf(field) === name)
    return at < 0 ? [] : left.splice(at, 1).map(relaxedField)
  })
}

function relaxedField(field: string) {
  const value = field.slice(field.indexOf(":") + 1)
  return `${nameOf(field)}:${value
    .replaceAll("\r\n", "")
    .replaceAll(/[ \t]+/g, " ")
    .trim()}`
}

function relaxedBody(body: string) {
  const lines = body.replaceAll(/[ \t]+(?=\r\n|$)/g, "").replaceAll(/[ \t]+/g, " ")
  const trimmed = lines.replace(/(\r\n)+$/, "")
  return trimmed === "" ? "" : `${trimmed}\r\n`
}
