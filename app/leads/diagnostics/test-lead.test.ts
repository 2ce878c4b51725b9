import { expect, test } from "vitest"
import { connectionFaultText, testLeadDefaults, testLeadFault, testOutcomeText } from "./test-lead.ts"

test("[S2.66] [S2.67] [S2.68] the messages of a lead test are those of §2", () => {
  expect(testOutcomeText({ kind: "stored", protocol: "WP-1" })).toBe(
    "Sucesso! Lead enviado com sucesso para a base de dados",
  )
  expect(testOutcomeText({ kind: "refused", error: "Nome é obrigatório" })).toBe("Erro: Nome é obrigatório")
  for (const error of [null, ""])
    expect(testOutcomeText({ kind: "refused", error })).toBe("Erro: Erro desconhecido")
  expect(testOutcomeText({ kind: "thrown", message: "timeout" })).toBe("Erro no envio: timeout")
  expect(testOutcomeText({ kind: "thrown", message: null })).toBe("Erro no envio: Erro desconhecido")
})

test("[S2.69] a failed connection test shows the message once, or a text for an unknown error", () => {
  expect(connectionFaultText("Erro de conexão: connection refused")).toBe(
    "Erro na conexão: connection refused",
  )
  expect(connectionFaultText("Cliente Supabase não configurado")).toBe(
    "Erro na conexão: Cliente Supabase não configurado",
  )
  expect(connectionFaultText("")).toBe("Erro desconhecido")
  expect(connectionFaultText(null)).toBe("Erro desconhecido")
})

test("a test lead is checked by the rules of the site's forms, in their order", () => {
  expect(testLeadFault(testLeadDefaults)).toBeNull()
  expect(testLeadFault({ ...testLeadDefaults, name: " ", email: "x" })).toBe("Nome é obrigatório")
  expect(testLeadFault({ ...testLeadDefaults, email: "x" })).toBe("E-mail inválido")
  expect(testLeadFault({ ...testLeadDefaults, phone: "" })).toBe("Telefone é obrigatório")
  expect(testLeadFault({ ...testLeadDefaults, subject: "" })).toBe("Assunto é obrigatório")
  expect(testLeadFault({ ...testLeadDefaults, operadora: " " })).toBe("Operadora é obrigatória")
})
