import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { afterEach, expect, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import {
  type AccessRecordsMachine,
  openAccessRecordsMachine,
} from "../../../testing/servers/access-records-machine.ts"

let machine: AccessRecordsMachine
afterEach(() => machine.close())

const visitor = (n: number) => ({ "x-forwarded-for": `198.51.100.${n}:${40_000 + n}` })
const addressOf = (line: string) => line.split(" ").slice(0, 2).join(" ")
const visit = (n: number, path = "/cotacao") => machine.send(path, { headers: visitor(n) })
const visitors = (...numbers: number[]) => numbers.map((n) => `198.51.100.${n} ${40_000 + n}`).toSorted()
const encryptedVisitors = () => machine.decryptAll().map(addressOf)
const modeOf = (name: string) => (statSync(machine.at(name)).mode & 0o777).toString(8)

test("[N17.03] every use of the site leaves address, port and time and nothing else, in the access records only", async () => {
  machine = await openAccessRecordsMachine()
  const { send, nginx } = machine
  const addresses = [
    "/sobre",
    "/sobre",
    "/blog?busca=hospital",
    "/privacidade/meus-dados/entrar/segredo",
    "/privacidade/cancelar-emails/segredo",
    "/painel",
    "/painel/leads/ao-vivo",
    "/assets/nothing.js",
    "/pronto",
  ]
  for (const [n, address] of addresses.entries()) await visit(n + 1, address)
  for (const [n, address] of ["/", "/cotacao"].entries())
    await send(address, { method: "POST", body: "nome=Ana", headers: visitor(101 + n) })
  await send("/sobre", { headers: { "x-forwarded-for": "[2001:db8::7]:40900", cookie: "a=b" } })
  // Programs on this machine, and the worker on another one.
  await send("/sobre")
  await send("/sobre", { headers: { ...visitor(200), "x-edge-refresh": nginx.refreshKey } })
  const redirect = await fetch(`${nginx.httpUrl}/sobre`, { redirect: "manual" })
  expect(redirect.status).toBe(308)
  await nginx.stop()

  const lines = machine.plainLines()
  for (const line of lines) expect(line).toMatch(/^\S+ \d+ \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
  const numbers = addresses.map((_, n) => n + 1)
  expect(lines.map(addressOf)).toEqual([...visitors(...numbers, 101, 102), "2001:db8::7 40900"].toSorted())
  expect([modeOf("records"), modeOf("records/current")]).toEqual(["700", "600"])
  const logs = nginx.logs()
  // Also of the two that are no visitors, and none of the two with a secret path.
  expect(logs["edge access log"].trim().split("\n")).toHaveLength(lines.length + 2 - 2)
  for (const log of Object.values(logs))
    expect(log).not.toMatch(/198\.51\.100|2001:db8|127\.0\.0\.1(?!:\d)|40\d\d\d /)
})

test("[N17.03] the setting turns the access records off: nginx writes no such file", async () => {
  machine = await openAccessRecordsMachine()
  const { nginx, at, list, configure } = machine
  rmSync(at("records"), { recursive: true })
  const off = { ACCESS_RECORDS: "/dev/null", ACCESS_RECORDS_KEY: "" }
  expect(await configure(off)).toMatchObject({ status: 0 })
  expect(existsSync(at("records"))).toBe(false)
  const site = readFileSync(at("site.conf"), "utf8")
  expect(site).not.toContain(at("records"))
  expect(await configure()).toMatchObject({ status: 0 })
  expect([modeOf("records"), modeOf("records/current")]).toEqual(["700", "600"])
  const privateKey = readFileSync(at("key"), "utf8").split("\n")[2] ?? ""
  for (const [name, value] of [
    ["ACCESS_RECORDS", ""],
    ["ACCESS_RECORDS", "off"],
    ["ACCESS_RECORDS_KEY", ""],
    ["ACCESS_RECORDS_KEY", privateKey],
  ] as const)
    expect(await configure({ [name]: value }), `${name}=${value}`).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^ACCESS_RECORDS\w* must be/),
    })
  rmSync(at("records/current"))
  nginx.reload(site)
  await visit(1)
  await nginx.stop()
  expect(list()).toEqual([])
})

