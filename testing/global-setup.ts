import type { TestProject } from "vitest/node"
import { startThrowawayPostgres } from "../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../db/migrate.ts"
import { roleSecrets, templateName } from "./servers/test-database.ts"

/** Starts one PostgreSQL server with one migrated template database for the whole run; every test file copies the template. */
export default async function setUp(project: TestProject) {
  const server = await openServer()
  await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
  project.provide("postgresUrl", server.url)
  return server.stop
}

/** With TEST_POSTGRES_URL the tests use that server, such as another version. Our database roles stay on it afterwards. */
async function openServer() {
  const url = process.env["TEST_POSTGRES_URL"]
  return url ? { url, stop: async () => {} } : startThrowawayPostgres()
}

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a declaration can only be merged as an interface
  interface ProvidedContext {
    postgresUrl: string
  }
}
