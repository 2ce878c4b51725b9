import { checkLead, emptyValues, type LeadValues, newLead } from "../../app/leads/lead/lead.ts"
import { correctableNames, leadFieldNames } from "../../app/leads/lead/lead-fields.ts"
import { offers } from "../../app/plans/catalogue/offers.ts"
import { createRandom, type Random } from "../../db/seed/random.ts"

/** Values that try to inject a header, a recipient or a message. */
const breaks = [
  "\r\n",
  "\n",
  "\r",
  "\u0000",
  "\u2028",
  "\u2029",
  "\u0085",
  "\v",
  "\f",
  "%0d%0a",
  "\\r\\n",
  "=0D=0A",
]
const headers = [
  "Bcc: vitima@alheio.example",
  "Cc: vitima@alheio.example",
  "To: vitima@alheio.example",
  "Reply-To: golpe@alheio.example",
  "Subject: Ganhe dinheiro",
  "Content-Type: text/html",
  "X-Injected: 1",
  "MIME-Version: 1.0",
  "\r\n<h1>corpo</h1>",
  ".\r\nMAIL FROM:<golpe@alheio.example>\r\nRCPT TO:<vitima@alheio.example>\r\nDATA",
]
const marks = [
  ", vitima@alheio.example",
  "; vitima@alheio.example",
  "<vitima@alheio.example>",
  '"aspas" <vitima@alheio.example>',
  "(comentário)",
  "grupo: vitima@alheio.example;",
  "=?utf-8?Q?=0D=0ABcc:=20vitima@alheio.example?=",
  "=?utf-8?B?DQpCY2M6IHZpdGltYUBhbGhlaW8uZXhhbXBsZQ==?=",
  "\\",
  '"',
  "'",
  "%s%n",
  "\u202eelpmaxe",
  "\u200f",
  "\u200b",
  "\ufeff",
  "\u180e",
  "\uff20alheio\uff0eexample",
  "\u3002example",
  "\ufe52",
  "\ud83d\ude00",
  "{{7*7}}",
  "</td></tr></table><script>alert(1)</script>",
  "--fronteira\r\nContent-Type: text/plain\r\n\r\n",
]
const hostileEmails = [
  "a,b@c.dd",
  "<x>@y.zz",
  "x@y.zz>",
  '"ana\\"@b"@c.dd',
  '"ana,vitima@alheio.example"@c.dd',
  "ana@c.dd,vitima@alheio.example",
  "ana@c.dd;vitima@alheio.example",
  "ana@c.dd(,vitima@alheio.example)",
  "ana%vitima@alheio.example",
  "ana!vitima@alheio.example",
  "@rota.example:ana@c.dd",
  "=?utf-8?q?vitima=40alheio.example=3e=00?=@c.dd",
  "=?x?q?=41=42?=vitima@alheio.example",
  "ana\\@alheio@c.dd",
  "ana@c\u3002dd",
  "ana@c.dd\u0000",
  "ana\u0000bcc@c.dd",
  "ana\u0085@c.dd",
  "ana@[127.0.0.1].dd",
  "ana@xn--80ak6aa92e.com",
  "ana@órgão.gov.br",
  "ânä@exemplo.example",
  "ana@exemplo.example.",
  "ana..b@exemplo.example",
  "'ana'@exemplo.example",
  "ana+$(id)@exemplo.example",
  "ana`id`@exemplo.example",
  "ana|id@exemplo.example",
  "ana@ex\u202eample.dd",
  "ana@\uff45xemplo.example",
]

/** Forms with hostile values: all typed values, the leads that the form accepts, and the number it refuses (§5). */
export function hostileLeads({ count, seed, from = 0 }: { count: number; seed: number; from?: number }) {
  const random = createRandom(seed + from)
  const typed = Array.from({ length: count }, (_, n) => hostileValues(random, from + n))
  const accepted = typed.filter((values) => Object.keys(checkLead(values, offers.main)).length === 0)
  const leads = accepted.map((values) =>
    newLead(values, offers.main, {
      pageUrl: "https://site.example/?utm_source=a%0d%0aBcc:x@alheio.example",
      userAgent: "x\r\nBcc: vitima@alheio.example",
      submissionKey: null,
      firstTouch: null,
      suspicions: [],
    }),
  )
  return { typed, leads, refused: typed.length - accepted.length }
}

function attack(random: Random) {
  const long = random.next() < 0.1 ? "á".repeat(1200) : ""
  return random.next() < 0.5
    ? `${random.pick(breaks)}${random.pick(headers)}${random.pick(breaks)}${long}`
    : `${random.pick(marks)}${random.next() < 0.3 ? random.pick(breaks) : ""}${long}`
}

function insertAttack(random: Random, value: string) {
  const injected = attack(random)
  const at = Math.floor(random.next() * (value.length + 1))
  return random.pick([
    `${injected}${value}`,
    `${value}${injected}`,
    `${value.slice(0, at)}${injected}${value.slice(at)}`,
  ])
}

// Name and e-mail reach mail headers, so they are attacked twice as often.
const fields = ["name", "email", ...leadFieldNames] as const

/** The nth hostile form: usually one field contains an attack, in every tenth form four fields do. */
function hostileValues(random: Random, n: number): LeadValues {
  const good: LeadValues = {
    ...emptyValues(offers.main),
    name: `Ana Lima ${n}`,
    email: `ana${n}@exemplo.example`,
    phone: `(11) 9${String(10_000_000 + n)}`,
    idade: "52, 49",
    subject: "plano_adesao",
    message: `Quero comparar, pedido ${n}.`,
    emailConsent: false,
  }
  const attacked = n % 10 === 0 ? correctableNames : [random.pick(fields)]
  const values = { ...good }
  for (const field of attacked) {
    values[field] = insertAttack(random, good[field])
    if (field === "email" && random.next() < 0.6)
      values.email = random.pick(hostileEmails).replace("ana", `ana${n}`)
  }
  return values
}
