import { type AddressInfo, connect, createServer } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { startImapServer } from "../../../testing/servers/imap-server.ts"
import { type Mailbox, MailboxError, openMailbox } from "./imap-mailbox.server.ts"

let imap: Awaited<ReturnType<typeof startImapServer>>
beforeAll(async () => {
  imap = await startImapServer()
  for (const subject of ["one", "two"])
    await imap.deliver(`Subject: ${subject}\r\nContent-Type: text/plain\r\n\r\nOi\r\n`)
})
afterAll(() => imap.stop())

const imapPort = () => Number(new URL(imap.url).port)
const through = (port: number) => imap.url.replace(/:\d+\//, `:${port}/`)
const since = new Date(0)

/** A proxy that changes what the server answers. */
async function startAlteringProxy(alter: (text: string) => string) {
  const server = createServer((client) => {
    const upstream = connect(imapPort(), "127.0.0.1")
    client.pipe(upstream)
    upstream.on("data", (bytes) => client.write(alter(bytes.toString("latin1")), "latin1"))
    for (const socket of [client, upstream])
      socket.on("error", () => {}).once("close", () => [client, upstream].map((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() }
}

async function faultOf(command: Promise<unknown>) {
  const error = await command.then(
    (answer) => answer,
    (fault: unknown) => fault,
  )
  return error instanceof MailboxError ? { isCut: error.isCut } : error
}

test("[N18.11] a message that has gone is absent; after a lost connection every command fails", async () => {
  const proxy = await startCuttingProxy(imapPort())
  const commands: ((mailbox: Mailbox, uid: number) => Promise<unknown>)[] = [
    ({ describe }, uid) => describe(uid),
    ({ read }, uid) => read(uid),
    ({ markSeen }, uid) => markSeen(uid),
    ({ listUids }) => listUids(0, since),
  ]
  await openMailbox(through(proxy.port), async (mailbox) => {
    const [first = 0, ...others] = await mailbox.listUids(0, since)
    expect(others).toHaveLength(1)
    expect(await mailbox.describe(first)).toMatchObject({ contentType: "text/plain" })
    expect([await mailbox.describe(999), await mailbox.read(999)]).toEqual([null, null])
    proxy.mode = "closed"
    for (const command of [...commands, ...commands])
      expect(await faultOf(command(mailbox, first))).toEqual({ isCut: true })
  })
  await proxy.stop()
})

test.each([
  ["Search", ({ listUids }: Mailbox) => listUids(0, since)],
  ["Fetch", ({ describe }: Mailbox) => describe(1)],
])(
  "[N18.11] a mailbox whose server answers NO to a %s is not taken for an empty one",
  async (word, command) => {
    const proxy = await startAlteringProxy((text) =>
      text.replace(`OK ${word} completed`, `NO ${word} refused`),
    )
    const run = openMailbox(through(proxy.port), async (mailbox) =>
      expect(await faultOf(command(mailbox))).toEqual({ isCut: false }),
    )
    await run.finally(() => proxy.stop())
  },
)
