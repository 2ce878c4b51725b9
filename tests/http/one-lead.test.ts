import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { useBuiltSite } from "../../testing/servers/use-built-site.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const { site } = useBuiltSite({ TRUST_PROXY: "1" })
beforeEach(async () => {
  await sql`truncate leads, rate_limits, job_outbox cascade`.execute(site.database.as.owner)
})

const from = (address: string) => ({ "x-forwarded-for": address })

/** As the script sends it, and as a browser without script does. */
function withKey(submission_key: string, fields = {}, headers = {}) {
  return postForm(`${site.web.url}/cotacao?form=main`, { ...goodFields, ...fields, submission_key }, headers)
}

const plain = (fields = {}, headers = {}) => postForm(site.web.url, { ...goodFields, ...fields }, headers)

const phoneOf = (n: number) => `(11) 98765-${String(n).padStart(4, "0")}`

/** Leads of different people from this address until one is refused. */
async function takenFrom(address: (n: number) => string, first: number, most: number) {
  for (let n = 0; n < most; n++) {
    const person = { phone: phoneOf(first + n), message: `Pedido ${first + n}` }
    const { status } = await withKey(crypto.randomUUID(), person, from(address(n)))
    if (status === 429) return n
  }
  return most
}

async function count(table: "leads" | "job_outbox") {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    site.database.as.owner,
  )
  return rows[0]?.n
}

test("[S4.28] a hundred posts of one key at once: one row, one job, the same protocol for all", async () => {
  const key = crypto.randomUUID()
  const responses = await Promise.all(Array.from({ length: 100 }, () => withKey(key)))
  expect(responses.map(({ status }) => status)).toEqual(Array(100).fill(200))
  const answers = (await Promise.all(responses.map((response) => response.json()))) as { protocol: string }[]
  expect(new Set(answers.map(({ protocol }) => protocol)).size).toBe(1)
  expect([await count("leads"), await count("job_outbox")]).toEqual([1, 1])
})

test("[S4.28] double click and retry with the same key: one lead, told twice, though the limit is used up", async () => {
  const key = crypto.randomUUID()
  const address = from("203.0.113.1")
  for (let n = 0; n < 29; n++)
    expect((await withKey(crypto.randomUUID(), { phone: phoneOf(n) }, address)).status).toBe(200)
  const [first, second] = await Promise.all([withKey(key, {}, address), withKey(key, {}, address)])
  expect(await first.json()).toEqual(await second.json())
  expect((await withKey(crypto.randomUUID(), { message: "Outra" }, address)).status).toBe(429)
  expect((await withKey(key, {}, address)).status).toBe(200)
  expect([await count("leads"), await count("job_outbox")]).toEqual([30, 30])
})

test("[S4.28] the same key with other words is told that the request was sent already: 409, and nothing stored", async () => {
  const key = crypto.randomUUID()
  await withKey(key)
  const response = await withKey(key, { email: "outra@pessoa.example" })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    success: false,
    error: expect.stringContaining("já foi enviado"),
  })
  expect(await count("leads")).toBe(1)
})

test("[S4.29] without script: double click, back, reload and resubmit are one lead, and every one goes on to /sucesso", async () => {
  const address = from("203.0.113.2")
  const responses = [
    ...(await Promise.all(Array.from({ length: 10 }, () => plain({}, address)))),
    await plain({ name: "  ANA   LIMA " }, address),
  ]
  for (const response of responses)
    expect([response.status, response.headers.get("location")?.split("?")[0]]).toEqual([303, "/sucesso"])
  expect([await count("leads"), await count("job_outbox")]).toEqual([1, 1])
})

test("[S4.29] after ten minutes the same words without script are a new lead", async () => {
  await plain()
  await sql`update leads set created_at = created_at - interval '9 minutes 30 seconds'`.execute(
    site.database.as.owner,
  )
  await plain()
  expect(await count("leads")).toBe(1)
  await sql`update leads set created_at = created_at - interval '31 seconds'`.execute(site.database.as.owner)
  await plain()
  expect(await count("leads")).toBe(2)
})

test("two different requests of one person are two leads, with script and without", async () => {
  await withKey(crypto.randomUUID(), { message: "Para mim" })
  await withKey(crypto.randomUUID(), { message: "Para minha mãe" })
  await plain({ message: "Para meu filho" })
  await plain({ message: "Para minha filha" })
  expect([await count("leads"), await count("job_outbox")]).toEqual([4, 4])
})

test("beyond five leads a day of one phone, from whatever address: 429 and nothing stored", async () => {
  const post = (n: number) =>
    withKey(crypto.randomUUID(), { message: `Pedido ${n}` }, from(`198.51.100.${n}`))
  for (let n = 1; n <= 5; n++) expect((await post(n)).status).toBe(200)
  const refused = await post(6)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    error: "Recebemos muitos pedidos em pouco tempo. Ligue ou fale conosco pelo WhatsApp.",
  })
  expect(await count("leads")).toBe(5)
})

test("D88: thirty leads in ten minutes from an IPv4 address, however it is written, and no thirty-first", async () => {
  const written = ["198.51.100.7", "::ffff:198.51.100.7", "::ffff:c633:6407"]
  expect(await takenFrom((n) => written[n % 3] ?? "", 0, 40)).toBe(30)
  expect(await takenFrom(() => "198.51.100.8", 100, 1)).toBe(1)
})

test("D88: thirty leads in ten minutes from an IPv6 /64, whatever address of it is used", async () => {
  expect(await takenFrom((n) => `2001:db8:1:2:${n.toString(16)}::1`, 0, 40)).toBe(30)
  expect(await takenFrom(() => "2001:db8:1:3::1", 100, 1)).toBe(1)
})

/** As if so many leads had been counted already. */
function spent(limit: string, points: number) {
  return sql`update rate_limits set spent = ${points} where key like ${`${limit}:%`}`.execute(
    site.database.as.owner,
  )
}

test("D88: two hundred leads a day from a /64, a thousand from a /48, and no limit of an IPv4 neighbourhood", async () => {
  expect(await takenFrom(() => "2001:db8:1:2::1", 0, 1)).toBe(1)
  await spent("lead-network-day", 199)
  expect(await takenFrom(() => "2001:db8:1:2::2", 10, 5)).toBe(1)
  await spent("lead-site-day", 998)
  expect(await takenFrom((n) => `2001:db8:1:${10 + n}::1`, 20, 5)).toBe(2)
  expect(await takenFrom(() => "2001:db8:2:1::1", 30, 1)).toBe(1)
  expect(await takenFrom(() => "198.51.100.9", 40, 1)).toBe(1)
})
