import { request as requestPlain } from "node:http"
import { request as requestSecure } from "node:https"
import { connect } from "node:net"
import type { Canaries } from "../../testing/factories/canaries.ts"

export type Answer = {
  asked: string
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

type Asking = { method: string; path: string; headers?: Record<string, string>; body?: string }

export function formOf(c: Canaries, more: Record<string, string> = {}) {
  return new URLSearchParams({
    name: c.name,
    email: c.email,
    phone: c.phone,
    idade: c.idade,
    subject: "plano_adesao",
    message: c.message,
    email_consent: "1",
    cpf: c.extra,
    first_page: `/?utm_source=${c.utm}`,
    last_page: `/sobre?utm_campaign=${c.utm}`,
    ...more,
  }).toString()
}

/** One request with everything a visitor carries; the answer whole, or status 0 where the connection just ends. */
function ask(origin: string, canaries: Canaries, { method, path, headers = {}, body }: Asking) {
  return new Promise<Answer>((resolve) => {
    const send = origin.startsWith("https:") ? requestSecure : requestPlain
    const ended = (status: number, told: Answer["headers"] = {}, text = "") =>
      resolve({ asked: `${method} ${status}`, status, headers: told, body: text })
    const sent = send(
      `${origin}${path}`,
      {
        method,
        rejectUnauthorized: false,
        agent: false,
        timeout: 20_000,
        headers: {
          "user-agent": canaries.userAgent,
          referer: canaries.referrer,
          cookie: canaries.cookie,
          origin,
          "x-forwarded-for": canaries.address,
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (answer) => {
        let text = ""
        answer.setEncoding("utf8")
        answer.on("data", (chunk: string) => {
          text += chunk
        })
        answer.on("close", () => ended(answer.statusCode ?? 0, answer.headers, text))
      },
    )
    sent.on("timeout", () => sent.destroy())
    sent.on("error", () => ended(0))
    sent.end(body)
  })
}

/** Bytes no HTTP library would send; what comes back, if anything. */
function shout(port: number, text: string) {
  return new Promise<Answer>((resolve) => {
    let body = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    socket.setTimeout(3000, () => socket.destroy())
    socket.on("data", (bytes) => {
      body += bytes.toString()
    })
    socket.on("error", () => {})
    socket.on("close", () =>
      resolve({ asked: "broken", status: Number(/^HTTP\S+ (\d+)/.exec(body)?.[1] ?? 0), headers: {}, body }),
    )
  })
}

const form = "application/x-www-form-urlencoded"

function post(path: string, body: string, headers: Record<string, string> = {}): Asking {
  return {
    method: "POST",
    path,
    body,
    headers: { "content-type": form, ...headers },
  }
}

/** What a person who asks for a quote, searches and stumbles does to a door, with these canaries in every pocket. */
export function askings(c: Canaries): Asking[] {
  const marks = `utm_source=${c.utm}&utm_medium=${c.utm}&utm_campaign=${c.utm}&nome=${c.query}`
  const unknown = [
    "/",
    "/blog/",
    "/blog/categoria/",
    "/blog/tag/",
    "/blog/autor/",
    "/assets/",
    "/privacidade/recibo/",
  ]
  return [
    post(`/?${marks}`, formOf(c)),
    post(`/cotacao?form=main&${marks}`, formOf(c, { submission_key: crypto.randomUUID() })),
    post(`/?${marks}`, formOf(c, { email: c.email.replace("@", " em ") })),
    post("/cotacao?form=main", formOf(c, { phone: " ", submission_key: c.extra })),
    post(`/cotacao?form=${c.query}`, formOf(c)),
    post("/amil", `{"name":"${c.name}"`, { "content-type": "application/json" }),
    post("/", `--${c.extra}\r\nbroken ${c.message}`, {
      "content-type": `multipart/form-data; boundary=${c.extra}`,
    }),
    post("/", formOf(c, { message: `${c.message} `.repeat(4000) })),
    post("/", formOf(c), { origin: `https://${c.host}` }),
    post("/sobre", formOf(c)),
    post(`/blog/${c.path}/curtir`, new URLSearchParams({ referrer: c.referrer }).toString(), {
      accept: "application/json",
    }),
    post(`/blog/${c.path}/visita`, new URLSearchParams({ referrer: c.referrer }).toString()),
    post("/medidas", JSON.stringify({ page: c.path, name: c.name, value: 1 }), {
      "content-type": "text/plain",
    }),
    post(
      "/privacidade/escolha",
      new URLSearchParams({ page: `/${c.path}`, receipt: c.extra, version: c.query }).toString(),
    ),
    post("/privacidade/meus-dados", new URLSearchParams({ email: c.email }).toString()),
    post("/privacidade/meus-dados", new URLSearchParams({ email: c.name }).toString()),
    post(
      "/privacidade/meus-dados/pedido",
      new URLSearchParams({ kind: "informacao", message: c.message }).toString(),
    ),
    { method: "GET", path: `/privacidade/meus-dados/entrar/${c.path}` },
    { method: "GET", path: `/privacidade/cancelar-emails/${c.path}` },
    ...unknown.map((start) => ({ method: "GET", path: `${start}${c.path}?nome=${c.query}` })),
    { method: "GET", path: `/og/blog/${c.path}.png` },
    { method: "GET", path: `/${c.path}.xml` },
    { method: "GET", path: `/${c.path}/` },
    { method: "GET", path: `//${c.host}/${c.path}` },
    { method: "GET", path: `/blog/${c.path}/curtir` },
    { method: "GET", path: `/blog/%E0%A4%A${c.path}` },
    { method: "GET", path: `/%00${c.path}` },
    { method: "GET", path: `/blog/${c.path}.data?nome=${c.query}` },
    { method: "GET", path: `/__manifest?p=/${c.path}&version=${c.query}` },
    { method: "GET", path: `/?${marks}` },
    { method: "GET", path: `/sucesso?ate=${c.query}` },
    { method: "GET", path: `/blog?busca=${c.search}` },
    { method: "GET", path: `/blog.data?busca=${c.search}` },
    { method: "GET", path: `/blog?busca=${c.search}&page=99&pagina=99` },
    { method: "GET", path: `/sobre?nome=${c.query}`, headers: { host: c.host, "x-forwarded-host": c.host } },
    { method: "PUT", path: `/${c.path}?nome=${c.query}` },
    { method: "DELETE", path: `/?nome=${c.query}` },
  ]
}

export async function visit(origin: string, canaries: Canaries) {
  const answers: Answer[] = []
  for (const asking of askings(canaries)) answers.push(await ask(origin, canaries, asking))
  return answers
}

/** The same form from one address until the door has enough of it. */
export async function insist(origin: string, canaries: Canaries) {
  const answers: Answer[] = []
  for (let n = 0; n < 8; n++)
    answers.push(
      await ask(origin, canaries, post("/", formOf(canaries, { message: `${canaries.message} ${n}` }))),
    )
  return answers
}

export function stumble(port: number, c: Canaries) {
  return Promise.all([
    shout(port, `${c.method} /${c.path} HTTP/1.1\r\nhost: ${c.host}\r\ncookie: ${c.cookie}\r\n\r\n`),
    shout(port, `GET /${c.path}?nome=${c.query} HTTP/9.9\r\nhost: ${c.host}\r\n\r\n`),
    shout(port, `POST /${c.path} HTTP/1.1\r\nhost: ${c.host}\r\ncontent-length: ${c.extra}\r\n\r\n`),
    shout(port, `GET / HTTP/1.1\r\nhost: ${c.host}\r\ncookie: ${`${c.cookie};`.repeat(1000)}\r\n\r\n`),
    shout(port, `GET /${c.path} ${c.name}\r\n\r\n`),
  ])
}
