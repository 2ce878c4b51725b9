import { expect, test } from "vitest"
import { EnvFaults, readEnv } from "./env.server.ts"

const database = "postgres://webplan_web:x@127.0.0.1/webplan"

test("development needs nothing but a database, and an empty variable counts as absent", () => {
  expect(readEnv("web", { DATABASE_URL_WEB: database, PORT: "" })).toMatchObject({
    PORT: 3000,
    NODE_ENV: "development",
    TRUST_PROXY: false,
  })
  expect(readEnv("web", { DATABASE_URL_WEB: database, PORT: "8080", TRUST_PROXY: "1" })).toMatchObject({
    PORT: 8080,
    TRUST_PROXY: true,
  })
})

test("all faults are listed at once, missing and wrong ones alike", () => {
  const read = () =>
    readEnv("web", { NODE_ENV: "production", PORT: "http", APP_SECRET: "short", PUBLIC_URL: "example.com/x" })
  expect(read).toThrow(EnvFaults)
  try {
    read()
  } catch (error) {
    expect((error as EnvFaults).faults.toSorted()).toEqual([
      "APP_SECRET must have at least 32 characters",
      "DATABASE_URL_WEB is missing",
      "METRICS_PORT is missing",
      "PORT must be a port number",
      "PUBLIC_URL must be an origin such as https://example.com, without a path",
    ])
  }
})

test("production takes no development default", () => {
  expect(() => readEnv("worker", { NODE_ENV: "production" })).toThrow(/SMTP_URL is missing/)
  expect(() => readEnv("worker", { NODE_ENV: "production" })).toThrow(/OFFICE_EMAIL is missing/)
})
