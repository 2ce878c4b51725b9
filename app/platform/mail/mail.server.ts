import type { KeyObject } from "node:crypto"
import { createTransport } from "nodemailer"
import { domainOf } from "./mail-address.ts"

type Mailbox = { name: string; address: string }

export type Mail = {
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** The same on every retry, so that a mail program shows only one message. */
  messageId: string
  /** RFC 8058: the mail program posts to it to unsubscribe the reader. */
  unsubscribeUrl?: string | undefined
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
}

/** Refused: the server rejects this recipient permanently. Other failures are thrown. */
export type SendMail = (mail: Mail) => Promise<"accepted" | "refused">

export type MailOutcome = "accepted" | "refused" | "failed"

/** Signs for the domain of `address`. The DNS has the public key under the selector (RFC 6376). */
export type DkimSigner = { address: string; selector: string; key: KeyObject }

type Options = {
  /** Learns what became of each mail. */
  count?: (outcome: MailOutcome) => void
  /** Undefined: the mails are not signed here. */
  dkim?: DkimSigner | undefined
  /** Receives the reports of mails that could not be delivered. Undefined: the sender of the mail. */
  returnsAddress?: string | undefined
}

/** Sends one message to one recipient over SMTP. */
export function createMailer(smtpUrl: string, { count = () => {}, dkim, returnsAddress }: Options = {}) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    // A mail server that is gone without a sign is noticed after this silence. One that needs longer to accept a message gets it
    // again, under the same Message-ID.
    socketTimeout: 9000,
    // Mails contain only our own text: nodemailer must not read a file or fetch an address into one.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim: signatureOptions(dkim) } : {}),
  })
  const deliver: SendMail = async ({ messageId, unsubscribeUrl, attachments = [], ...mail }) => {
    try {
      const { accepted } = await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        messageId: `<${messageId}>`,
        envelope: { from: returnsAddress ?? mail.from.address, to: [mail.to.address] },
        // RFC 3834: prevents automatic replies to us and, through Reply-To, to the visitor.
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
      })
      if (accepted.length === 0) throw new Error("the mail server accepted no recipient")
      return "accepted"
    } catch (error) {
      if (isRefusal(error)) return "refused"
      throw error
    }
  }
  const send: SendMail = async (mail) => {
    let outcome: MailOutcome = "failed"
    try {
      outcome = await deliver(mail)
      return outcome
    } finally {
      count(outcome)
    }
  }
  return { send, close: () => transport.close() }
}

// Every header that we write. RFC 8058 demands a signature over both headers of unsubscribing; nodemailer's own list lacks the second.
const signedHeaders = [
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Date",
  "Message-ID",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "Auto-Submitted",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
].join(":")

function signatureOptions({ address, selector, key }: DkimSigner) {
  return {
    domainName: domainOf(address),
    keySelector: selector,
    privateKey: key.export({ format: "pem", type: "pkcs8" }).toString(),
    headerFieldNames: signedHeaders,
  }
}

function isRefusal(error: unknown) {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500
}

function unsubscribeHeaders(url: string | undefined) {
  return url
    ? {
        // `prepared`, because nodemailer must not wrap a long address.
        "List-Unsubscribe": { prepared: true, value: `<${url}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {}
}
