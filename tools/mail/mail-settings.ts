import { dkimPublicKey, readDkimKey } from "../../app/platform/mail/dkim-key.server.ts"
import type { MailSettings } from "./mail-domain.ts"

/** The worker's settings that are about the domain of its mails. Throws an error that names the wrong one. */
export function readMailSettings(variables: Readonly<Record<string, string | undefined>>): MailSettings {
  const required = (name: string) => {
    const value = variables[name]
    if (!value) throw new Error(`${name} is missing: load the worker's settings first (docs/operations.md)`)
    return value
  }
  const [selector, text] = [variables["DKIM_SELECTOR"], variables["DKIM_PRIVATE_KEY"]]
  const key = text ? readDkimKey(text) : null
  if (Boolean(selector) !== Boolean(text) || (text && !key))
    throw new Error(
      "DKIM_SELECTOR and DKIM_PRIVATE_KEY do not fit together: the worker does not start either",
    )
  const smtp = URL.parse(required("SMTP_URL"))
  if (!smtp) throw new Error("SMTP_URL is no address")
  return {
    mailFrom: required("MAIL_FROM"),
    returnsAddress: variables["MAIL_RETURNS_ADDRESS"] || undefined,
    smtpHost: smtp.hostname.replaceAll(/[[\]]/g, ""),
    dkim: selector && key ? { selector, publicKey: dkimPublicKey(key) } : undefined,
  }
}
