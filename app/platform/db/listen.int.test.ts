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

const say = (payload: string) => sql`select pg_notify('webplan_desk', ${payload})`.execute(database.as.worker)

/** As an operator, or a server that restarts, would. */
async function cut() {
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
    where application_name = ${name} and datname = current_database()`.execute(database.as.staff)
  return rows.length
}

test("what is told on the channel reaches every subscriber, until it leaves", async () => {
  const opened = open()
  listener = opened
  const [first, second]: [ListenEvent[], ListenEvent[]] = [[], []]
  const leave = opened.subscribe((heard) => first.push(heard))
  opened.subscribe((heard) => second.push(heard))
  expect(first).toEqual([{ kind: "away" }])
  await eventually(() => opened.isListening())
  await say('{"lead":1,"kind":"new"}')
  const news = { kind: "message", payload: '{"lead":1,"kind":"new"}' }
  await eventually(() => second.length === 3)
  leave()
  await say("2")
  await eventually(() => second.length === 4)
  expect(first).toEqual([{ kind: "away" }, { kind: "back" }, news])
  expect(second.at(-1)).toEqual({ kind: "message", payload: "2" })
})

test("a connection that is killed comes back by itself, and everybody is told that it was away", async () => {
  const opened = open()
  listener = opened
  await eventually(() => opened.isListening())
  const heard: ListenEvent[] = []
  opened.subscribe((one) => heard.push(one))
  for (let time = 0; time < 3; time++) {
    expect(await cut()).toBe(1)
    await eventually(() => heard.filter(({ kind }) => kind === "back").length === time + 1)
    await say(String(time))
    await eventually(() => heard.at(-1)?.kind === "message")
  }
  expect(heard).toEqual(
    [0, 1, 2].flatMap((time) => [
      { kind: "away" },
      { kind: "back" },
      { kind: "message", payload: String(time) },
    ]),
  )
})

test("a subscriber that fails keeps nothing from the others", async () => {
  const opened = open()
  listener = opened
  await eventually(() => opened.isListening())
  const heard: ListenEvent[] = []
  opened.subscribe(() => {
    throw new Error("a browser went away")
  })
  opened.subscribe((one) => heard.push(one))
  await say("still here")
  await eventually(() => heard.length === 1)
})

test("closed, it neither hears nor returns; without a database it tries on and says that it is away", async () => {
  const opened = open()
  await eventually(() => opened.isListening())
  await opened.close()
  expect(await cut()).toBe(0)
  const nowhere = new URL(database.urls.staff)
  nowhere.pathname = "/no_such_database"
  const lost = open(nowhere.toString())
  listener = lost
  const heard: ListenEvent[] = []
  lost.subscribe((one) => heard.push(one))
  expect([heard, lost.isListening()]).toEqual([[{ kind: "away" }], false])
})
