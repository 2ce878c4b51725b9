import type { TestProject } from "vitest/node"
import { startThrowawayPostgres } from "../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../db/migrate.ts"
import { roleSecret, templateName } from "./servers/test-database.ts"

/** One server and one migrated template for the whole run; every test file copies the template. */
export default async function setUp(project: TestProject) {
  const server = await openServer()
  await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecret })
  project.provide("postgresUrl", server.url)
  return server.stop
}

/** TEST_POSTGRES_URL names another server, to test its version. The product's roles are created there and stay. */
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
