import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { defaultMenu, type MenuEntry } from "../content/navigation.ts"
import { shell } from "../content/shell.ts"
import { Shell } from "./shell.tsx"

function render(menu?: readonly MenuEntry[]) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Shell showsPlaceholders={false} menu={menu}>
        Página
      </Shell>
    </MemoryRouter>,
  )
}

const footerOf = (html: string) => html.slice(html.indexOf("<footer"))

test("without a menu of its own the page has the default menu", () => {
  expect(render()).toBe(render(defaultMenu))
  for (const { label } of shell.footer.links) expect(footerOf(render())).toContain(`>${label}</a>`)
})

test("a label of the office is in both menus and in the footer", () => {
  const html = render(
    defaultMenu.map((entry) => (entry.id === "blog" ? { ...entry, label: "Artigos" } : entry)),
  )
  expect(html.match(/>Artigos<\/a>/g)).toHaveLength(3)
  expect(footerOf(html)).toMatch(/<a [^>]*href="\/blog"[^>]*>Artigos<\/a>/)
  expect(html).not.toContain(">Blog</a>")
})
