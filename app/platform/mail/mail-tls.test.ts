import { expect, test } from "vitest"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createMailer } from "./mail.server.ts"

const mailbox = { name: "Site", address: "site@webplan.example" }
const mail = {
  from: mailbox,
  to: mailbox,
  subject: "x",
  text: "x",
  html: "x",
  messageId: "1@webplan.example",
}

test("[N16.07] with requireTLS a mail server without TLS gets no mail", async () => {
  const smtp = await startSmtpServer()
  const [strict, plain] = [createMailer(`${smtp.url}?requireTLS=true`), createMailer(smtp.url)]
  try {
    await expect(strict.send(mail)).rejects.toThrow(/STARTTLS/)
    expect(smtp.received).toEqual([])
    expect(await plain.send(mail)).toBe("accepted")
  } finally {
    strict.close()
    plain.close()
    await smtp.close()
  }
})
