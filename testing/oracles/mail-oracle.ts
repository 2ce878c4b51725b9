import { domainToASCII } from "node:url"
import type { Received } from "../servers/smtp-server.ts"

/** The only recipient of a mail, and its Reply-To (null: no such header). */
export type ExpectedMail = { to: string; replyTo: string | null }

const requiredHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "subject",
  "to",
]
// RFC 5322: servers may cut longer lines.
const longestLine = 998

/** Every difference between a mail and the expected mail, as messages. */
export function faultsOfMail(mail: Received, expected: ExpectedMail): string[] {
  const expectedNames = [...requiredHeaders, ...(expected.replyTo ? ["reply-to"] : [])].toSorted()
  const names = headerNames(mail.raw)
  const checks: [boolean, string][] = [
    [names.join() === expectedNames.join(), `headers ${names.join()}`],
    [mail.recipients.map(inAscii).join() === expected.to, `envelope ${mail.recipients.join()}`],
    [addressesOf(mail.to).join() === expected.to, `To ${addressesOf(mail.to).join()}`],
    [
      addressesOf(mail.replyTo).join() === (expected.replyTo ?? ""),
      `Reply-To ${addressesOf(mail.replyTo).join()}`,
    ],
    [!mail.cc && !mail.bcc, "Cc or Bcc"],
    [mail.attachments.length === 0, `${mail.attachments.length} further parts`],
    [
      mail.raw.split(/\r?\n/).every((line) => Buffer.byteLength(line) <= longestLine),
      "a line over 998 octets",
    ],
    [!/<script|<h1>/i.test(mail.html ?? ""), "markup of the visitor's"],
  ]
  return checks.filter(([isGood]) => !isGood).map(([, fault]) => fault)
}

function headerBlockOf(raw: string) {
  const end = raw.search(/\r?\n\r?\n/)
  return end < 0 ? raw : raw.slice(0, end)
}

/** Parsed by our own code, not by the parser of the addresses: an injected header would have to deceive both parsers. */
function headerNames(raw: string) {
  return headerBlockOf(raw)
    .split(/\r?\n/)
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => /^([!-9;-~]+):/.exec(line)?.[1]?.toLowerCase() ?? `no header: ${line.slice(0, 40)}`)
    .toSorted()
}

function addressesOf(list: Received["to"]) {
  return (list ?? []).flatMap((entry) => entry.group?.map(({ address }) => address) ?? [entry.address])
}

/** The test server decodes internationalised domains; the mail itself contained ASCII. */
function inAscii(address: string) {
  const at = address.lastIndexOf("@")
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}
