import { expect, test } from "vitest"
import { mailReport, sampleReports } from "../../../testing/factories/mail-reports.ts"
import { isMailReport, parseMailReport } from "./mail-report.ts"

const originalId = "1.a-B_c@webplan.example"

function parse(text: string) {
  return parseMailReport(Buffer.from(text))
}

const sample = (name: (typeof sampleReports)[number]) => mailReport(name, originalId)

test.each([
  ["postfix-unknown-user", { kind: "failed", status: "5.1.1", originalId }],
  ["postfix-delayed", { kind: "delayed", status: "4.4.1", originalId }],
  ["exchange-online-not-found", { kind: "failed", status: "5.1.10", originalId }],
  ["gmail-mailbox-full", { kind: "failed", status: "5.2.2", originalId }],
  ["complaint", { kind: "complaint", originalId }],
] as const)("[N18.11] reads the report %s", async (name, expected) => {
  expect(await parse(sample(name))).toEqual(expected)
})

test("[N18.11] says nothing of a delivered mail, of a complaint of another type and of a mail that is no report", async () => {
  const failed = sample("postfix-unknown-user")
  for (const action of ["delivered", "relayed", "expanded"])
    expect(await parse(failed.replace("Action: failed", `Action: ${action}`)), action).toBe(null)
  for (const type of ["not-spam", "auth-failure", "other"])
    expect(
      await parse(sample("complaint").replace("Feedback-Type: abuse", `Feedback-Type: ${type}`)),
      type,
    ).toBe(null)
  // A person forwards a report: the same parts in another kind of mail.
  expect(
    await parse(failed.replace("multipart/report; report-type=delivery-status", "multipart/mixed")),
  ).toBe(null)
})

test("[N18.11] takes the Message-ID from the header of the returned mail only", async () => {
  const failed = sample("postfix-unknown-user")
  const without = failed.replace(`Message-ID: <${originalId}>\r\n`, "")
  expect(await parse(without)).toMatchObject({ kind: "failed", originalId: null })
  const inBody = without.replace(/(Recebemos seu pedido\.)/, `Message-ID: <${originalId}>`)
  expect(inBody).toContain(originalId)
  expect(await parse(inBody)).toMatchObject({ originalId: null })
  for (const wrong of ["", "<>", "<a b@c.example>", `<${"a".repeat(300)}@c.example>`, "x"])
    expect(await parse(failed.replace(`<${originalId}>`, wrong)), wrong).toMatchObject({ originalId: null })
})

test("[N18.11] a status that is no code becomes empty, and the failed recipient counts before a delayed one", async () => {
  const failed = sample("postfix-unknown-user")
  expect(await parse(failed.replace("Status: 5.1.1", "Status: <script>"))).toMatchObject({ status: "" })
  expect(await parse(failed.replace("Status: 5.1.1\r\n", ""))).toMatchObject({ status: "" })
  const two = failed.replace(
    "Final-Recipient: rfc822",
    "Final-Recipient: rfc822; b@exemplo.example\r\nAction: delayed\r\nStatus: 4.2.2\r\n\r\nFinal-Recipient: rfc822",
  )
  expect(await parse(two)).toMatchObject({ kind: "failed", status: "5.1.1" })
})

test("[N18.11] knows a report by its Content-Type", () => {
  expect(isMailReport('multipart/report; report-type=delivery-status; boundary="a"')).toBe(true)
  expect(isMailReport('Multipart/Report; boundary=a; Report-Type="feedback-report"')).toBe(true)
  for (const type of [
    "",
    "multipart/mixed; report-type=delivery-status",
    "multipart/report; boundary=a",
    "multipart/report; report-type=disposition-notification",
    "text/plain",
  ])
    expect(isMailReport(type), type).toBe(false)
})

test("[N18.11] hostile reports end in an error or in nothing, and stop the process for no longer than a second or two", async () => {
  const head = "Content-Type: multipart/report; report-type=delivery-status; boundary=b0\r\n\r\n"
  const nested = Array.from(
    { length: 5000 },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
  ).join("")
  const hostile = [
    "",
    head,
    `${head}${nested}`,
    `${head}${"--b0\r\nContent-Type: message/delivery-status\r\n\r\nAction\r\n".repeat(8000)}`,
    `${head}--b0\r\nContent-Type: message/delivery-status\r\n\r\n${"\n \f".repeat(150_000)}`,
    `${head}--b0\r\nX: ${"a".repeat(500_000)}\r\n\r\n`,
    `${head}--b0\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <${"a".repeat(400_000)}`,
    `${head}--b0\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%\r\n--b0--`,
    "\0".repeat(500_000),
    `${head}--b0\r\nContent-Type: message/delivery-status\r\n\r\n${"\n".repeat(200_000)}`,
  ]
  for (const [at, text] of hostile.entries()) {
    const startedAt = performance.now()
    const report = await parse(text).catch(() => null)
    expect(report, String(at)).toBe(null)
    expect(performance.now() - startedAt, String(at)).toBeLessThan(2500)
  }
})
