import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { useBuiltSite } from "../../testing/servers/use-built-site.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const { site } = useBuiltSite({ TRUST_PROXY: "1" })
beforeEach(async () => {
  await sql`truncate leads, rate_limits, job_outbox cascade`.execute(site.database.as.owner)
})

const from = (address: string) => ({ "x-forwarded-for": address })

/** The request of the script; `plain` is the request of a browser without script. */
function withKey(submission_key: string, fields = {}, headers = {}) {
  return postForm(`${site.web.url}/cotacao?form=main`, { ...goodFields, ...fields, submission_key }, headers)
}

const plain = (fields = {}, headers = {}) => postForm(site.web.url, { ...goodFields, ...fields }, headers)

const phoneOf = (n: number) => `(11) 98765-${String(n).padStart(4, "0")}`

/** Sends leads of different people until one is refused, and returns how many were accepted. */
async function acceptedFrom(address: (n: number) => string, first: number, attempts: number) {
  for (let n = 0; n < attempts; n++) {
    const person = { phone: phoneOf(first + n), message: `Pedido ${first + n}` }
    const { status } = await withKey(crypto.randomUUID(), person, from(address(n)))
    if (status === 429) return n
  }
  return attempts
}

async function count(table: "leads" | "job_outbox") {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    site.database.as.owner,
  )
  return rows[0]?.n
}

test("[S4.28] a hundred parallel posts with one key give one row, one job and the same protocol for all", async () => {
  const key = crypto.randomUUID()
  const responses = await Promise.all(Array.from({ length: 100 }, () => withKey(key)))
  expect(responses.map(({ status }) => status)).toEqual(Array(100).fill(200))
  const answers = (await Promise.all(responses.map((response) => response.json()))) as { protocol: string }[]
  expect(new Set(answers.map(({ protocol }) => protocol)).size).toBe(1)
  expect([await count("leads"), await count("job_outbox")]).toEqual([1, 1])
})

test("[S4.28] a double click and a retry with the same key give one lead and the same answer, even when the limit is reached", async () => {
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

test("[S4.28] the same key with another text gets 409 and stores nothing", async () => {
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

test("[S4.29] without script, double click, back, reload and resubmit are one lead, and each redirects to /sucesso", async () => {
  const address = from("203.0.113.2")
  const responses = [
    ...(await Promise.all(Array.from({ length: 10 }, () => plain({}, address)))),
    await plain({ name: "  ANA   LIMA " }, address),
  ]
  for (const response of responses)
    expect([response.status, response.headers.get("location")?.split("?")[0]]).toEqual([303, "/sucesso"])
  expect([await count("leads"), await count("job_outbox")]).toEqual([1, 1])
})

test("[S4.29] after ten minutes the same request without script is a new lead", async () => {
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

test("a sixth lead a day of one phone gets 429 from any address and stores nothing", async () => {
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

test("D88: accepts thirty leads in ten minutes from an IPv4 address in any notation, and no thirty-first", async () => {
  const notations = ["198.51.100.7", "::ffff:198.51.100.7", "::ffff:c633:6407"]
  expect(await acceptedFrom((n) => notations[n % 3] ?? "", 0, 40)).toBe(30)
  expect(await acceptedFrom(() => "198.51.100.8", 100, 1)).toBe(1)
})

test("D88: accepts thirty leads in ten minutes from all addresses of an IPv6 /64 together", async () => {
  expect(await acceptedFrom((n) => `2001:db8:1:2:${n.toString(16)}::1`, 0, 40)).toBe(30)
  expect(await acceptedFrom(() => "2001:db8:1:3::1", 100, 1)).toBe(1)
})

/** Sets the points already spent of a limit. */
function setSpent(limit: string, points: number) {
  return sql`update rate_limits set spent = ${points} where key like ${`${limit}:%`}`.execute(
    site.database.as.owner,
  )
}

test("D88: accepts two hundred leads a day from a /64 and a thousand from a /48; IPv4 has no limit for a wider network", async () => {
  expect(await acceptedFrom(() => "2001:db8:1:2::1", 0, 1)).toBe(1)
  await setSpent("lead-network-day", 199)
  expect(await acceptedFrom(() => "2001:db8:1:2::2", 10, 5)).toBe(1)
  await setSpent("lead-site-day", 998)
  expect(await acceptedFrom((n) => `2001:db8:1:${10 + n}::1`, 20, 5)).toBe(2)
  expect(await acceptedFrom(() => "2001:db8:2:1::1", 30, 1)).toBe(1)
  expect(await acceptedFrom(() => "198.51.100.9", 40, 1)).toBe(1)
})
