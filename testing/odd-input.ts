import type { Random } from "../db/seed/random.ts"
import { type KnownRows, routeForms } from "./route-forms.ts"
import type { TableRoute } from "./route-table.ts"

/** Values that no page of ours sends, percent-encoded as they travel in a form or an address. */
const oddValues = [
  "%00",
  "a%00b",
  "",
  "-1",
  "0",
  "1.5",
  "1e3",
  "1e309",
  "NaN",
  "0x10",
  "2147483647",
  "2147483648",
  "300000000",
  "9223372036854775807",
  "9223372036854775808",
  "99999999999999999999",
  "00000000-0000-0000-0000-000000000000",
  "3f0b8f0e-6c1d-4a58-9f5e-0c9b7f6f2d1",
  "infinity",
  "infinity_1",
  "0000-00-00",
  "0000-01-01",
  "2026-02-30",
  "9999-12-31",
  "2026-11-16T25%3A61",
  "9999-12-31T23%3A59",
  "24%3A00",
  "25%3A00",
  "%ff%fe",
  "%ed%a0%80",
  "%",
  "%F0%9F%98%80",
  "%E2%80%AE",
  "%0d%0aSet-Cookie%3Ax%3D1",
  "'%3Bdrop table leads%3B--",
  "%5B%5D",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "%5Bobject%20Object%5D",
  "a".repeat(300),
  "%C3%A1".repeat(6000),
]

/** Those that fit into a path. */
const shortValues = oddValues.filter((value) => value !== "" && value.length < 400)

/** Every parameter that an address of ours has. */
const queryNames = [
  "ano",
  "acao",
  "antes",
  "ate",
  "busca",
  "carta",
  "curtida",
  "de",
  "depois",
  "exemplo",
  "feito",
  "ficar",
  "form",
  "janela",
  "modo",
  "mudar",
  "operadora",
  "origem",
  "pagina",
  "para",
  "pessoa",
  "periodo",
  "protocolo",
  "responsavel",
  "sessao",
  "situacao",
  "suspeitos",
  "testes",
  "utm_source",
  "vinculo",
  "visao",
  "volta",
  "_routes",
]

/** Bodies that are not the form that their content type announces. */
export const oddBodies: readonly { type: string | null; body: string }[] = [
  { type: "text/plain", body: "intent=take" },
  { type: "text/plain;charset=UTF-8", body: '{"name":"LCP"}' },
  { type: "application/json", body: '{"intent":"take"}' },
  { type: "application/json", body: "[".repeat(5000) },
  { type: null, body: "intent=take" },
  { type: "a/b/c", body: "x" },
  { type: "multipart/form-data", body: "--x\r\n\r\n--x--" },
  { type: "multipart/form-data; boundary=", body: "--\r\n" },
  { type: "multipart/form-data; boundary=x", body: "no part" },
  {
    type: "multipart/form-data; boundary=x",
    body: '--x\r\nContent-Disposition: form-data; name="intent"\r\n',
  },
  {
    type: "multipart/form-data; boundary=x",
    body: "--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--",
  },
]

/** Forms that can be read, but not as our pages send them. */
const oddForms: readonly { type: string; body: string }[] = [
  { type: "multipart/form-data; boundary=x", body: "" },
  { type: "application/x-www-form-urlencoded", body: "" },
  { type: "application/x-www-form-urlencoded", body: "&&&=&=%&%=%zz" },
  { type: "application/x-www-form-urlencoded; charset=utf-7", body: "intent=+AGE-" },
  { type: "application/x-www-form-urlencoded", body: "intent=take&intent=note&intent=status" },
  {
    type: "multipart/form-data; boundary=x",
    body: '--x\r\nContent-Disposition: form-data; name="intent"; filename="a"\r\n\r\na\r\n--x--\r\n',
  },
  {
    type: "multipart/form-data; boundary=x",
    body: '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\na\u0000b\r\n--x--\r\n',
  },
]

export type OddRequest = { method: string; path: string; type?: string | null; body?: string }

/** A malformed request to one route: its address, its query, its body or a field of its forms is odd. */
export function oddRequest({ pick, below }: Random, route: TableRoute, known: KnownRows): OddRequest {
  const path = pathOf(route.pattern, known)
  const odd = () => pick(oddValues)
  const form = (): OddRequest => {
    const fields = { ...pick(routeForms(known)[route.pattern] ?? [{ intent: "nothing-known" }]) }
    const encoded = new Map(Object.entries(fields).map(([name, value]) => [name, encodeURIComponent(value)]))
    for (let times = 1 + below(2); times > 0; times--)
      encoded.set(pick([...encoded.keys(), pick(queryNames)]), odd())
    return post(path, formType, [...encoded].map(([name, value]) => `${name}=${value}`).join("&"))
  }
  const query = () => `?${pick(queryNames)}=${odd()}&${pick(queryNames)}=${odd()}`
  return pick([
    form,
    form,
    form,
    () => ({ method: "GET", path: path + query() }),
    () => ({ method: "GET", path: `${path === "/" ? "/_root" : path}.data${query()}` }),
    () => ({
      method: "GET",
      path: pathOf(
        route.pattern.replaceAll(/:\w+/g, () => pick(shortValues)),
        known,
      ),
    }),
    () => ({ method: pick(["HEAD", "GET", "PUT", "DELETE", "OPTIONS"]), path }),
    () => {
      const { type, body } = pick([...oddBodies, ...oddForms])
      return post(path, type, body)
    },
  ])()
}

const formType = "application/x-www-form-urlencoded"
const post = (path: string, type: string | null, body: string) => ({ method: "POST", path, type, body })

/** An address of a route, with rows that exist. */
export function pathOf(pattern: string, { leadId, personId, incidentId, slug, protocol }: KnownRows) {
  const id = pattern.includes("/incidentes/") ? incidentId : leadId
  return pattern
    .replace(":id", pattern.includes("/pessoas/") ? personId : String(id))
    .replace(":area/:entry", "equipe/rosa-amaral")
    .replace(":area", "telefones")
    .replace(":slug", slug)
    .replace(":protocol", protocol)
    .replace(":carrier", "amil")
    .replace(":category", "direitos")
    .replace(":event", "aposentadoria")
    .replace(":name", "sitemap-posts-1")
    .replace(":page", "muitos-pedidos.html")
    .replace(/:\w+|\*/, "nao-existe")
}