test("[N17.03] every line is encrypted once, also of requests that arrive or last during the change of files", async () => {
  const waiting: (() => void)[] = []
  machine = await openAccessRecordsMachine((request, response) => {
    if (request.url?.includes("lenta")) waiting.push(() => response.end("bem"))
    else response.end("bem")
  })
  const { at, program, encrypt, list } = machine
  program("sleep", `echo >> ${at("slept")}; exec /bin/sleep "$1"`)
  const slow = visit(1, "/privacidade/meus-dados/entrar/lenta")
  await eventually(() => waiting.length > 0)
  const night = { hasEnded: false }
  const first = encrypt().finally(() => (night.hasEnded = true))
  const sent = [1]
  const unanswered = new Set<string>()
  const flow = async () => {
    while (!night.hasEnded && sent.length < 200) {
      const n = sent.push(sent.length + 1)
      // nginx may close a connection before its request arrives.
      await visit(n).catch(() => unanswered.add(visitors(n)[0] ?? ""))
    }
  }
  const flows = [flow(), flow()]
  const polls = () => (existsSync(at("slept")) ? readFileSync(at("slept"), "utf8").length : 0)
  await eventually(() => night.hasEnded || polls() > 10)
  for (const end of waiting) end()
  expect(await first).toEqual({ status: 0, output: "" })
  await Promise.all([slow, ...flows])
  expect(encryptedVisitors()).toContain("198.51.100.1 40001")
  expect(await encrypt()).toEqual({ status: 0, output: "" })
  const encrypted = encryptedVisitors()
  const isAnswered = (address: string) => !unanswered.has(address)
  expect(encrypted.filter(isAnswered)).toEqual(visitors(...sent).filter(isAnswered))
  expect(new Set(encrypted).size).toBe(encrypted.length)
  expect(list().filter((name) => !name.endsWith(".age"))).toEqual(["current"])
  expect(machine.plainLines()).toEqual([])
  expect(list().map((name) => modeOf(`records/${name}`))).toEqual(["600", "600", "600"])
})

test("[N17.03] what cannot be encrypted stays as plain text, and the program fails", async () => {
  machine = await openAccessRecordsMachine()
  const { at, program, encrypt, list } = machine
  await visit(1)
  const noKey = await encrypt({ ACCESS_RECORDS_KEY: "" })
  expect(noKey).toMatchObject({ status: 1, output: expect.stringContaining("ACCESS_RECORDS_KEY") })
  const metric = () => readFileSync(at("metrics/access-records.prom"), "utf8")
  expect([metric(), modeOf("metrics/access-records.prom")]).toEqual(["access_records_failed 1\n", "644"])
  await visit(2)
  program("age", 'while [ "$1" != --output ]; do shift; done; echo half > "$2"; exit 1')
  const broken = await encrypt()
  expect(broken).toMatchObject({ status: 1, output: expect.stringContaining("stays as plain text") })
  expect(list(".log")).toHaveLength(2)
  expect(list(".age")).toEqual([])
  rmSync(at("bin/age"))
  program("systemctl", "exit 1")
  expect((await encrypt()).status).toBe(1)
  program("systemctl", `kill -HUP ${machine.nginx.pid}`)
  expect(await encrypt()).toEqual({ status: 0, output: "" })
  expect(metric()).toBe("access_records_failed 0\n")
  expect(encryptedVisitors()).toEqual(visitors(1, 2))
  expect(list().filter((name) => !name.endsWith(".age"))).toEqual(["current"])
})

test("[N17.03] a run that was cut at any step is completed by the next one", async () => {
  machine = await openAccessRecordsMachine()
  const { at, encrypt, list } = machine
  const record = (n: number) => `198.51.100.${n} ${40_000 + n} 2026-11-17T12:00:00-03:00\n`
  await visit(1)
  // Cut after the file was moved: nginx still writes to it.
  renameSync(at("records/current"), at("records/2026-11-18T030500.000Z.log"))
  await visit(2)
  // Cut while a file was encrypted.
  writeFileSync(at("records/2026-11-17T030500.000Z.log"), record(3))
  writeFileSync(at("records/2026-11-17T030500.000Z.gz.age.part"), "half")
  expect(await encrypt()).toEqual({ status: 0, output: "" })
  // Cut before the plain text was removed.
  writeFileSync(at("records/2026-11-17T030500.000Z.log"), record(3))
  expect(await encrypt()).toEqual({ status: 0, output: "" })
  expect(encryptedVisitors()).toEqual(visitors(1, 2, 3))
  expect(list().filter((name) => !name.endsWith(".age"))).toEqual(["current"])
})

test("[N17.03] encrypted records are deleted after six months, also without a key", async () => {
  machine = await openAccessRecordsMachine()
  const { at, encrypt, list } = machine
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const nameOf = (days: number) => `${daysAgo(days)}T030500.000Z.gz.age`
  for (const days of [1, 183, 186, 400]) writeFileSync(at(`records/${nameOf(days)}`), "x")
  expect((await encrypt({ ACCESS_RECORDS_KEY: "" })).status).toBe(1)
  expect(list(".age").toSorted()).toEqual([nameOf(183), nameOf(1)])
})

test("[N17.03] after the records were turned off, the rest is encrypted and no new file begins", async () => {
  machine = await openAccessRecordsMachine()
  const { at, nginx, encrypt, list, decryptAll } = machine
  await visit(1)
  await nginx.stop()
  expect(await encrypt({ ACCESS_RECORDS: "/dev/null" })).toEqual({ status: 0, output: "" })
  expect(decryptAll().map(addressOf)).toEqual(visitors(1))
  expect(list()).toHaveLength(1)
  expect(existsSync(at("calls"))).toBe(false)
})
