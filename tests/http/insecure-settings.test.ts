import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { secretSettings } from "../../testing/test-secrets.ts"

const secure = {
  NODE_ENV: "production",
  PORT: "1",
  METRICS_PORT: "0",
  PUBLIC_URL: "https://www.example.com",
  ...secretSettings,
  DATABASE_URL_WEB: "postgres://webplan_web:x@127.0.0.1:1/webplan",
  DATABASE_URL_STAFF: "postgres://webplan_staff:x@127.0.0.1:1/webplan",
  DATABASE_URL_AUTH: "postgres://webplan_auth:x@127.0.0.1:1/webplan",
  DATABASE_URL_WORKER: "postgres://webplan_worker:x@127.0.0.1:1/webplan",
  SMTP_URL: "smtps://mail.example.com",
  MAIL_FROM: "site@example.com",
  OFFICE_EMAIL: "cotacoes@example.com",
}

/** What a process prints that ends by itself. */
async function refusalOf(file: string, changes: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env["PATH"], ...secure, ...changes },
    // A process that does not refuse would run for ever.
    timeout: 60_000,
    killSignal: "SIGKILL",
    stdio: ["ignore", "ignore", "pipe"],
  })
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
  const output = await text(child.stderr)
  expect(await ended, output).toBe(1)
  return output
}

test("[N16.07] both processes refuse insecure settings at the start and name each", async () => {
  const insecure = {
    PUBLIC_URL: "http://www.example.com",
    LIMIT_SECRETS: "1:only-for-development-not-a-secret-at-all",
    DATABASE_URL_WEB: "postgres://webplan_web:x@db.example.com/webplan",
    DATABASE_URL_WORKER: "postgres://webplan_worker:x@db.example.com/webplan?sslmode=require",
    SMTP_URL: "smtp://user:x@mail.example.com",
  }
  const [web, worker, unnamed] = await Promise.all([
    refusalOf("server.ts", insecure),
    refusalOf("worker.ts", insecure),
    refusalOf("server.ts", { NODE_ENV: "" }),
  ])
  for (const refusal of [web, worker]) {
    expect(refusal).toMatch(/cannot start/)
    for (const name of ["PUBLIC_URL", "LIMIT_SECRETS"]) expect(refusal).toContain(`- ${name} `)
  }
  expect(web).toContain("- DATABASE_URL_WEB ")
  for (const name of ["DATABASE_URL_WORKER", "SMTP_URL"]) expect(worker).toContain(`- ${name} `)
  expect(unnamed).toContain("- NODE_ENV is missing")
})
