import fc from "fast-check"
import { expect, test } from "vitest"
import { staffPassword } from "../../../testing/factories/staff.ts"
import { estimatePassword } from "./estimate-password.server.ts"
import { passwordFault } from "./new-password.server.ts"

const person = { name: "Gina Prado de Araújo", email: "gina.prado77@consultoria.example" }
const easy = "Esta senha é fácil de adivinhar. Uma frase de quatro palavras é melhor."
const own =
  "Esta senha contém seu nome ou seu e-mail e é fácil de adivinhar. Uma frase de quatro palavras é melhor."

const guessable: Readonly<Record<string, string>> = {
  "digits and keys": `123123123123, 123456789012, 000000000000, 112233445566, 102030405060, 10203040506070, 1q2w3e4r5t6y,
    q1w2e3r4t5y6, 1qaz2wsx3edc, zaq12wsxcde3, qwertyuiop12, Qwerty!2345Asdf, asdfghjkl123, abcdefghijkl, abc123abc123,
    a1b2c3d4e5f6, abcd1234efgh5678, !@#$%¨&*()_+`,
  "phones, documents, dates": `5511987654321, (11) 98765-4321, 12.345.678/0001-95, 123.456.789-09, cpf 123.456.789-09,
    25/12/1985 1985, 123456789012345678901234, 000000000000000000000000, 1985 1985 1985 1985 1985`,
  passwords: `senha1234567, minhasenha123, Senha@123456, senhaforte123, uma senha do trovão azul, password1234, P@ssw0rd1234, mudar123mudar,
    Mudar@123456, mudar@2026#Mudar, trocar123456, acesso123456, Admin@123456, administrador1, teste1234567, bemvindo1234`,
  clubs: `flamengo2026, flamengo2024!, Flamengo@2024, Fl4m3ng0@2024, flamengo83726193, !!!flamengo!!!, ognemalf2024,
    euamooflamengo, flamengocampeao, corinthians1910, Corinthians@2023, vaicorinthians10, Palm31r@s#7291864, saopaulo2024,
    São Paulo 2024, São Paulo Futebol Clube, vascodagama1898, gremio1903gremio, internacional1909, cruzeiro2003!,
    santosfc1912, neymarjr2014, Ronaldinho10!, brasil2026hexa, copadomundo2026`,
  places: `riodejaneiro, Rio de Janeiro 2025, belohorizonte1, curitiba2024!, C4mpin@s#72918-6453-20, portoalegre2024, Florianópolis#1, Brasília1960!!`,
  carriers: `unimed123456, Unimed@2025!!, sulamerica2025, Sul América@2026, bradesco2024!, Bradesco@123456, Amil@2026amil,
    plano amil 2026, hapvida2024!!, one-health-2026`,
  office: `planodesaude1, Plano de Saúde 2026, corretora2026, Corretora@123, corretora webplan, WebPlan@2026!, equipe webplan,
    vendas2026!!, painel2026!!, servidorpublico, cliente12345`,
  sayings: `jesus1234567, Jesus te ama 7, deusefiel123, Deus é fiel 2024, euteamo12345, eu te amo muito, meuamor12345,
    minhafamilia1, felicidade123, princesa1234, iloveyou1234`,
  "names and words": `gabriel12345, mariaeduarda, anacarolina1, joaopedro123, futebol12345, computador123, cachorro1234,
    janeiro2026!, Dezembro@2025, segunda-feira, verao2025!!!, Coração2024!, manutencao2026, educacao2026, pokemon12345`,
}

test("[N16.04] refuses common and leaked passwords, and those made of a club, a place, a carrier or a word of the office", async () => {
  const all = Object.values(guessable).flatMap((text) => text.split(",").map((password) => password.trim()))
  expect(all.length).toBeGreaterThanOrEqual(100)
  const accepted: string[] = []
  for (const password of all) {
    const fault = await passwordFault(password, person)
    if (fault !== easy) accepted.push(`${password}: ${fault}`)
  }
  expect(accepted).toEqual([])
})

