import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts"
import { contractionFaults } from "./contracting.ts"
import { migrate } from "./migrate.ts"

let database: TestDatabase
/** The migrations of each release: 0.2.0 stops using a column, 0.3.0 removes it. */
let migrations: string
let removing: string
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  migrations = copyOfMigrations()
  removing = copyOfMigrations()
  writeFileSync(
    path.join(removing, "20990101000000_remove.sql"),
    "-- Contracting: unused since 0.2.0\n-- Up Migration\nalter table blog_posts drop column review_note cascade;\n",
  )
})
afterEach(async () => {
  await database.drop()
  for (const dir of [migrations, removing]) rmSync(dir, { recursive: true })
})

function copyOfMigrations() {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-migrations-"))
  cpSync(path.join(import.meta.dirname, "migrations"), dir, { recursive: true })
  return dir
}

function rollOut(release: string, dir: string) {
  return migrate({ databaseUrl: database.adminUrl, migrations: dir, release })
}

async function hasColumn() {
  const { rows } = await sql`select from information_schema.columns
    where table_name = 'blog_posts' and column_name = 'review_note'`.execute(database.as.owner)
  return rows.length === 1
}

async function hashesOfFunctions() {
  const { rows } = await sql`select name, hash, applied_at from applied_functions order by name`.execute(
    database.as.owner,
  )
  return rows
}

test("[N18.09] a release that still uses what a migration removed is refused, and nothing is changed", async () => {
  await rollOut("0.2.0", migrations)
  await rollOut("0.3.0", removing)
  expect(await hasColumn()).toBe(false)
  const before = await hashesOfFunctions()
  await expect(rollOut("0.1.0", migrations)).rejects.toThrow(
    "works with releases from 0.2.0 on, and this is 0.1.0",
  )
  expect(await hashesOfFunctions()).toEqual(before)
})

test("[N18.09] the release before the removal is rolled back to, and then still none before it", async () => {
  await rollOut("0.2.0", migrations)
  await rollOut("0.3.0", removing)
  await rollOut("0.2.0", migrations)
  await expect(rollOut("0.1.9", migrations)).rejects.toThrow("works with releases from 0.2.0 on")
  await rollOut("0.10.0", removing)
})

test("[N18.09] a migration that removes what the running release uses is refused before it runs", async () => {
  await rollOut("0.1.5", migrations)
  await expect(rollOut("0.3.0", removing)).rejects.toThrow("removes what release 0.1.5 still uses")
  expect(await hasColumn()).toBe(true)
  await rollOut("0.2.0", migrations)
  await rollOut("0.3.0", removing)
  expect(await hasColumn()).toBe(false)
})

test("[N18.09] the limit holds although the migrations after it were interrupted", async () => {
  await rollOut("0.2.0", migrations)
  writeFileSync(
    path.join(removing, "20990102000000_broken.sql"),
    "-- Up Migration\nselect nothing_of_this_name();\n",
  )
  await expect(rollOut("0.3.0", removing)).rejects.toThrow("nothing_of_this_name")
  await expect(rollOut("0.1.0", migrations)).rejects.toThrow("works with releases from 0.2.0 on")
  await rollOut("0.2.0", migrations)
})

test.each([
  ["alter table leads drop column city;", 1],
  ["drop table blog_posts;", 1],
  ["drop function if exists erase_lead(bigint);", 1],
  ["alter table leads rename column city to town;", 1],
  ["alter table leads alter column city type text;", 1],
  ["alter table leads drop city;", 1],
  ["alter table leads add column x int, drop column city;", 1],
  ["alter table leads alter city set not null;", 1],
  ["revoke select on leads from webplan_worker;", 1],
  ["alter table leads drop constraint c, add constraint c check (true);", 0],
  ["alter table leads alter column city drop not null;", 0],
  ["-- Contracting: unused since 0.3.0\nalter table leads drop column city;", 1],
  ["-- Contracting: unused since 0.2.0\nalter table leads drop column city;", 0],
  ["create table t (n int); -- drop table u", 0],
])("[N18.09] a migration that removes something must say since when it is unused: %s", (text, faults) => {
  writeFileSync(path.join(migrations, "20990101000000_t.sql"), text)
  expect(contractionFaults(migrations, "0.3.0")).toHaveLength(faults)
})
