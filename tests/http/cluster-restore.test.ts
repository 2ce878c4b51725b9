import { cpSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startLocalCluster } from "../../db/cluster/local-cluster.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { eventually } from "../../testing/eventually.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import type { LocalCluster } from "../../testing/servers/cluster-faults.ts"
import { roleSecrets } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

type Member = LocalCluster["members"][number]

const longestMs = 600_000
const longestWaitMs = 180_000
const deploy = path.join(import.meta.dirname, "../../deploy/postgres")

let cluster: LocalCluster
let databaseUrl: string
beforeAll(async () => {
  cluster = await startLocalCluster({ backups: true })
  // A copy, because the server's user may not be able to enter the checkout.
  for (const name of ["restore-cluster", "backups"])
    cpSync(path.join(deploy, name), path.join(cluster.dir, name))
  databaseUrl = await ensureDatabase(cluster.url, "webplan")
  await migrate({ databaseUrl, roleSecrets })
}, longestMs)
afterAll(async () => {
  await cluster?.close()
}, longestMs)

/** The product's own way: the site, with the password of its role, through HAProxy. */
async function sendLead(email: string) {
  const site = await openSite({
    database: { urls: { web: roleUrl(databaseUrl, roleSecrets, "webplan_web") } },
  })
  try {
    return (await postForm(`${site.url}/cotacao?form=main`, { ...goodFields, email })).status
  } finally {
    await site.stop()
  }
}

async function query(text: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<{ value: string }>(text)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

const listLeads = () => query("select email as value from leads order by id")

function pgBackRest(member: Member, ...args: string[]) {
  return member.run("pgbackrest", "--stanza=webplan", ...args)
}

function succeeds(work: Promise<unknown>) {
  return work.then(
    () => true,
    () => false,
  )
}

function makeBackups(member: Member) {
  return member.run(path.join(cluster.dir, "backups"), "make")
}

async function countBackups(member: Member) {
  return (await pgBackRest(member, "info")).match(/full backup/g)?.length ?? 0
}

function readFrom(member: Member, text: string) {
  return member.run("psql", "-Atc", text, "webplan")
}

function restoreFolder(member: Member, second: string) {
  return member.run(path.join(cluster.dir, "restore-cluster"), "2", second)
}

/** As in docs/operations.md. */
async function restore(first: Member, others: readonly Member[], second: string) {
  await restoreFolder(first, second)
  first.startPatroni()
  expect((await cluster.findLeader()).name).toBe(first.name)
  for (const member of others) member.startPatroni()
  await cluster.untilWhole()
}

test(
  "[N18.02] three machines are restored to a chosen second from the second place, and a standby follows again",
  async () => {
    await cluster.untilWhole()
    const { members } = cluster
    const leader = await cluster.findLeader()
    // The timer runs on every machine; only the leader's makes backups, one in each place.
    for (const member of members) await makeBackups(member)
    expect(await countBackups(leader)).toBe(2)
    expect(await sendLead("antes@visitante.example")).toBe(200)
    const [second = ""] = await query("select clock_timestamp()::text as value")
    expect(await sendLead("depois@visitante.example")).toBe(200)
    await query("delete from leads where email like 'antes@%'")

    // The leader last, so that no other member takes over.
    const [first, ...others] = members.toSorted((a, b) => Number(a === leader) - Number(b === leader))
    if (!first) throw new Error("the cluster has no members")
    await first.stopPatroni()
    await expect(restoreFolder(first, second)).rejects.toThrow("still leads")
    for (const member of others) await member.stopPatroni()
    await leader.run("rm", "-r", path.join(cluster.dir, "place1"))
    for (const member of members) await member.run("mv", member.at("data"), member.at("before-restore"))
    await restore(first, others, second)

    expect(await listLeads()).toEqual(["antes@visitante.example"])
    expect(await sendLead("agora@visitante.example")).toBe(200)
    for (const standby of others)
      await eventually(
        async () => (await readFrom(standby, "select email from leads")).includes("agora@"),
        longestWaitMs,
      )
    // A new first place. Archiving goes on in both, and both get a backup of the new leader.
    await first.run("mkdir", path.join(cluster.dir, "place1"))
    // A place cannot be made while a segment is being sent, and what waited is sent before the segment of the check.
    for (const command of ["stanza-create", "check"])
      await eventually(() => succeeds(pgBackRest(first, command)), longestWaitMs)
    await makeBackups(first)
    expect(await countBackups(first)).toBe(3)
  },
  longestMs,
)
