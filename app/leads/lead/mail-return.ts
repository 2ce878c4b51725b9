/** What the mail server of a visitor said about a mail that it did not deliver. */
export type MailReturn = { class: "permanent" | "temporary"; cause: ReturnCause }

/** address: it does not exist. full: the mailbox. refused: the mail, by a rule of the server. late: given up after many tries. */
export type ReturnCause = "address" | "full" | "refused" | "late" | "other"

// RFC 3463 and its registry. 5.1.7 and 5.1.8 are about the sender. 5.4.4 and 5.4.310 (Exchange Online): no such domain.
const ofAddress = /^5\.(1\.([0-3]|6|10)|2\.1|4\.(4|310))$/

/** Reads an enhanced status code such as 5.1.1. */
export function mailReturn(status: string): MailReturn {
  const isTemporary = status.startsWith("4.")
  return { class: isTemporary ? "temporary" : "permanent", cause: causeOf(status, isTemporary) }
}

function causeOf(status: string, isTemporary: boolean): ReturnCause {
  if (/^[45]\.2\.2$/.test(status)) return "full"
  if (isTemporary) return "late"
  if (ofAddress.test(status)) return "address"
  return status.startsWith("5.7.") ? "refused" : "other"
}
