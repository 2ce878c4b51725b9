import table from "../../app/routes.ts"
import type { Random } from "../../db/seed/random.ts"
import { oddRequest } from "../../testing/odd-input.ts"
import { flattenRoutes } from "../../testing/route-table.ts"
import { fields, methods, nasty, oddHeaders, pages, posts, types, versions } from "./malformed-parts.ts"
import type { SignedInDesk } from "./signed-in-desk.ts"

/** The bytes to send, and whether the sender then closes its half of the connection. */
export type Malformed = { kind: string; bytes: Buffer; isCut: boolean }

export function createMalformed(random: Random, host: string, desk: SignedInDesk) {
  const kinds = Object.entries(makers(random, host, desk)) as [
    string,
    () => { text: string | Buffer; isCut?: boolean },
  ][]
  return (): Malformed => {
    const [kind, make] = random.pick(kinds)
    const { text, isCut = false } = make()
    return { kind, bytes: typeof text === "string" ? Buffer.from(text, "utf8") : text, isCut }
  }
}

/** The stream of live events answers until its client leaves, which the client would take for a hang. */
const routes = flattenRoutes(table).filter(({ pattern }) => pattern !== "/painel/leads/ao-vivo")

const head = (lines: readonly string[]) => `${lines.join("\r\n")}\r\n\r\n`

