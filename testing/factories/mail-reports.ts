import { readFileSync } from "node:fs"
import path from "node:path"

export const sampleReports = [
  "postfix-unknown-user",
  "postfix-delayed",
  "exchange-online-not-found",
  "gmail-mailbox-full",
  "complaint",
] as const
export type SampleReport = (typeof sampleReports)[number]

/** A report about the mail with this Message-ID, as a mail server sends it. `subject` tells samples apart in a mailbox. */
export function mailReport(name: SampleReport, messageId: string, subject: string = name) {
  return readFileSync(path.join(import.meta.dirname, `mail-reports/${name}.eml`), "utf8")
    .replaceAll("MESSAGE-ID", messageId)
    .replace(/^Subject: .*$/m, `Subject: ${subject}`)
    .replaceAll("\n", "\r\n")
}
