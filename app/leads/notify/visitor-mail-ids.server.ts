import type { Secrets } from "../../platform/keys/secrets.ts"
import { createIdSigner } from "../../platform/keys/signed-id.server.ts"
import { domainOf } from "../../platform/mail/mail-address.ts"

export type VisitorMailIds = ReturnType<typeof createVisitorMailIds>

/**
 * The Message-ID of the receipt of a lead, the same on every run, so that mail programs show a repeated mail once. It is signed:
 * a person who never had the mail cannot report that it came back.
 */
export function createVisitorMailIds(secrets: Secrets, mailFrom: string) {
  const { sign, read } = createIdSigner(secrets, "message ids of mails to visitors")
  const domain = domainOf(mailFrom)
  return {
    idOf: (leadId: number) => `${sign(`lead-${leadId}-visitor`)}@${domain}`,
    /** The lead, or null when the Message-ID is not one of ours. */
    leadOf: (messageId: string) => {
      if (domainOf(messageId) !== domain) return null
      const id = read(messageId.slice(0, messageId.lastIndexOf("@")))
      const [, leadId = ""] = /^lead-(\d{1,15})-visitor$/.exec(id ?? "") ?? []
      return leadId === "" ? null : Number(leadId)
    },
  }
}
