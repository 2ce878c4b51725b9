import { hashPassword as hashOfLibrary } from "better-auth/crypto"
import { expect, test } from "vitest"
import { hashPassword, isPassword } from "./password-hash.server.ts"

const password = "quatro janelas azuis na serra"

test("stores scrypt with N = 2^15, r = 8, p = 3 and a salt of its own, and recognises the password", async () => {
  const [hash, again] = [await hashPassword(password), await hashPassword(password)]
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{86}$/)
  expect(again).not.toBe(hash)
  expect(await isPassword({ hash, password })).toBe(true)
  for (const other of ["", password.slice(0, -1), `${password} `, password.toUpperCase()])
    expect(await isPassword({ hash, password: other }), other).toBe(false)
})

test("reads every character of a long password, and one letter in either of its two spellings", async () => {
  const long = "ção ".repeat(32)
  const hash = await hashPassword(long)
  expect(await isPassword({ hash, password: long.normalize("NFD") })).toBe(true)
  expect(await isPassword({ hash, password: `${long.slice(0, -1)}x` })).toBe(false)
})

test("recognises a password that was stored with other parameters", async () => {
  const older = await hashOfLibrary(password)
  expect(await isPassword({ hash: older, password })).toBe(true)
  expect(await isPassword({ hash: older, password: "outra" })).toBe(false)
  const cheaper = (await hashPassword(password)).replace("$15$8$3$", "$14$8$3$")
  expect(await isPassword({ hash: cheaper, password })).toBe(false)
})
