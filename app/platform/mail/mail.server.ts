import { createTransport } from "nodemailer"

type Mailbox = { name: string; address: string }

export type Mail = {
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** The same on every retry, so that a mail program shows one message. */
  messageId: string
  /** RFC 8058: a POST to it, by the mail program itself, takes the reader off the list. */
  unsubscribeUrl?: string | undefined
}

/** Refused: the server says that this recipient will never be reached. Anything else that fails is thrown. */
export type SendMail = (mail: Mail) => Promise<"accepted" | "refused">

/** Speaks SMTP, one message to one recipient. */
export function createMailer(smtpUrl: string) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
    // The product sends its own words only: no file and no address may be fetched into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: SendMail = async ({ messageId, unsubscribeUrl, ...mail }) => {
    try {
      const { accepted } = await transport.sendMail({
        ...mail,
        messageId: `<${messageId}>`,
        envelope: { from: mail.from.address, to: [mail.to.address] },
        // RFC 3834: no automatic reply answers a machine, nor, through Reply-To, the visitor.
        headers: { "Auto-Submitted": "auto-generated", ...wayOut(unsubscribeUrl) },
      })
      if (accepted.length === 0) throw new Error("the mail server accepted no recipient")
      return "accepted"
    } catch (error) {
      if (isRefusal(error)) return "refused"
      throw error
    }
  }
  return { send, close: () => transport.close() }
}

function isRefusal(error: unknown) {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500
}

function wayOut(url: string | undefined) {
  return url
    ? {
        // Prepared: a mail program must find the address whole, whatever its length.
        "List-Unsubscribe": { prepared: true, value: `<${url}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {}
}
