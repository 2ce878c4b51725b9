import { generateKeyPairSync } from "node:crypto"
import { expect, test } from "vitest"
import { EnvFaults, listSettings, readEnv } from "./env.server.ts"
import { secretsFormat } from "./platform/keys/secrets.ts"

const database = "postgres://webplan_web:x@127.0.0.1/webplan"
const development = { NODE_ENV: "development" }
const site = { DATABASE_URL_WEB: database }

test("development needs only a database, and an empty variable counts as absent", () => {
  expect(readEnv("site", { ...development, ...site, PORT: "" })).toMatchObject({
    PORT: 3000,
    NODE_ENV: "development",
    TRUST_PROXY: false,
  })
  expect(readEnv("site", { ...development, ...site, PORT: "8080", TRUST_PROXY: "1" })).toMatchObject({
    PORT: 8080,
    TRUST_PROXY: true,
  })
})

test("lists all missing and invalid variables together", () => {
  const read = () =>
    readEnv("desk", {
      NODE_ENV: "production",
      PORT: "http",
      LIMIT_SECRETS: "1:short",
      INVITATION_SECRETS: "a-secret-of-thirty-two-characters-without-version",
      PUBLIC_URL: "https://example.com/x",
    })
  expect(read).toThrow(EnvFaults)
  try {
    read()
  } catch (error) {
    expect((error as EnvFaults).faults.toSorted()).toEqual([
      "DATABASE_URL_AUTH is missing",
      "DATABASE_URL_STAFF is missing",
      "DATABASE_URL_WEB is missing",
      `INVITATION_SECRETS ${secretsFormat}`,
      `LIMIT_SECRETS ${secretsFormat}`,
      "METRICS_PORT is missing",
      "PORT must be a port number",
      "PUBLIC_URL must be an origin such as https://example.com, without a path",
      "SIGN_IN_SECRETS is missing",
    ])
  }
})

test("production uses no development defaults", () => {
  expect(() => readEnv("worker", { NODE_ENV: "production" })).toThrow(/SMTP_URL is missing/)
  expect(() => readEnv("worker", { NODE_ENV: "production" })).toThrow(/OFFICE_EMAIL is missing/)
})

const worker = {
  DATABASE_URL_WORKER: "postgres://webplan_worker:x@127.0.0.1/webplan",
  SMTP_URL: "smtp://127.0.0.1:25",
}

function faultsOf(variables: Record<string, string>) {
  try {
    readEnv("worker", { ...development, ...worker, ...variables })
    return []
  } catch (error) {
    return (error as EnvFaults).faults
  }
}

test("the webhook needs both its address and its secret, and https; its faults are listed with the others", () => {
  const secret = "1:a-secret-of-more-than-thirty-two-characters"
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ CRM_WEBHOOK_URL: "https://crm.example.com/leads", CRM_WEBHOOK_SECRETS: secret })).toEqual(
    [],
  )
  expect(
    faultsOf({
      CRM_WEBHOOK_URL: "http://localhost:1/",
      CRM_WEBHOOK_SECRETS: secret,
      CRM_WEBHOOK_ALLOW_PRIVATE: "1",
    }),
  ).toEqual([])
  expect(faultsOf({ CRM_WEBHOOK_SECRETS: secret })).toEqual([
    "CRM_WEBHOOK_URL is missing: CRM_WEBHOOK_SECRETS is set",
  ])
  expect(faultsOf({ CRM_WEBHOOK_URL: "http://crm.example.com/", MAIL_FROM: "nobody" })).toEqual([
    "MAIL_FROM must be an e-mail address",
    "CRM_WEBHOOK_SECRETS is missing: CRM_WEBHOOK_URL needs it",
    "CRM_WEBHOOK_URL must begin with https://",
  ])
  expect(faultsOf({ NODE_ENV: "production", CRM_WEBHOOK_ALLOW_PRIVATE: "1" })).toContain(
    "CRM_WEBHOOK_ALLOW_PRIVATE must not be 1 in production",
  )
})

