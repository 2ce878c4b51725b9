import PostalMime, { type Attachment, type Email } from "postal-mime"

/** A report of a mail server about a mail that we sent. `originalId` is the Message-ID of that mail, if the report has it. */
export type MailReport =
  | { kind: "failed" | "delayed"; status: string; originalId: string | null }
  | { kind: "complaint"; originalId: string | null }

// Reports have three parts, and one of them may hold a mail.
const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true } as const

// The parser takes up to 90 µs for a line, so that 128 KB of empty lines would stop the process for 12 s (measured). A report with
// the whole returned mail has a few thousand.
const mostLines = 6000

/** Whether the header Content-Type announces a report of delivery (RFC 3464, 6533) or of a complaint (RFC 5965). */
export function isMailReport(contentType: string) {
  return reportType(contentType) !== null
}

function reportType(contentType: string) {
  if (!/^\s*multipart\/report\s*;/i.test(contentType)) return null
  const [, type = ""] = /;\s*report-type\s*=\s*"?(delivery-status|feedback-report)\b/i.exec(contentType) ?? []
  return type === "" ? null : type.toLowerCase()
}

/** Null when it is no report that says something about a delivery or a complaint. Throws when it cannot be parsed. */
export async function parseMailReport(raw: Uint8Array): Promise<MailReport | null> {
  if (countLines(raw) > mostLines) throw new Error("the report has too many lines")
  const mail = await PostalMime.parse(raw, limits)
  const type = reportType(mail.headers.find(({ key }) => key === "content-type")?.value ?? "")
  const originalId = originalMessageId(mail)
  if (type === "feedback-report") {
    const [fields] = fieldGroups(partOf(mail, ["message/feedback-report"]))
    // The others say that a mail is wanted (not-spam) or that it was forged (auth-failure).
    return fields?.get("feedback-type") === "abuse" ? { kind: "complaint", originalId } : null
  }
  if (type === null) return null
  return deliveryOf(
    fieldGroups(partOf(mail, ["message/delivery-status", "message/global-delivery-status"])),
    originalId,
  )
}

function countLines(raw: Uint8Array) {
  let lines = 0
  for (const byte of raw) if (byte === 10) lines++
  return lines
}

/** One group of fields is about the mail, each other one about a recipient and its action. */
function deliveryOf(
  groups: readonly ReadonlyMap<string, string>[],
  originalId: string | null,
): MailReport | null {
  for (const kind of ["failed", "delayed"] as const) {
    const fields = groups.find((one) => one.get("action") === kind)
    const [status = ""] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields?.get("status") ?? "") ?? []
    if (fields) return { kind, status, originalId }
  }
  return null
}

function originalMessageId(mail: Email) {
  const text = partOf(mail, [
    "message/rfc822",
    "text/rfc822-headers",
    "message/global",
    "message/global-headers",
  ])
  const [fields] = fieldGroups(text)
  return /^<([^<>\s]{1,250})>/.exec(fields?.get("message-id") ?? "")?.[1] ?? null
}

function partOf({ attachments }: Email, types: readonly string[]) {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  return part ? textOf(part) : ""
}

function textOf({ content }: Attachment) {
  return typeof content === "string" ? content : new TextDecoder().decode(content)
}

/** Blocks of `Name: value` lines, split at empty lines. Values are in lower case, except those of a Message-ID. */
function fieldGroups(text: string): ReadonlyMap<string, string>[] {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/\n[ \t]+/g, " ")
    .trim()
    .split(/\n\s*\n/)
    .map((block) => new Map(block.split("\n").toReversed().map(fieldOf)))
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(":")
  const name = line.slice(0, colon).trim().toLowerCase()
  const value = line.slice(colon + 1).trim()
  return [name, name === "message-id" ? value : value.toLowerCase()]
}
