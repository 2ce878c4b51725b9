import { buffer } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { SMTPServer } from "smtp-server"
import type { KeptMail, MailRequest, MailTally } from "./mail-server.ts"

/** A separate program: an SMTP server that accepts every mail, and tells its parent how many there were. */
const kept: KeptMail[] = []
const messageIds = new Set<string>()
let [mails, bytes, toKeep, delayMs] = [0, 0, 0, 0]

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData: (stream, { envelope }, done) => {
    const receive = async () => {
      const raw = await buffer(stream)
      if (delayMs > 0) await pause(delayMs)
      mails++
      bytes += raw.byteLength
      messageIds.add(messageIdOf(raw))
      if (kept.length >= toKeep) return
      const from = envelope.mailFrom ? envelope.mailFrom.address : ""
      kept.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: raw.toString("latin1") })
    }
    void receive().then(() => done(), done)
  },
})
// A sender that ends breaks its connections.
server.on("error", () => {})

process.on("message", (request: MailRequest) => {
  delayMs = request.delayMs ?? delayMs
  toKeep = request.toKeep ?? toKeep
  const tally: MailTally = { mails, bytes, messages: messageIds.size }
  process.send?.(request.wantsKept ? { ...tally, kept: kept.splice(0) } : tally)
})
process.once("disconnect", () => process.exit())
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("ready"))

function messageIdOf(raw: Buffer) {
  const header = raw.subarray(0, raw.indexOf("\r\n\r\n")).toString("latin1")
  return /^Message-ID:\s*(\S+)/im.exec(header)?.[1] ?? ""
}
