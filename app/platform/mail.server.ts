import { createTransport } from "nodemailer"

export type Mail = {
  from: { name: string; address: string }
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The same on every retry, so that a mail program shows one message. */
  messageId: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Speaks SMTP. Anything but an acceptance by the server is thrown, so that the job is retried. */
export const createMailer = (smtpUrl: string) => {
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
  const send: SendMail = async (mail) => {
    const { accepted } = await transport.sendMail({ ...mail, messageId: `<${mail.messageId}>` })
    if (accepted.length === 0) throw new Error("the mail server accepted no recipient")
  }
  return { send, close: () => transport.close() }
}
