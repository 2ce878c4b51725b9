// `npm run cluster`: three members of the database and HAProxy on this machine, from the files of deploy/postgres.

import { ensureDatabase } from "../migrate.ts"
import { startLocalCluster } from "./local-cluster.ts"

const print = (line: string) => process.stdout.write(`${line}\n`)

// The exit ends the members and deletes their data, also during the start.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(0))
print("Starting three members. This takes some 15 seconds.")
const cluster = await startLocalCluster()
const databaseUrl = await ensureDatabase(cluster.url, "webplan")
const leader = await cluster.findLeader()
print(`
  Database  ${databaseUrl}
  Leader    ${leader.name} of ${cluster.members.map(({ name }) => name).join(", ")}
  Show      patronictl -c ${cluster.patroniFile} list
  Switch    patronictl -c ${cluster.patroniFile} switchover --force
  Product   DATABASE_URL='${databaseUrl}' npm run dev
  Ctrl-C stops everything and deletes the data.
`)
// Without something to wait for, the program would end.
setInterval(() => {}, 60_000)
