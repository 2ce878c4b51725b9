import { afterAll, expect, test } from "vitest"
import { silentLog, testPerson } from "../../../testing/servers/test-database.ts"
import { createDb } from "../../platform/db/db.server.ts"
import { readQueuePage } from "./read-queue.server.ts"

/** Nothing listens on port 1. */
const db = createDb({ url: "postgres://staff@127.0.0.1:1/none", name: "test", log: silentLog })
afterAll(() => db.destroy())

test.each(["", "visao=todos&operadora=amil", "busca=ana@exemplo.example"])(
  "[S8.08] leads that cannot be read are an empty list, marked as failed: '%s'",
  async (query) => {
    const request = {
      parameters: new URLSearchParams(query),
      me: testPerson.id,
      now: new Date(),
      calendar: null,
      recordSeen: async () => "recorded" as const,
    }
    const page = await readQueuePage(db, silentLog, request)
    expect(page).toMatchObject({ lines: [], isFailed: true, pager: { newer: null, older: null } })
  },
)
