import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { useBuiltSite } from "../../testing/servers/use-built-site.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const { site, read } = useBuiltSite({ TRUST_PROXY: "1" })
beforeEach(async () => {
  await sql`truncate leads cascade`.execute(site.database.as.owner)
  await sql`truncate rate_limits`.execute(site.database.as.owner)
})

function stored() {
  return site.database.as.owner
    .selectFrom("leads")
    .select(["suspicions", "firstTouch", "lastTouch", "utmSource"])
    .executeTakeFirstOrThrow()
}

function post(fields: Record<string, string>) {
  return postForm(`${site.web.url}/cotacao?form=main`, { ...goodFields, ...fields })
}

test("a suspicious lead is stored with its suspicions and answered like any other", async () => {
  const answer = (await (
    await post({ recado_extra: "Cheap!", elapsed_ms: "40", message: "http://a.example http://b.example" })
  ).json()) as Record<string, unknown>
  expect(answer).toEqual({
    success: true,
    error: "",
    protocol: expect.stringMatching(/^WP-/),
    dueAt: expect.any(String),
  })
  expect((await stored()).suspicions).toEqual(["honeypot", "too_fast", "links_in_message"])
})

test("without script the honeypot field also marks a lead, and the answer is the same 303", async () => {
  const form = (await read("/")).document.querySelector('form[method="post"]')
  const honeypot = form?.querySelector('[aria-hidden="true"] input')
  expect(honeypot?.getAttribute("tabindex")).toBe("-1")
  expect(honeypot?.getAttribute("autocomplete")).toBe("off")
  const response = await postForm(site.web.url, {
    ...goodFields,
    [honeypot?.getAttribute("name") ?? ""]: "x",
  })
  expect(response.status).toBe(303)
  expect((await stored()).suspicions).toEqual(["honeypot"])
})

test("an ordinary lead without script has no suspicion", async () => {
  await postForm(site.web.url, { ...goodFields, recado_extra: "" })
  expect((await stored()).suspicions).toEqual([])
})

test("[S3.21] first and last touch come from the browser, cleaned; utm_source uses only the page", async () => {
  await post({
    first_page: `/sobre?utm_source=boletim&utm_campaign=${"x".repeat(900)}&cpf=123`,
    last_page: "/amil?utm_source=google&utm_term=plano",
  })
  expect(await stored()).toMatchObject({
    utmSource: null,
    firstTouch: { landingPath: "/sobre", source: "boletim", campaign: "x".repeat(200) },
    lastTouch: { landingPath: "/amil", source: "google", term: "plano" },
  })
})

test("ignores invalid data about the visit, and stores a lead whose name is cut inside an emoji", async () => {
  const response = await post({
    first_page: "https://outro.example/?utm_source=x",
    name: `${"x".repeat(199)}😀`,
    last_page: "//[",
    elapsed_ms: "-1",
    submission_key: "1",
  })
  expect(response.status).toBe(200)
  expect(await stored()).toMatchObject({
    firstTouch: null,
    lastTouch: { landingPath: "/cotacao" },
    suspicions: [],
  })
})

test("without script the success page shows the deadline and is not cached", async () => {
  const response = await postForm(site.web.url, goodFields)
  const location = response.headers.get("location") ?? ""
  expect(location).toMatch(/^\/sucesso\?ate=\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/)
  const page = await read(location)
  expect(page.main).toMatch(/Você terá retorno ?(ainda hoje|amanhã|na .+|no .+|em .+), até as \d{1,2}h/)
  expect(page.headers.get("cache-control")).toBe("no-store")
})

test("without script the success page shows the preferred part of the day", async () => {
  const response = await postForm(site.web.url, { ...goodFields, janela: "Tarde, 12h às 18h" })
  const location = response.headers.get("location") ?? ""
  expect(location).toMatch(/^\/sucesso\?ate=\d{4}-\d{2}-\d{2}T21:00Z&janela=tarde$/)
  expect((await read(location)).main).toMatch(
    /Você terá retorno ?(.+, entre 12h e 18h|ainda hoje, até as 18h)/,
  )
})

test("opened without a sent form the success page confirms nothing, counts nothing down and may be cached", async () => {
  const page = await read("/sucesso")
  expect(page.texts("h1")).toEqual(["Nenhum pedido enviado agora"])
  expect(page.main).not.toMatch(/Mensagem Enviada|Você terá retorno/)
  expect(page.html).not.toMatch(/data-seconds|http-equiv="refresh"/i)
  expect(page.hrefs("main a")).toContain("/#contato")
  expect(page.headers.get("cache-control")).toContain("s-maxage")
})

test("without script the success page returns to the home page after ten seconds, and a link stops that", async () => {
  const page = await read("/sucesso?ate=sem-prazo")
  expect(page.html).toMatch(/<noscript><meta http-equiv="refresh" content="10;url=\/"\/?>/i)
  const [, stay = ""] = /<noscript>.*?href="(\?[^"]+)"/s.exec(page.html) ?? []
  const stayed = await read(`/sucesso${stay.replaceAll("&amp;", "&")}`)
  expect(stayed.texts("h1")).toEqual(["Mensagem Enviada com Sucesso!"])
  expect(stayed.html).not.toMatch(/http-equiv="refresh"|data-seconds/i)
})

test("the success page ignores a deadline that the site would not write", async () => {
  for (const until of ["2020-01-01T10:00Z", "2199-01-01T10:00Z", "amanhã", "<b>", "2026-11-31T10:00Z"]) {
    const page = await read(`/sucesso?ate=${encodeURIComponent(until)}`)
    expect(page.status, until).toBe(200)
    expect(page.main, until).toMatch(/Você terá retorno ?em até 2 horas úteis/)
    expect(page.headers.get("cache-control"), until).toBe("no-store")
  }
})
