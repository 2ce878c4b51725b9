import type { AddressInfo, Socket } from "node:net"
import type { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"
import { officeEmail } from "../../testing/servers/app-processes.ts"

type Arrival = { at: number; messageId: string }

/** What the mail server does with a message: accept it, accept and drop it, or drop it without a response. */
type Treatment = "take" | "lose" | "ignore"

/** A mail server that records when the office notice and the receipt of each visitor arrived. */
export async function startMailSink() {
  const arrivals = new Map<string, Arrival[]>()
  const receipts = new Map<string, Arrival[]>()
  const noticedAt: number[] = []
  const seen = new Set<string>()
  let treat: (email: string) => Treatment = () => "take"
  let delayMs = 0

  const receive = async (stream: Readable, recipient: string, done: (error?: Error | null) => void) => {
    const mail = await text(stream)
    const isNotice = recipient === officeEmail
    const email = isNotice
      ? (/<?([^\s<>]+@[^\s<>]+)>?$/.exec(headerOf(mail, "Reply-To"))?.[1] ?? "")
      : recipient
    const treatment = treat(email)
    if (isNotice) seen.add(email)
    if (treatment === "ignore") return
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (treatment === "take") {
      const arrival = { at: Date.now(), messageId: headerOf(mail, "Message-ID") }
      const recorded = isNotice ? arrivals : receipts
      recorded.set(email, [...(recorded.get(email) ?? []), arrival])
      if (isNotice) noticedAt.push(arrival.at)
    }
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) =>
      void receive(stream, session.envelope.rcptTo[0]?.address ?? "", done).catch(() => {}),
  })
  // A worker that is killed while sending breaks its connection; fault runs do that on purpose.
  server.on("error", () => {})
  const connections = new Set<Socket>()
  server.server.on("connection", (socket: Socket) => {
    connections.add(socket)
    socket.once("close", () => connections.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** When each notice arrived. */
    noticedAt,
    arrivalsOf: (email: string) => arrivals.get(email) ?? [],
    receiptsOf: (email: string) => receipts.get(email) ?? [],
    /** True once a notice reached the server, even if the server dropped it. */
    hasSeen: (email: string) => seen.has(email),
    behave: (next: { treat?: (email: string) => Treatment; delayMs?: number }) => {
      treat = next.treat ?? (() => "take")
      delayMs = next.delayMs ?? 0
    },
    dropConnections: () => {
      for (const connection of connections) connection.resetAndDestroy()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function headerOf(mail: string, name: string) {
  return (
    new RegExp(`^${name}:((?:.*)(?:\\r?\\n[ \\t].*)*)`, "im")
      .exec(mail)?.[1]
      ?.replaceAll(/\s+/g, " ")
      .trim() ?? ""
  )
}
