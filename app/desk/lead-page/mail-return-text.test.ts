import { expect, test } from "vitest"
import { addressWarning } from "./mail-return-text.ts"

const bounced = (cause: unknown) => ({ kind: "visitor_mail_bounced", details: { class: "permanent", cause } })
const complained = { kind: "visitor_complained", details: {} }

test("[N18.11] says what came back and what to do, in words and without codes", () => {
  expect(addressWarning([{ kind: "visitor_confirmed", details: {} }])).toBe(null)
  expect(addressWarning([bounced("address")])).toBe(
    "O e-mail voltou: o endereço não existe ou não aceita mensagens. Peça o endereço certo por telefone.",
  )
  expect(addressWarning([bounced("refused")])).toBe(
    "O e-mail voltou: o provedor da pessoa recusou a mensagem. O endereço pode estar certo. Prefira o telefone.",
  )
  for (const cause of ["full", "late"]) expect(addressWarning([bounced(cause)])).toMatch(/pode estar certo/)
  for (const cause of ["other", "of a newer version", 5, undefined, "toString"])
    expect(addressWarning([bounced(cause)])).toBe(
      "O e-mail voltou: o motivo não foi informado. Confirme o endereço por telefone.",
    )
  expect(addressWarning([bounced("address"), complained])).toBe(
    "A pessoa marcou um e-mail nosso como spam. Prefira o telefone.",
  )
})
