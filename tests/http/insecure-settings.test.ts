import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { ownSettings, type ProcessName } from "../../app/env.server.ts"
import { secretSettings } from "../../testing/test-secrets.ts"

const every = {
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
  AUDIT_COPY_EMAIL: "auditoria@webplan.example",
}

/** What a process prints that ends by itself: started with its own secure settings, changed like this. */
async function refusalOf(name: ProcessName, changes: Record<string, string>) {
  const child = spawn(process.execPath, [`${name}.ts`], {
    env: { PATH: process.env["PATH"], ...ownSettings(name, every), ...changes },
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

test("[N16.07] every process refuses insecure settings at the start and names each", async () => {
  const insecure = {
    PUBLIC_URL: "http://www.example.com",
    LIMIT_SECRETS: "1:only-for-development-not-a-secret-at-all",
    DATABASE_URL_WEB: "postgres://webplan_web:x@db.example.com/webplan",
    DATABASE_URL_WORKER: "postgres://webplan_worker:x@db.example.com/webplan?sslmode=require",
    SMTP_URL: "smtp://user:x@mail.example.com",
  }
  const [site, desk, worker, unnamed] = await Promise.all([
    refusalOf("site", insecure),
    refusalOf("desk", insecure),
    refusalOf("worker", insecure),
    refusalOf("site", { NODE_ENV: "" }),
  ])
  for (const refusal of [site, desk, worker]) {
    expect(refusal).toMatch(/cannot start/)
    for (const name of ["PUBLIC_URL", "LIMIT_SECRETS"]) expect(refusal).toContain(`- ${name} `)
  }
  for (const refusal of [site, desk]) expect(refusal).toContain("- DATABASE_URL_WEB ")
  for (const name of ["DATABASE_URL_WORKER", "SMTP_URL"]) expect(worker).toContain(`- ${name} `)
  expect(unnamed).toContain("- NODE_ENV is missing")
})

test("[N17.06] no process starts with a setting of another one or of the administrator", async () => {
  const misplaced = {
    site: ["DATABASE_URL_STAFF", "DATABASE_URL_AUTH", "DATABASE_URL_WORKER", "SIGN_IN_SECRETS", "SMTP_URL"],
    desk: ["DATABASE_URL_WORKER", "SMTP_URL", "UNSUBSCRIBE_SECRETS"],
    worker: ["DATABASE_URL_WEB", "DATABASE_URL_STAFF", "DATABASE_URL_AUTH", "SIGN_IN_SECRETS"],
  }
  const administrator = { DATABASE_URL: "postgres://admin:x@127.0.0.1/webplan" }
  await Promise.all(
    (["site", "desk", "worker"] as const).map(async (name) => {
      const refusal = await refusalOf(name, { ...every, ...administrator })
      for (const variable of [...misplaced[name], "DATABASE_URL"])
        expect(refusal).toContain(`- ${variable} must not be set: it belongs to another process`)
      expect(refusal).not.toContain("- LIMIT_SECRETS")
    }),
  )
})
