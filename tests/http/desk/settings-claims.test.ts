import { beforeAll, expect, test } from "vitest"
import { dayOf } from "../../../app/locale/pt-br.ts"
import { addDays } from "../../../app/platform/time/plain-day.ts"
import { claims } from "../../../app/site/content/claims.ts"
import { eventually } from "../../../testing/eventually.ts"
import { publicPaths } from "../../../testing/servers/use-built-site.ts"
import { useSettingsDesk } from "../../../testing/visitors/settings-desk.ts"

// The claims alone, as in production.
const { office, read, enrol, storeAt, countStored } = useSettingsDesk({ ONLY_PROVEN_CLAIMS: "1" })

type Desk = Awaited<ReturnType<typeof enrol>>
let ana: Desk
beforeAll(async () => {
  ana = await enrol("Ana Gestora", "administracao")
})

const list = "/painel/ajustes/numeros"
const day = (days: number) => addDays(dayOf(new Date()), days)
const yesterday = () => new Date(Date.now() - 86_400_000)
const proof = "Contrato social de 12/03/2015, na pasta da diretoria."
const shows = async (path: string, words: string) => (await read(path)).text.includes(words)

/** Everything that a visitor, a search engine or the script of a page gets from one address. */
async function wordsOf(path: string) {
  const page = await read(path)
  const ofHead = [page.document.title, page.meta("description"), page.meta("og:title")]
  return [...ofHead, page.meta("og:description"), page.text, page.html].join(" ")
}

async function wordsOfSite() {
  const data = ["/_root.data", "/sobre.data", "/amil.data", "/site.webmanifest"]
  const texts = await Promise.all([
    ...publicPaths.map(wordsOf),
    ...data.map(async (path) => (await fetch(office.site.url + path)).text()),
  ])
  return texts.join(" ")
}

test("[N5.01] an administrator confirms a claim in other words: the pages, their text and their data have them, and the history has proof and reason", async () => {
  const before = await wordsOfSite()
  for (const words of ["10+", "mais de 10 anos", "11+", "mais de 11 anos"])
    expect(before).not.toContain(words)
  const changed = { value: "11+", phrase: "mais de 11 anos", label: "anos de estrada" }
  const answer = await ana.fill(`${list}/years`, { ...changed, proof, until: day(60), reason: "Provado." })
  expect(answer.headers.get("location")).toContain(`${list}?feito=publicado`)
  await eventually(() => shows("/", changed.label))
  for (const path of ["/", "/sobre"]) {
    const page = await read(path)
    expect(page.main, path).toMatch(/11\+\s*anos de estrada|anos de estrada\s*11\+/)
  }
  expect((await read("/sobre")).main).toContain("Há mais de 11 anos, é assim que as conversas começam")
  const data = await (await fetch(`${office.site.url}/sobre.data`)).text()
  expect(data).toContain("11+")
  expect(data).toContain("mais de 11 anos")
  // The proof is the office's own.
  expect(await wordsOfSite()).not.toContain("Contrato social")
  const page = await ana.open(list)
  expect(page.main).toMatch(/11\+anos de estrada.*Contrato social.*No site/)
  expect(page.texts("section[aria-labelledby=historico] > ol > li")[0]).toMatch(
    /Ana Gestora.*Número.*10\+.*11\+.*Prova.*vazio.*Contrato social.*Provado\./,
  )
})

test("a second value for a fact that is confirmed is refused in words, and so is one that the calendar contradicts", async () => {
  const count = await countStored()
  const other = await ana.fill(`${list}/titleYears`, { proof, until: day(60) })
  expect(other.status).toBe(409)
  expect(await other.text()).toMatch(
    /href="#proof">Prova: não combina com “11\+ anos de estrada”, já confirmado no site/,
  )
  const hours = await ana.fill(`${list}/support`, { proof, until: day(60) })
  expect(hours.status).toBe(409)
  expect(await hours.text()).toMatch(/não combina com o horário do calendário: “Todos os dias/)
  expect(await countStored()).toBe(count)
  expect(await wordsOfSite()).not.toMatch(/12\+ anos|24\/7/)
  // With the same value both are true.
  const same = { value: "11+", phrase: "11+ anos de experiência", proof, until: day(60) }
  expect((await ana.fill(`${list}/titleYears`, same)).status).toBe(303)
  await eventually(async () => (await read("/")).document.title.includes("11+ anos de experiência"))
  // Now neither of them can be changed alone.
  const alone = await ana.fill(`${list}/years`, { value: "13+", phrase: "mais de 13 anos" })
  expect(await alone.text()).toContain("Não combina com “11+ anos de experiência”")
})

