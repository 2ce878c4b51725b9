import { afterAll, beforeAll, inject } from "vitest"
import { carriersWithPage } from "../../app/plans/catalogue/carriers.ts"
import { readPage } from "../visitors/page.ts"
import { openSite } from "./app-processes.ts"
import { createTestDatabase, type TestDatabase } from "./test-database.ts"

/** Starts the built site for the tests of one file; `read` loads one of its pages. */
export function useBuiltSite(env: Record<string, string> = {}) {
  const site: { database: TestDatabase; web: Awaited<ReturnType<typeof openSite>> } = {} as never
  beforeAll(async () => {
    site.database = await createTestDatabase(inject("postgresUrl"))
    site.web = await openSite({
      database: site.database,
      env: { PUBLIC_URL: "https://servidores.webplan.example", ...env },
    })
  })
  afterAll(async () => {
    await site.web.stop()
    await site.database.drop()
  })
  return { site, read: (path: string) => readPage(`${site.web.url}${path}`) }
}

export const publicUrl = "https://servidores.webplan.example"
export const carrierPaths = carriersWithPage().map(({ slug }) => `/${slug}`)
export const publicPaths = [
  "/",
  "/sobre",
  "/equipe",
  "/como-somos-pagos",
  "/acessibilidade",
  ...carrierPaths,
  "/sucesso",
  "/politicas-privacidade",
]
