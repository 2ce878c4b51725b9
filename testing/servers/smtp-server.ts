import type { AddressInfo } from "node:net"
import type { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** `sender` is the address of the envelope. */
export type Received = Omit<Email, "sender"> & {
  sender: string
  recipients: string[]
  raw: string
  at: number
}

/**
 * A real SMTP server in the test process. `hold` makes it receive messages without a response until `release`;
 * `refuse` makes it answer a recipient with the given status, null to accept.
 */
export async function startSmtpServer() {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  let isHolding = false
  let attempts = 0
  let refused = 0
  let statusFor: (recipient: string) => number | null = () => null
  const accept = async (stream: Readable, sender: string, recipients: string[]) => {
    attempts++
    const raw = await buffer(stream)
    if (isHolding) await new Promise<void>((resolve) => waiting.push(resolve))
    const parsed = await PostalMime.parse(raw)
    received.push({ ...parsed, sender, recipients, raw: raw.toString(), at: Date.now() })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => {
      const status = statusFor(address)
      if (status === null) return done()
      refused++
      return done(Object.assign(new Error(`<${address}> is not welcome`), { responseCode: status }))
    },
    onData: (stream, session, done) =>
      void accept(
        stream,
        session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
        session.envelope.rcptTo.map((to) => to.address),
      ).then(() => done(), done),
  })
  // A client that is killed while sending breaks its connection; some tests do that on purpose.
  server.on("error", () => {})
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    refusals: () => refused,
    refuse: (rule: typeof statusFor) => {
      statusFor = rule
    },
    /** How many messages wait for their response. */
    held: () => waiting.length,
    hold: () => {
      isHolding = true
    },
    release: () => {
      isHolding = false
      for (const resume of waiting.splice(0)) resume()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The mails to one address, in order of arrival. */
export function mailsTo(received: readonly Received[], address: string) {
  return received.filter(({ recipients }) => recipients.includes(address))
}
