import { execFileSync } from "node:child_process"
import { generateKeyPairSync } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { verifyDkim } from "../../../testing/oracles/dkim-verifier.ts"
import { readGuide } from "../../../testing/oracles/guide.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { dkimPublicKey, readDkimKey } from "./dkim-key.server.ts"
import { createMailer } from "./mail.server.ts"

function makeKey(bits: number) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: bits })
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64")
}

const key = readDkimKey(makeKey(2048))
if (!key) throw new Error("the key of this test is not readable")
const publicKey = dkimPublicKey(key)
const mailbox = { name: "Cotação é fácil", address: "site@webplan.example" }
const mail = {
  from: mailbox,
  to: { name: "", address: "ana@exemplo.example" },
  replyTo: mailbox,
  subject: "Recebemos seu pedido de cotação, que tem um assunto comprido o bastante para duas linhas",
  text: "Olá,\n\n  recebemos  seu pedido.\t\n\n\n",
  html: "<p>Olá, recebemos seu pedido.</p>",
  messageId: "1@webplan.example",
  unsubscribeUrl: "https://webplan.example/sair/1",
  attachments: [{ filename: "a.csv", contentType: "text/csv", content: Buffer.from("1;2\n".repeat(50_000)) }],
}

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.close())

async function received(options: Parameters<typeof createMailer>[1]) {
  const mailer = createMailer(smtp.url, options)
  try {
    await mailer.send(mail)
  } finally {
    mailer.close()
  }
  const last = smtp.received.at(-1)
  if (!last) throw new Error("no mail was received")
  return last
}

test("[N18.11] every mail is signed: the receiver verifies it with the public key, and notices a change", async () => {
  const { raw } = await received({ dkim: { address: mailbox.address, selector: "webplan1", key } })
  const signature = verifyDkim(raw, publicKey)
  expect(signature.verdict).toBe("valid")
  expect(signature.tags).toMatchObject({ d: "webplan.example", s: "webplan1" })
  expect(signature.signedHeaders).toEqual(
    expect.arrayContaining([
      "from",
      "to",
      "reply-to",
      "subject",
      "date",
      "message-id",
      "content-type",
      "auto-submitted",
      "list-unsubscribe",
      "list-unsubscribe-post",
    ]),
  )
  expect(verifyDkim(raw.replace("<p>", "<p>!"), publicKey).verdict).toBe("altered body")
  expect(verifyDkim(raw.replace("ana@exemplo", "eva@exemplo"), publicKey).verdict).toBe("wrong signature")
  const other = readDkimKey(makeKey(2048))
  expect(verifyDkim(raw, other ? dkimPublicKey(other) : "").verdict).toBe("wrong signature")
})

test("[N18.11] without a key mails are not signed, and the relay of the provider may sign them", async () => {
  const { raw } = await received({})
  expect(verifyDkim(raw, publicKey).verdict).toBe("no signature")
})

test("[N18.11] reports of undelivered mails go to the returns address; the sender that people see stays", async () => {
  const { sender, from } = await received({ returnsAddress: "retornos@webplan.example" })
  expect([sender, from?.address]).toEqual(["retornos@webplan.example", mailbox.address])
  expect((await received({})).sender).toBe(mailbox.address)
})

test("[N18.11] the command of the guide writes a key that the worker reads", () => {
  const [, command = ""] = /^# (openssl genpkey .*)$/m.exec(readGuide()) ?? []
  const printed = execFileSync("sh", ["-c", command], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  })
  expect(printed).toMatch(/^[\w+/]+=*$/)
  expect(readDkimKey(printed)).not.toBe(null)
})

test("[N18.11] reads a key of 2048 bits, and refuses a shorter one, another kind and other text", () => {
  expect(readDkimKey(makeKey(1024))).toBe(null)
  const { privateKey } = generateKeyPairSync("ed25519")
  expect(readDkimKey(privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"))).toBe(null)
  for (const text of ["", "x", publicKey]) expect(readDkimKey(text)).toBe(null)
})
