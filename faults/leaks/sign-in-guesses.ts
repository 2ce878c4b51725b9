import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { createRandom } from "../../db/seed/random.ts"
import { enrolPerson, staffPassword } from "../../testing/factories/staff.ts"
import { openDesk } from "../../testing/servers/app-processes.ts"
import { createTestDatabase, roleSecrets, templateName } from "../../testing/servers/test-database.ts"
import { median, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"

const ship = { guesses: 10_000, signIns: 0, tellingAnswers: 0, isTimingTelling: false }
const quick = 160
const names = ["Aline", "Breno", "Celia", "Davi", "Elisa", "Fabio", "Gilda", "Heitor"]
const passwords = [
  "123456789012",
  "senha2026!!!",
  "webplan12345",
  "amor da minha vida",
  "cavalo bateria grampo",
]

type Guess = { email: string; password: string; from: string }
type Reply = { status: number; body: string; cookies: number; ms: number }

const revealing = 0.7

/** SIGN-IN: guesses at passwords. Counts sign-ins, and responses or times that reveal which addresses exist. */
export async function signInGuesses(run: Run): Promise<Result> {
  console.log(
    "\nSIGN-IN guesses at passwords: sign-ins, responses or times that distinguish known from unknown addresses",
  )
  const total = run.cases ?? (run.isQuick ? quick : ship.guesses)
  const server = await startThrowawayPostgres()
  try {
    await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
    const database = await createTestDatabase(server.url)
    const known = []
    for (const name of names) known.push((await enrolPerson(database, { name, role: "atendente" })).email)
    const desk = await openDesk({ database, env: { TRUST_PROXY: "1" } })
    try {
      const random = createRandom(run.seed)
      const machine = () => `10.${random.below(256)}.${random.below(256)}.${random.below(254) + 1}`
      console.log(
        `method: ${total} guesses from many machines, each at a known and at an unknown address in turn; responses compared byte for byte by status, times of unthrottled pairs by Mann–Whitney (0.5 is chance, ${revealing} reveals).`,
      )
      const times = { known: [] as number[], unknown: [] as number[] }
      const kinds = { known: new Set<string>(), unknown: new Set<string>() }
      const statuses: Record<number, number> = {}
      let signIns = 0
      const record = (kind: "known" | "unknown", reply: Reply) => {
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
        kinds[kind].add(`${reply.status} ${reply.cookies} ${reply.body}`)
        if (reply.status < 400 || reply.cookies > 0) signIns++
        if (reply.status === 401) times[kind].push(reply.ms)
      }
      for (let done = 0; done < total; done += 2) {
        const password = random.pick(passwords)
        // Pairs run directly one after the other, in random order, so that other load on the machine affects both alike.
        const pair = [
          ["known", random.pick(known)],
          ["unknown", `pessoa${random.below(8)}@webplan.example`],
        ] as const
        for (const [kind, email] of random.below(2) ? pair : pair.toReversed())
          record(kind, await guess(desk.url, { email, password, from: machine() }))
      }
      const tellingAnswers = [...kinds.known, ...kinds.unknown].filter(
        (kind) => kinds.known.has(kind) !== kinds.unknown.has(kind),
      ).length
      const share = separation(times.known, times.unknown)
      console.log(
        `responses by status ${JSON.stringify(statuses)}; unthrottled: known ${times.known.length}, median ${rounded(median(times.known), 1)} ms; unknown ${times.unknown.length}, median ${rounded(median(times.unknown), 1)} ms; separation ${rounded(share)}`,
      )

      // Controls: the right password must count as a sign-in, and responses without hashing must differ in time.
      const right = await guess(desk.url, {
        email: known[0] ?? "",
        password: staffPassword,
        from: "10.9.9.9",
      })
      const unhashed: number[] = []
      for (let n = 0; n < 30; n++)
        unhashed.push(
          (await guess(desk.url, { email: "no address", password: "x", from: `10.8.8.${n + 1}` })).ms,
        )
      const unhashedShare = separation(times.known, unhashed)
      const isControlCaught = right.cookies > 0 && unhashedShare >= revealing
      console.log(
        `control: right password counted as a sign-in ${right.cookies > 0}; responses without hashing: separation ${rounded(unhashedShare)}`,
      )
      const value = { guesses: total, signIns, tellingAnswers, isTimingTelling: share >= revealing }
      const isSound = signIns === 0 && tellingAnswers === 0 && !value.isTimingTelling && isControlCaught
      return {
        id: "SIGN-IN",
        value: { ...value, separation: rounded(share), isControlCaught },
        ship,
        aim: ship,
        met: isSound && total >= ship.guesses ? "aim" : "none",
        isSound,
      }
    } finally {
      await desk.stop()
      await database.drop()
    }
  } finally {
    await server.stop()
  }
}

/** One guess. Values that differ between any two responses (nonces, ids, the typed address) are removed from the body. */
async function guess(url: string, { email, password, from }: Guess): Promise<Reply> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/painel/entrar`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password }),
    headers: { origin: url, "x-forwarded-for": from },
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text
      .replaceAll(email, "typed")
      .replaceAll(/nonce="[^"]*"/g, "")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id"),
    cookies: response.headers.getSetCookie().length,
    ms: performance.now() - startedAt,
  }
}

/** The probability that a value of one group is larger than one of the other: 0.5 is chance (Mann–Whitney). */
function separation(a: readonly number[], b: readonly number[]) {
  let wins = 0
  for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0
  const share = wins / (a.length * b.length)
  return Math.max(share, 1 - share)
}
