import { sql } from "kysely"
import type { Db } from "../../app/platform/db/db.server.ts"
import { changeSettings } from "../../app/settings/change/change-settings.server.ts"
import { returnToChange } from "../../app/settings/change/return-to-change.server.ts"
import { insertAudit } from "../../app/staff/audit/audit-store.server.ts"
import type { TestDatabase } from "../servers/test-database.ts"

/** A change of a setting and the return to the first value: the site says what it said before. */
export async function stageSettings(asAdministrator: TestDatabase["as"]["owner"], staffId: string) {
  const changed = await changeSettings(asAdministrator, insertAudit, {
    values: { secondPhone: "(11) 2345-6700" },
    seenVersion: 0,
    reason: "Linha nova da operadora.",
    staffId,
    now: new Date(),
  })
  if (changed.outcome !== "changed") throw new Error("not changed")
  await returnToChange(asAdministrator, insertAudit, {
    changeId: changed.version,
    to: "before",
    area: "telefones",
    refusesFictional: false,
    seenVersion: changed.version,
    staffId,
    now: new Date(),
  })
}

/** Every setting has its default again, as if nobody had ever changed one; running processes learn of it. */
export function clearSettings(owner: Db) {
  return owner.transaction().execute((transaction) =>
    withoutSettingsTriggers(transaction, async () => {
      await sql`truncate settings_changes, settings_versions`.execute(transaction)
      await sql`notify webplan_settings`.execute(transaction)
    }),
  )
}

/** As a database owner could, with the protecting triggers disabled. */
export async function withoutSettingsTriggers(transaction: Db, work: () => Promise<unknown>) {
  const tables = ["settings_changes", "settings_versions"]
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction)
  await work()
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction)
}
