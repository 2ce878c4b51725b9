import { createHash } from "node:crypto"
import { ImapFlow } from "imapflow"

export type Mailbox = {
  /** A hash of the mailbox and the numbering of its messages. */
  id: string
  /** The messages after this number that arrived since this day, in ascending order. */
  listUids: (after: number, since: Date) => Promise<number[]>
  /** Null when the message has gone. */
  describe: (uid: number) => Promise<{ size: number; contentType: string } | null>
  read: (uid: number) => Promise<Buffer | null>
  markSeen: (uid: number) => Promise<void>
}

/** The mail server cannot be reached, refuses us or ends the connection. */
export class MailboxError extends Error {
  /** The connection was lost. False: the server refused the command. */
  readonly isCut: boolean
  constructor(cause: unknown, isCut: boolean) {
    super("the mailbox cannot be read", { cause })
    this.name = "MailboxError"
    this.isCut = isCut
  }
}

// No single answer may use more memory: what is larger ends the connection.
const mostBytes = 4 * 1024 * 1024
const waitMs = 15_000
// Longer than the database may take between two commands.
const silenceMs = 45_000

/** Opens the mailbox of an address imaps://user:password@host/INBOX. Reading leaves the mark "seen" of a message as it was. */
export async function openMailbox<T>(address: string, work: (mailbox: Mailbox) => Promise<T>): Promise<T> {
  const url = new URL(address)
  const [user, pass, path] = [url.username, url.password, url.pathname.slice(1)].map(decodeURIComponent)
  const isSecure = url.protocol === "imaps:"
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // Without TLS only on this machine (insecure-settings.ts).
    ...(isSecure ? {} : { doSTARTTLS: false }),
    auth: { user: user ?? "", pass: pass ?? "" },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: silenceMs,
    maxLiteralSize: mostBytes,
    maxLineLength: mostBytes,
    maxResponseSize: 2 * mostBytes,
  })
  // A connection that breaks between two commands is found by the next one.
  client.on("error", () => {})
  try {
    await ask(client, () => client.connect())
    const { uidValidity } = await askMailbox(client, () => client.mailboxOpen(path ?? "INBOX"))
    const id = createHash("sha256")
      .update(JSON.stringify([url.hostname, user, path, String(uidValidity)]))
      .digest("hex")
    return await work({ id, ...commandsOf(client) })
  } finally {
    if (client.usable) await client.logout().catch(() => {})
    client.close()
  }
}

function commandsOf(client: ImapFlow): Omit<Mailbox, "id"> {
  const byUid = { uid: true } as const
  return {
    listUids: async (after, since) => {
      const found = await askMailbox(client, () => client.search({ uid: `${after + 1}:*`, since }, byUid))
      if (!found) throw new MailboxError(new Error("the mail server refused to list the messages"), false)
      // The range n:* always contains the last message, even one before n (RFC 3501).
      return found.filter((uid) => uid > after).toSorted((a, b) => a - b)
    },
    describe: async (uid) => {
      const query = { size: true, headers: ["content-type"] }
      const found = await askMailbox(client, () => client.fetchOne(String(uid), query, byUid))
      if (!found) return null
      const header = (found.headers?.toString("latin1") ?? "").replaceAll(/\r?\n[ \t]+/g, " ")
      return { size: found.size ?? 0, contentType: header.replace(/^content-type:/i, "").trim() }
    },
    read: async (uid) => {
      const found = await askMailbox(client, () => client.fetchOne(String(uid), { source: true }, byUid))
      return (found && found.source) || null
    },
    markSeen: async (uid) => {
      await askMailbox(client, () => client.messageFlagsAdd(String(uid), ["\\Seen"], byUid))
    },
  }
}

/** On a lost connection imapflow answers as if the message or the mailbox had gone. */
async function askMailbox<T>(client: ImapFlow, command: () => Promise<T>): Promise<T> {
  const answer = await ask(client, command)
  if (client.usable && client.mailbox) return answer
  throw new MailboxError(new Error("the connection to the mail server was lost"), true)
}

async function ask<T>(client: ImapFlow, command: () => Promise<T>): Promise<T> {
  try {
    return await command()
  } catch (error) {
    throw new MailboxError(error, !client.usable)
  }
}
