import { sql } from "kysely"
import { expect, test } from "vitest"
import { storeLabel } from "../../../testing/factories/stored-post.ts"
import { useBuiltSite } from "../../../testing/servers/use-built-site.ts"

const { site, read } = useBuiltSite()

/** Runs `work` while the web role may not read the table. */
async function whileUnreadable<T>(table: string, work: () => Promise<T>) {
  const { owner } = site.database.as
  await sql`revoke select on ${sql.table(table)} from webplan_web`.execute(owner)
  try {
    return await work()
  } finally {
    await sql`grant select on ${sql.table(table)} to webplan_web`.execute(owner)
  }
}

const failuresLogged = () => site.web.output().match(/not read/g)?.length ?? 0

test("[S2.89] a blog without posts says that specialised content is coming soon", async () => {
  const page = await read("/blog")
  expect(page.status).toBe(200)
  expect(page.texts("h1")).toEqual(["Blog Servidores Públicos"])
  expect(page.texts("main h3")).toEqual(["Nenhum artigo encontrado"])
  expect(page.main).toContain(
    "Estamos preparando conteúdo especializado para servidores públicos e suas famílias.",
  )
  expect(page.main).not.toContain("resultado")
  expect(page.all('nav[aria-label="Páginas do blog"]')).toHaveLength(0)
  expect((await read("/blog?pagina=2")).status).toBe(404)
})

test("[S8.13] a list that cannot be read: the specified text, a retry link, 503, one log line", async () => {
  const logged = failuresLogged()
  const page = await whileUnreadable("blog_posts", () => read("/blog?pagina=2"))
  expect(page.status).toBe(503)
  expect(page.headers.get("cache-control")).toBe("no-store")
  expect(page.texts("[role=alert] strong")).toEqual(["Erro ao carregar posts. Tente novamente."])
  const retry = page.all("main a").find((link) => page.textOf(link) === "Tentar Novamente")
  expect(retry?.getAttribute("href")).toBe("/blog?pagina=2")
  expect(page.html).not.toContain("permission denied")
  expect(failuresLogged()).toBe(logged + 1)
  expect((await read("/blog")).status).toBe(200)
})

test("[S8.17] a category that cannot be read: the specified screen, 503, a retry link, one log line", async () => {
  await storeLabel(site.database.as.owner, "blogCategories", "direitos")
  const logged = failuresLogged()
  const page = await whileUnreadable("blog_categories", () => read("/blog/categoria/direitos"))
  expect(page.status).toBe(503)
  expect(page.texts("h1")).toEqual(["Categoria não encontrada"])
  const links = page.all("main a").map((link) => [page.textOf(link), link.getAttribute("href")])
  expect(links).toEqual([
    ["Tentar Novamente", "/blog/categoria/direitos"],
    ["Voltar para o Blog", "/blog"],
  ])
  expect(failuresLogged()).toBe(logged + 1)
  const back = await read("/blog/categoria/direitos")
  expect(back.status).toBe(200)
  expect(back.main).toContain("Nenhum artigo encontrado")
})