/** Functions that each create one malformed request; `host` is the real host name, so that the site's server block answers. */
function makers(random: Random, host: string, { known, staying, leaving }: SignedInDesk) {
  const { pick, below } = random
  const many = <T>(items: readonly T[], most: number) =>
    Array.from({ length: 1 + below(most) }, () => pick(items))
  const withHost = (line: string, more: readonly string[] = []) =>
    head([line, `Host: ${host}`, "Connection: close", ...more])
  const noise = (size: number) => Buffer.from(Array.from({ length: size }, () => below(256)))
  const hostilePath = () =>
    pick([
      () => `${pick(pages)}/${many(nasty, 3).join("")}`,
      () =>
        `${pick(pages)}?${pick(["pagina", "busca", "form", "ate", "_routes", "utm_source", pick(nasty)])}=${many(nasty, 2).join("")}`,
      () => `/${many(nasty, 4).join("/")}`,
      () => `${pick(pages)}.data?${pick(nasty)}`,
      () => `http://${host}${pick(pages)}${pick(nasty)}`,
    ])()
  const plainPath = () => hostilePath().replaceAll(/\s/g, "+")
  const formBody = () =>
    many(fields, 9)
      .map((field) => `${field}=${many(nasty, 2).join("")}`)
      .join(pick(["&", "&&", ";", "\r\n"]))
  const multipartBody = () =>
    `--x\r\nContent-Disposition: form-data; name="${pick(fields)}"${pick(["", '; filename="a\u0000b"', "\r\nContent-Type: x"])}\r\n\r\n${pick(nasty)}\r\n--x${pick(["--", "", "\r\n--x\r\n\r\n--x--"])}`
  const posted = () => {
    const body = Buffer.from(
      pick([
        formBody,
        multipartBody,
        () => `{"name":${pick(nasty)}`,
        () => "[".repeat(5000),
        () => noise(200).toString("latin1"),
      ])(),
      "utf8",
    )
    const origin = pick([[`Origin: https://${host}`], [`Origin: http://${host}`], []])
    const start = withHost(`POST ${pick(posts)} HTTP/1.1`, [
      `Content-Type: ${pick(types)}`,
      `Content-Length: ${body.length}`,
      ...origin,
    ])
    return Buffer.concat([Buffer.from(start), body])
  }
  const chunked = () =>
    withHost(`POST ${pick(posts)} HTTP/1.1`, [
      "Transfer-Encoding: chunked",
      `Origin: https://${host}`,
      `Content-Type: ${pick(types)}`,
    ]) +
    pick([
      "zz\r\nabc\r\n0\r\n\r\n",
      "-1\r\n\r\n",
      "5\r\nabc\r\n0\r\n\r\n",
      "ffffffffffffffff\r\nabc",
      "3;ext=\u0000\r\nabc\r\n0\r\n\r\n",
      "3\nabc\n0\n\n",
      "0\r\nTrailer: \u0000\r\n\r\n",
    ])
  /** Readable as HTTP, and odd in its address, query, body or fields; from an own network, so that no limit answers first. */
  const toRoute = (isSignedIn: boolean) => {
    const route = pick(routes)
    const { method, path, type, body = "" } = oddRequest(random, route, known)
    const cookie = route.pattern === "/painel/sair" ? leaving : staying
    return (
      withHost(`${method} ${path.replaceAll(" ", "+")} HTTP/1.1`, [
        ...pick([[], [], [`Origin: https://${host}`], [`Origin: http://${host}`]]),
        `X-Forwarded-For: 10.${below(256)}.${below(256)}.${below(256)}`,
        ...(type ? [`Content-Type: ${type}`] : []),
        ...(isSignedIn ? [`Cookie: ${cookie}`] : []),
        `Content-Length: ${Buffer.byteLength(body)}`,
      ]) + body
    )
  }
  const mutated = () => {
    const bytes = pick([
      posted,
      () => Buffer.from(withHost(`GET ${pick(pages)} HTTP/1.1`, ["Accept: text/html"])),
    ])()
    for (let times = 1 + below(6); times > 0; times--) bytes[below(bytes.length)] = below(256)
    return bytes
  }
  return {
    method: () => ({ text: withHost(`${pick(methods)} ${pick(pages)} HTTP/1.1`) }),
    version: () => ({ text: withHost(`GET ${pick(pages)} ${pick(versions)}`) }),
    line: () => ({
      text: withHost(
        pick([
          `GET  ${pick(pages)}  HTTP/1.1`,
          `GET ${"/a".repeat(9000)} HTTP/1.1`,
          "GET",
          "",
          " ",
          "GET / HTTP/1.1 x",
          `GET\t/\tHTTP/1.1`,
          `GET ${noise(40).toString("latin1")} HTTP/1.1`,
        ]),
      ),
      isCut: true,
    }),
    address: () => ({
      text: withHost(`${pick(["GET", "GET", "HEAD", "POST"])} ${plainPath()} HTTP/1.1`, [
        "Content-Length: 0",
      ]),
    }),
    spacedAddress: () => ({ text: withHost(`GET ${hostilePath()} HTTP/1.1`) }),
    headers: () => ({ text: withHost(`GET ${pick(pages)} HTTP/1.1`, many(oddHeaders, 3)), isCut: true }),
    postHeaders: () => ({
      text: `${withHost(`POST ${pick(posts)} HTTP/1.1`, [`Origin: https://${host}`, ...many(oddHeaders, 3)])}abc`,
      isCut: true,
    }),
    manyHeaders: () => ({
      text: withHost(
        "GET / HTTP/1.1",
        Array.from({ length: 200 + below(3000) }, (_, n) => `X-${n}: 1`),
      ),
    }),
    body: () => ({ text: posted() }),
    route: () => ({ text: toRoute(false) }),
    routeSignedIn: () => ({ text: toRoute(true) }),
    // Twice as often, because most of the code is behind the sign-in.
    routeSignedInAgain: () => ({ text: toRoute(true) }),
    chunks: () => ({ text: chunked(), isCut: true }),
    mutated: () => ({ text: mutated(), isCut: true }),
    truncated: () => {
      const bytes = posted()
      return { text: bytes.subarray(0, 1 + below(bytes.length - 1)), isCut: true }
    },
    noise: () => ({ text: noise(1 + below(600)), isCut: true }),
    otherProtocol: () => ({
      text: pick([
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
        "SSH-2.0-x\r\n",
        "EHLO x\r\n",
        "*1\r\n$4\r\nPING\r\n",
        "GET /\r\n",
      ]),
      isCut: true,
    }),
    pipelined: () => ({
      text: `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n${withHost(`GET ${plainPath()} HTTP/1.1`)}`,
    }),
  } satisfies Record<string, () => { text: string | Buffer; isCut?: boolean }>
}
