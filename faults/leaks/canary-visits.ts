import { request as requestPlain } from "node:http"
import { request as requestSecure } from "node:https"
import { connect } from "node:net"
import { detailNames, textsBy } from "../../app/leads/lead/lead-fields.ts"
import type { Canaries } from "../../testing/factories/canaries.ts"

export type CanaryReply = {
  label: string
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

type CanaryRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }

export function formOf(c: Canaries, more: Record<string, string> = {}) {
  return new URLSearchParams({
    name: c.name,
    email: c.email,
    phone: c.phone,
    idade: c.idade,
    ...textsBy(detailNames, (name) => c[name]),
    subject: "plano_adesao",
    message: c.message,
    email_consent: "1",
    cpf: c.extra,
    first_page: `/?utm_source=${c.utm}`,
    last_page: `/sobre?utm_campaign=${c.utm}`,
    ...more,
  }).toString()
}

/** One request with canaries in all headers; resolves to the complete response, or status 0 when the connection ends. */
function send(origin: string, canaries: Canaries, { method, path, headers = {}, body }: CanaryRequest) {
  return new Promise<CanaryReply>((resolve) => {
    const request = origin.startsWith("https:") ? requestSecure : requestPlain
    const ended = (status: number, replyHeaders: CanaryReply["headers"] = {}, text = "") =>
      resolve({ label: `${method} ${status}`, status, headers: replyHeaders, body: text })
    const sent = request(
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
      (response) => {
        let text = ""
        response.setEncoding("utf8")
        response.on("data", (chunk: string) => {
          text += chunk
        })
        response.on("close", () => ended(response.statusCode ?? 0, response.headers, text))
      },
    )
    sent.on("timeout", () => sent.destroy())
    sent.on("error", () => ended(0))
    sent.end(body)
  })
}

/** Sends bytes that no HTTP library would send; resolves to the response, if any. */
function sendRaw(port: number, text: string) {
  return new Promise<CanaryReply>((resolve) => {
    let body = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    socket.setTimeout(3000, () => socket.destroy())
    socket.on("data", (bytes) => {
      body += bytes.toString()
    })
    socket.on("error", () => {})
    socket.on("close", () =>
      resolve({ label: "broken", status: Number(/^HTTP\S+ (\d+)/.exec(body)?.[1] ?? 0), headers: {}, body }),
    )
  })
}

const form = "application/x-www-form-urlencoded"

function post(path: string, body: string, headers: Record<string, string> = {}): CanaryRequest {
  return {
    method: "POST",
    path,
    body,
    headers: { "content-type": form, ...headers },
  }
}

/** Requests of a visitor who posts forms, searches and makes mistakes, with canaries in every field, path and query. */
function requestsWith(c: Canaries): CanaryRequest[] {
  const trackingQuery = `utm_source=${c.utm}&utm_medium=${c.utm}&utm_campaign=${c.utm}&nome=${c.query}`
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
    post(`/?${trackingQuery}`, formOf(c)),
    post(`/cotacao?form=main&${trackingQuery}`, formOf(c, { submission_key: crypto.randomUUID() })),
    post(`/?${trackingQuery}`, formOf(c, { email: c.email.replace("@", " em ") })),
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
    { method: "GET", path: `/?${trackingQuery}` },
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
  const replies: CanaryReply[] = []
  for (const request of requestsWith(canaries)) replies.push(await send(origin, canaries, request))
  return replies
}

/** Sends the same form from one address until the rate limit refuses it. */
export async function postUntilLimited(origin: string, canaries: Canaries) {
  const replies: CanaryReply[] = []
  for (let n = 0; n < 8; n++)
    replies.push(
      await send(origin, canaries, post("/", formOf(canaries, { message: `${canaries.message} ${n}` }))),
    )
  return replies
}

export function sendMalformed(port: number, c: Canaries) {
  return Promise.all([
    sendRaw(port, `${c.method} /${c.path} HTTP/1.1\r\nhost: ${c.host}\r\ncookie: ${c.cookie}\r\n\r\n`),
    sendRaw(port, `GET /${c.path}?nome=${c.query} HTTP/9.9\r\nhost: ${c.host}\r\n\r\n`),
    sendRaw(port, `POST /${c.path} HTTP/1.1\r\nhost: ${c.host}\r\ncontent-length: ${c.extra}\r\n\r\n`),
    sendRaw(port, `GET / HTTP/1.1\r\nhost: ${c.host}\r\ncookie: ${`${c.cookie};`.repeat(1000)}\r\n\r\n`),
    sendRaw(port, `GET /${c.path} ${c.name}\r\n\r\n`),
  ])
}