test("[N18.11] DKIM needs selector and key, the mailbox of returns a whole address, its sender our domain", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const key = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64")
  const [pair, url] = [
    { DKIM_SELECTOR: "webplan1", DKIM_PRIVATE_KEY: key },
    "imaps://a%40b.example:x@mail.example/INBOX",
  ]
  expect(
    faultsOf({ ...pair, MAIL_RETURNS_URL: url, MAIL_RETURNS_ADDRESS: "r@mail.WebPlan.example" }),
  ).toEqual([])
  expect(faultsOf({ DKIM_SELECTOR: "webplan1" })).toEqual([
    "DKIM_PRIVATE_KEY is missing: DKIM_SELECTOR needs it",
  ])
  expect(faultsOf({ DKIM_PRIVATE_KEY: key })).toEqual(["DKIM_SELECTOR is missing: DKIM_PRIVATE_KEY is set"])
  expect(faultsOf({ ...pair, DKIM_PRIVATE_KEY: "um-segredo" })).toContainEqual(
    expect.stringMatching(/^DKIM_PRIVATE_KEY must be an RSA key/),
  )
  expect(faultsOf({ ...pair, DKIM_SELECTOR: "a.b" })).toContainEqual(
    expect.stringMatching(/^DKIM_SELECTOR must be/),
  )
  for (const wrong of [
    "imaps://mail.example/INBOX",
    "imaps://a@b:x@mail.example/INBOX",
    "imaps://a:x@mail.example",
  ])
    expect(faultsOf({ MAIL_RETURNS_URL: wrong }), wrong).toEqual([
      expect.stringMatching(/^MAIL_RETURNS_URL must look like/),
    ])
  for (const wrong of ["imaps://a:50%@mail.example/INBOX", "imaps://a:%zz@mail.example/INBOX"])
    expect(faultsOf({ MAIL_RETURNS_URL: wrong }), wrong).toEqual([
      "MAIL_RETURNS_URL must have % in user or password written as %25",
    ])
  expect(faultsOf({ MAIL_RETURNS_URL: "imaps://a:50%25@mail.example/INBOX" })).toEqual([])
  expect(faultsOf({ MAIL_RETURNS_ADDRESS: "r@otherwebplan.example" })).toEqual([
    "MAIL_RETURNS_ADDRESS must be at the domain of MAIL_FROM or below it",
  ])
  const env = readEnv("worker", { ...development, ...worker, ...pair, MAIL_RETURNS_URL: url })
  const masked = Object.fromEntries(listSettings("worker", env).map((fact) => [fact.name, fact.masked]))
  expect(masked["DKIM_PRIVATE_KEY"]).toBe(`••••${key.slice(-4)}`)
  expect(masked["MAIL_RETURNS_URL"]).toBe("imaps://a%40b.example:••••@mail.example/INBOX")
})

test("[S2.63] lists every setting of the desk without any secret", () => {
  const env = readEnv("desk", {
    ...development,
    SIGN_IN_SECRETS: "1:um-segredo-de-teste-com-muitas-letras",
    DATABASE_URL_WEB: "postgres://webplan_web:senha-do-banco@127.0.0.1/webplan",
    DATABASE_URL_STAFF: "postgres://webplan_staff:senha-do-banco@127.0.0.1/webplan",
    DATABASE_URL_AUTH: "postgres://webplan_auth:senha-do-banco@127.0.0.1/webplan",
  })
  const facts = listSettings("desk", env)
  expect(facts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["PORT", "SIGN_IN_SECRETS", "DATABASE_URL_STAFF"]),
  )
  expect(facts.filter(({ isRequired, isSet }) => isRequired && !isSet)).toEqual([])
  const text = JSON.stringify(facts)
  expect(text).not.toContain("um-segredo")
  expect(text).not.toContain("senha-do-banco")
})

test("an optional setting that is absent is listed as such", () => {
  const facts = listSettings("site", readEnv("site", { ...development, ...site }))
  expect(facts.find(({ name }) => name === "GOOGLE_TAG_ID")).toEqual({
    name: "GOOGLE_TAG_ID",
    isRequired: false,
    isSet: false,
    masked: "",
  })
})
