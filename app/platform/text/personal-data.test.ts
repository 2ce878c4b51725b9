import { expect, test } from "vitest"
import { createLog } from "../process/log.server.ts"
import { scrubText } from "./personal-data.ts"

function linesOf(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(
    createLog({
      level: "debug",
      process: "test",
      pretty: false,
      personalKeys: ["idade"],
      destination: { write: (line) => void lines.push(line) },
    }),
  )
  return lines.join("")
}

test("removes e-mails, phones, query values and secrets from text", () => {
  expect(scrubText("Key (email)=(ana@exemplo.com.br) exists")).toBe("Key (email)=([email]) exists")
  expect(scrubText("ligar para (11) 98765-4321 ou +55 11 3456-7890")).not.toMatch(/\d{4}/)
  expect(scrubText("GET /?nome=Ana&utm_source=x")).toBe("GET /?nome=[value]&utm_source=[value]")
  expect(scrubText(`/entrar/${"aB3-_".repeat(8)}xyz`)).toBe("/entrar/[secret]")
  expect(scrubText("/blog/plano-de-saude-para-servidores-publicos-aposentados")).toContain("aposentados")
  expect(scrubText("job 5d9f2a10-4c7e-4b1e-9f4e-0a1b2c3d4e5f took 120 ms")).toContain(
    "5d9f2a10-4c7e-4b1e-9f4e-0a1b2c3d4e5f",
  )
})

test("drops personal data in errors of the database and the mail server, and all lines of a message after the first", () => {
  const raised = Object.assign(new Error("no room for Ana Lima"), { code: "P0001", severity: "ERROR" })
  const denied = Object.assign(new Error("permission denied for table leads"), {
    code: "42501",
    severity: "ERROR",
  })
  const response = "554 message to Ana Lima looks like spam"
  const mail = Object.assign(new Error(`Message failed: ${response}`), { response, responseCode: 554 })
  const output = linesOf((log) => {
    for (const err of [raised, denied, mail, new Error("first\nAna Lima")]) log.error({ err }, "failed")
  })
  expect(output.match(/Ana Lima/g)).toHaveLength(1)
  expect(output).toContain("P0001")
  expect(output).toContain("permission denied for table leads")
  expect(output).toContain("Message failed: [answer]")
})

test("redacts personal keys at any depth and personal data in errors", () => {
  const error = Object.assign(new Error('duplicate key for "ana@exemplo.com.br"'), {
    code: "23505",
    detail: "Key (phone)=((11) 98765-4321)",
  })
  const output = linesOf((log) => {
    log.info({ idade: "sessenta e um" }, "a name of the product's own")
    log.info({ leadId: 7, lead: { name: "Ana Lima", contact: [{ phone: "(11) 98765-4321" }] } }, "test")
    log.error({ err: error }, "refused")
  })
  expect(output).toContain('"leadId":7')
  expect(output).toContain("23505")
  for (const secret of ["Ana Lima", "98765", "ana@exemplo", "sessenta"]) expect(output).not.toContain(secret)
})
