import { expect, test } from "vitest"
import { secretSettings } from "../testing/test-secrets.ts"
import { developmentSecret, insecureSettings } from "./insecure-settings.ts"

const secure = {
  ...secretSettings,
  PUBLIC_URL: "https://www.example.com",
  DATABASE_URL_WEB: "postgres://webplan_web:x@127.0.0.1/webplan",
  DATABASE_URL_WORKER: "postgres://webplan_worker:x@db.example.com/webplan?sslmode=verify-full",
  DATABASE_URL_AUTH: "postgres://webplan_auth:x@localhost/webplan?host=/run/postgresql",
  SMTP_URL: "smtps://user:x@mail.example.com",
  EDGE_REFRESH_URLS: "https://192.0.2.1,http://127.0.0.1:8080",
}

test("secure settings have no faults", () => {
  const second = { ...secure, DATABASE_URL_WEB: "postgres://webplan_web_b:x@127.0.0.1/webplan" }
  expect(insecureSettings(second)).toEqual([])
  expect(insecureSettings(secure)).toEqual([])
  expect(insecureSettings({ ...secure, SMTP_URL: "smtp://127.0.0.1:25" })).toEqual([])
  expect(insecureSettings({ ...secure, SMTP_URL: "smtp://mail.example.com:587?requireTLS=true" })).toEqual([])
  for (const url of ["imaps://user:x@mail.example.com/INBOX", "imap://user:x@127.0.0.1:143/INBOX"])
    expect(insecureSettings({ ...secure, MAIL_RETURNS_URL: url })).toEqual([])
})

test.each([
  ["PUBLIC_URL", "http://www.example.com"],
  ["PUBLIC_URL", "http://localhost"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@db.example.com/webplan"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@db.example.com/webplan?sslmode=disable"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@10.0.0.7/webplan?sslmode=require"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@localhost/webplan?host=db.example.com"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@localhost.example.com/webplan"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@db.example.com/webplan?sslmode=verify-full&ssl=0"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@db.example.com/webplan?sslmode=verify-full&sslmode=disable"],
  ["DATABASE_URL_WEB", "postgres://webplan_web:x@localhost/webplan?host=localhost&host=db.example.com"],
  ["SMTP_URL", "smtp://user:x@mail.example.com:587"],
  ["SMTP_URL", "smtp://user:x@mail.example.com:587?host=127.0.0.1"],
  ["SMTP_URL", "smtp://user:x@mail.example.com?requireTLS=false"],
  ["SMTP_URL", "smtps://user:x@mail.example.com?tls.rejectUnauthorized=false"],
  ["SMTP_URL", "smtp://user:x@mail.example.com?requireTLS=true&ignoreTLS=true"],
  ["SMTP_URL", "smtps://user:x@mail.example.com?service=Outlook365"],
  ["SMTP_URL", "smtp://localhost?service=Outlook365"],
  ["NODE_TLS_REJECT_UNAUTHORIZED", "0"],
  ["BETTER_AUTH_SECRET", "another-key-that-nobody-rotates-or-knows"],
  ["EDGE_REFRESH_URLS", "https://192.0.2.1,http://192.0.2.2"],
  ["ANALYTICS_SCRIPT_URL", "http://stats.example.com/a.js"],
  ["CRM_WEBHOOK_ALLOW_PRIVATE", "1"],
  ["SIGN_IN_SECRETS", developmentSecret],
  ["SIGN_IN_SECRETS", `3:${"0123456789abcdef".repeat(4)},2:only-for-development-not-a-secret-at-all`],
  ["SIGN_IN_SECRETS", `1:${"abc".repeat(20)}`],
  ["SIGN_IN_SECRETS", secretSettings.LIMIT_SECRETS],
])("[N16.07] %s=%s is refused", (name, value) => {
  expect(insecureSettings({ ...secure, [name]: value })).toEqual([expect.stringContaining(name)])
})

test("[N18.11] production reads the mailbox of returns over TLS only", () => {
  for (const url of ["imap://user:x@mail.example.com/INBOX", "imap://user:x@localhost.example.com/INBOX"])
    expect(insecureSettings({ ...secure, MAIL_RETURNS_URL: url })).toEqual([
      "MAIL_RETURNS_URL must begin with imaps://",
    ])
})

test("a demonstration may run on this machine without TLS, and nowhere else", () => {
  const demonstration = { ...secure, ALLOW_PLACEHOLDERS: "1" }
  expect(insecureSettings({ ...demonstration, PUBLIC_URL: "http://localhost:3000" })).toEqual([])
  expect(insecureSettings({ ...demonstration, PUBLIC_URL: "http://www.example.com" })).toHaveLength(1)
})

test("[N17.06] an address of the database has the login of its own role", () => {
  for (const login of ["webplan_staff", "webplan_webb", "postgres", ""]) {
    const wrong = { ...secure, DATABASE_URL_WEB: `postgres://${login}:x@127.0.0.1/webplan` }
    expect(insecureSettings(wrong)).toEqual([
      "DATABASE_URL_WEB must have the login webplan_web or webplan_web_b",
    ])
  }
})
