import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { createListener, type ListenEvent, type Listener } from "./listen.server.ts"

let database: TestDatabase
let listener: Listener | undefined
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterEach(() => listener?.close())
afterAll(() => database.drop())

const name = "test listener"

function open(url = database.urls.staff) {
  return createListener({ url, name, channel: "webplan_desk", log: silentLog })
}

function notify(payload: string) {
  return sql`select pg_notify('webplan_desk', ${payload})`.execute(database.as.worker)
}

/** Ends the connection as an operator or a restarting server would. */
async function terminateConnection() {
  const { rows } = await sql<{ isTerminated: boolean }>`
    select pg_terminate_backend(pid) as is_terminated from pg_stat_activity
    where application_name = ${name} and datname = current_database()`.execute(database.as.staff)
  return rows.length
}

test("a notification reaches every subscriber until it unsubscribes", async () => {
  const opened = open()
  listener = opened
  const [first, second]: [ListenEvent[], ListenEvent[]] = [[], []]
  const unsubscribe = opened.subscribe((event) => first.push(event))
  opened.subscribe((event) => second.push(event))
  expect(first).toEqual([{ kind: "away" }])
  await eventually(() => opened.isListening())
  await notify('{"lead":1,"kind":"new"}')
  const news = { kind: "message", payload: '{"lead":1,"kind":"new"}' }
  await eventually(() => second.length === 3)
  unsubscribe()
  await notify("2")
  await eventually(() => second.length === 4)
  expect(first).toEqual([{ kind: "away" }, { kind: "back" }, news])
  expect(second.at(-1)).toEqual({ kind: "message", payload: "2" })
})

test("reconnects after its connection is killed and notifies subscribers of the outage", async () => {
  const opened = open()
  listener = opened
  await eventually(() => opened.isListening())
  const received: ListenEvent[] = []
  opened.subscribe((event) => received.push(event))
  for (let time = 0; time < 3; time++) {
    expect(await terminateConnection()).toBe(1)
    await eventually(() => received.filter(({ kind }) => kind === "back").length === time + 1)
    await notify(String(time))
    await eventually(() => received.at(-1)?.kind === "message")
  }
  expect(received).toEqual(
    [0, 1, 2].flatMap((time) => [
      { kind: "away" },
      { kind: "back" },
      { kind: "message", payload: String(time) },
    ]),
  )
})

test("a failing subscriber does not affect the others", async () => {
  const opened = open()
  listener = opened
  await eventually(() => opened.isListening())
  const received: ListenEvent[] = []
  opened.subscribe(() => {
    throw new Error("a browser went away")
  })
  opened.subscribe((event) => received.push(event))
  await notify("still here")
  await eventually(() => received.length === 1)
})

test("does not reconnect once closed; without a database it keeps trying and reports the outage", async () => {
  const opened = open()
  await eventually(() => opened.isListening())
  await opened.close()
  expect(await terminateConnection()).toBe(0)
  const missing = new URL(database.urls.staff)
  missing.pathname = "/no_such_database"
  const disconnected = open(missing.toString())
  listener = disconnected
  const received: ListenEvent[] = []
  disconnected.subscribe((event) => received.push(event))
  expect([received, disconnected.isListening()]).toEqual([[{ kind: "away" }], false])
})

type Relay = { port: number; stop: () => Promise<void> }

async function startRelay(handle: (client: Socket) => void): Promise<Relay> {
  const server = createServer((client) => {
    client.on("error", () => {})
    handle(client)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function staffUrlAt(port: number) {
  const url = new URL(database.urls.staff)
  url.port = String(port)
  return url.href
}

/** What a standby answers to LISTEN: an error with this SQLSTATE, then ReadyForQuery. */
function refusalOfStandby() {
  const fields = Buffer.from("SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0")
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from("E"), length, fields, Buffer.from("Z\0\0\0\x05I")])
}

test("[N18.01] a listener refused by a standby connects again until the server accepts it", async () => {
  let refusals = 0
  const relay = await startRelay((client) => {
    const upstream = connect(Number(new URL(database.adminUrl).port), "127.0.0.1")
    upstream.on("error", () => {})
    upstream.on("data", (bytes) => client.write(bytes))
    upstream.on("close", () => client.destroy())
    client.on("close", () => upstream.destroy())
    client.on("data", (bytes) => {
      if (refusals < 2 && bytes.includes("listen ")) {
        refusals++
        client.write(refusalOfStandby())
      } else upstream.write(bytes)
    })
  })
  const opened = open(staffUrlAt(relay.port))
  listener = opened
  await eventually(() => opened.isListening(), 20_000)
  expect(refusals).toBe(2)
  await opened.close()
  await relay.stop()
})

test("[N18.01] a listener without a server tries again at least every 2 seconds", async () => {
  const attempts: number[] = []
  const relay = await startRelay((client) => {
    attempts.push(performance.now())
    client.destroy()
  })
  const opened = open(staffUrlAt(relay.port))
  await eventually(() => attempts.length === 6)
  await opened.close()
  await relay.stop()
  const pauses = attempts.slice(1).map((at, n) => at - (attempts[n] ?? 0))
  expect(Math.max(...pauses)).toBeLessThan(3900)
})
