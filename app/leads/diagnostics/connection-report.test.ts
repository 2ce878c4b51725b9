import { expect, test } from "vitest"
import { reportFailure, reportNoClient, reportSuccess } from "./connection-report.ts"

test("[S7.10] a working connection is a success with the number of leads", () => {
  expect(reportSuccess(0)).toEqual({ success: true, message: "Conexão estabelecida: 0 leads na base." })
  expect(reportSuccess(1).message).toBe("Conexão estabelecida: 1 lead na base.")
  expect(reportSuccess(1_234_567).message).toBe("Conexão estabelecida: 1.234.567 leads na base.")
})

test("[S8.10] without a database client the report says that it is not configured", () => {
  expect(reportNoClient).toEqual({ success: false, message: "Cliente Supabase não configurado" })
})

test("[S8.11] policy and recursion errors warn that row-level security needs correcting", () => {
  for (const text of [
    'infinite recursion detected in policy for relation "leads"',
    'new row violates row-level security policy for table "leads"',
    "Infinite recursion",
  ]) {
    const report = reportFailure(new Error(text))
    expect(report.success).toBe(false)
    expect(report.message).toMatch(/segurança em nível de linha \(RLS\).*precisa ser corrigida/)
  }
})

test("[S8.12] any other error is named after 'Erro de conexão: ', without credentials", () => {
  expect(reportFailure(new Error("Connection terminated unexpectedly")).message).toBe(
    "Erro de conexão: Connection terminated unexpectedly",
  )
  expect(reportFailure(new Error("cannot reach postgres://ana:s3nha@host/db")).message).toBe(
    "Erro de conexão: cannot reach postgres://***@host/db",
  )
  expect(reportFailure(Object.assign(new AggregateError([]), { code: "ECONNREFUSED" })).message).toBe(
    "Erro de conexão: ECONNREFUSED",
  )
  expect(reportFailure(undefined).message).toBe("Erro de conexão: falha desconhecida")
})