test.each([
  staffPassword,
  "correto cavalo bateria grampo",
  "quatro janelas azuis na serra",
  "café com pão de queijo quente",
  "chuva fina sobre telhado velho",
  "minha avó planta couve e hortelã",
  "bicicleta-girassol-trovão-pires",
  "TrovaoLamparinaMosquitoCanela",
  "lua cheia atrás do coqueiro",
  "não esqueça o guarda-chuva verde",
  "uma página de banana e limão",
  "o flamengo perdeu meu guarda-chuva",
  "curitiba omint palmeiras recife",
  "nove pipas laranja no quintal",
  "pedra papel tesoura lagarto",
  "azul banana cadeira",
  "Xk9#mQ2$vL7p",
  "u8Vq-Tz3n-Lw5e-Rb1y",
  "f3b1c0d9e8a7465291cc",
  "730199582046331744829906",
  "7301-9958-2046-3317-4482",
  "雨の日は静かに本を読むのが好き",
])("[N16.04] accepts %s", async (password) => {
  expect(await passwordFault(password, person)).toBeNull()
})

test.each([
  "gina gina gina",
  "a gina gosta de chuva fina",
  "quatro prados verdes e um prado",
  "ARAUJO mora na serra azul",
  "consultoria na serra azul",
])("[N16.04] refuses the person's own words: %s", async (password) => {
  expect(await passwordFault(password, person)).toBe(own)
})

test("[N16.04] refuses a short own name with digits, and accepts words that only contain it", async () => {
  const ana = { name: "Ana Reis", email: "ana@example.com" }
  expect(await passwordFault("Ana#83726193-5512", ana)).toBe(easy)
  expect(await passwordFault("banana, cana, semana e manjericão", ana)).toBeNull()
  expect(await passwordFault("Ana#83726193-5512 trovão", person)).toBeNull()
})

test("[N16.04] asks for 12 to 128 characters", async () => {
  const phrase = "quatro janelas azuis na serra e uma porta verde no vale ".repeat(3)
  expect(await passwordFault("serra azul!", person)).toBe("Use pelo menos 12 caracteres.")
  expect(await passwordFault(phrase.slice(0, 128), person)).toBeNull()
  expect(await passwordFault(phrase.slice(0, 129), person)).toBe("Use no máximo 128 caracteres.")
})

/** Every printable ASCII character, in an order that holds no word. */
const random = Array.from({ length: 128 }, (_, at) =>
  String.fromCharCode(33 + ((at * 7919 + at * at * 31) % 94)),
).join("")

test("[N16.04] a long password costs no more than another one, and one above the limit is not estimated", async () => {
  const check = (password: string) => () => passwordFault(password, person)
  const [phrase = 0, start = 0, whole = 0, tooLong = 0, megabyte = 0] = await leastCost([
    check("quatro janelas azuis na serra"),
    check(random.slice(0, 32)),
    check(random),
    check(random.repeat(2)),
    check(random.repeat(8192)),
  ])
  expect(whole / start).toBeLessThan(3)
  expect(whole / phrase).toBeLessThan(10)
  expect(tooLong).toBeLessThan(phrase)
  expect(megabyte).toBeLessThan(phrase)
  // Without the limit it would cost more.
  const estimate = (text: string) => () => estimatePassword(text.toLowerCase(), [])
  const [ofStart = 0, ofWhole = 0] = await leastCost([estimate(random.slice(0, 32)), estimate(random)])
  expect(ofWhole / ofStart).toBeGreaterThan(3)
})

/** Processor time, least of several rounds in turns, so that other work on the machine counts for none of them. */
async function leastCost(runs: readonly (() => Promise<unknown>)[]) {
  const least = runs.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 5; round += 1)
    for (const [at, run] of runs.entries()) {
      const before = process.cpuUsage()
      await run()
      const { user, system } = process.cpuUsage(before)
      least[at] = Math.min(least[at] ?? 0, user + system)
    }
  return least
}

test("[N16.04] every text is accepted or refused with a message, whoever types it", async () => {
  const piece = fc.constantFrom(
    "constructor",
    "__proto__",
    "\uD800",
    "\u0301",
    "(((",
    "[a",
    "\\",
    "$&",
    "flamengo",
    "4",
  )
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 140 }),
    fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join("")),
  )
  await fc.assert(
    fc.asyncProperty(text, text, text, async (password, name, email) => {
      expect(await passwordFault(password, { name, email })).toSatisfy(
        (fault: unknown) => fault === null || (typeof fault === "string" && fault.endsWith(".")),
      )
    }),
    { numRuns: 150 },
  )
})