test("a proof without a day, a day without a proof, a day that has passed and thousands without a dot are refused at their fields", async () => {
  const count = await countStored()
  const wrong: { typed: Record<string, string>; says: RegExp }[] = [
    { typed: { proof }, says: /href="#until">Vale até: escreva até que dia a prova vale/ },
    { typed: { until: day(60) }, says: /href="#proof">Prova: escreva onde está a prova/ },
    { typed: { proof, until: day(-1) }, says: /href="#until">Vale até: esse dia já passou/ },
    { typed: { proof, until: "31/12/2031" }, says: /href="#until">Vale até: / },
    { typed: { value: "5000+", proof, until: day(60) }, says: /href="#value">Número: escreva os milhares/ },
  ]
  for (const { typed, says } of wrong) {
    const refused = await ana.fill(`${list}/servantsServed`, typed)
    expect(refused.status, JSON.stringify(typed)).toBe(409)
    expect(await refused.text()).toMatch(says)
  }
  expect(await countStored()).toBe(count)
})

test("of a condition only proof and last day can be changed, also by a hand-made form", async () => {
  const path = `${list}/portoLives`
  const form = await ana.formOf(path)
  expect(Object.keys(form).filter((name) => name in claims.years || name === "until")).toEqual(["until"])
  await ana.fill(path, { proof, until: day(1), value: "2", phrase: "2 vidas" })
  await eventually(async () => /3vidas, no mínimo[^%]*Vence logo/.test((await ana.open(list)).main))
  expect((await read("/porto")).text).not.toContain("2 vidas")
})

test("[N5.04] a claim is shown everywhere on its last day, and on no page, title, description or manifest on the day after", async () => {
  const stored = (id: keyof typeof claims, until: string) => {
    const { value, label, phrase } = claims[id]
    return { [`claims.${id}`]: { value, label, phrase, proof, until } }
  }
  await storeAt(yesterday(), { ...stored("discount", day(-1)), ...stored("partnerCarriers", day(0)) })
  await eventually(() => shows("/", claims.partnerCarriers.label))
  expect((await read("/")).main).toMatch(/15\+\s*operadoras parceiras|operadoras parceiras\s*15\+/)
  expect(await wordsOfSite()).not.toContain(claims.discount.phrase)

  await storeAt(new Date(), stored("discount", day(0)))
  await eventually(() => shows("/", `descontos de ${claims.discount.phrase}`))
  expect((await read("/")).meta("description")).toContain(claims.discount.phrase)
  const manifest = await fetch(`${office.site.url}/site.webmanifest`)
  expect(await manifest.text()).toContain(claims.discount.phrase)

  const title = { value: "11+", label: "anos de experiência", phrase: "11+ anos de experiência" }
  expect((await read("/")).document.title).toContain(title.phrase)
  await storeAt(yesterday(), {
    ...stored("discount", day(-1)),
    "claims.titleYears": { ...title, proof, until: day(-1) },
  })
  await eventually(async () => !(await shows("/", claims.discount.phrase)))
  const words = await wordsOfSite()
  for (const phrase of [claims.discount.phrase, title.phrase]) expect(words).not.toContain(phrase)
  expect((await ana.open(list)).main).toMatch(/30%de desconto, no máximo \(Início\)[^%]*Venceu em/)
})

test("[N5.04] a condition stays on its page after its last day, and the desk asks for a new proof", async () => {
  await storeAt(yesterday(), {
    "claims.aliceContract": {
      value: "1",
      label: "vida por contrato",
      phrase: "para 1 vida",
      proof,
      until: day(-1),
    },
  })
  await eventually(async () => /vida por contrato.*Venceu em/.test((await ana.open(list)).main))
  expect((await read("/alice")).texts('[data-part="stat"]')).toEqual([expect.stringContaining("1")])
  expect((await ana.open("/painel/ajustes")).text).toContain("Números e condições, precisa de atenção")
})
