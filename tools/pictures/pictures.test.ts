import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { articles } from "../../app/blog/articles/articles.ts"
import { draftOf } from "../../app/blog/publishing/publish-articles.server.ts"
import { blogTaxonomy } from "../../app/blog/taxonomy/blog-taxonomy.ts"
import { drawnPictures } from "./drawn-pictures.ts"

const publicFolder = path.join(import.meta.dirname, "../../public")
const committed = globSync("imagens/**/*", { cwd: publicFolder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)))

test("the committed pictures are the drawn ones: npm run pictures writes them", () => {
  const drawn = drawnPictures().map(([name, svg]) => [`imagens/${name}`, svg] as const)
  expect(committed.toSorted()).toEqual(drawn.map(([name]) => name).toSorted())
  for (const [name, svg] of drawn)
    expect(readFileSync(path.join(publicFolder, name), "utf8") === svg, name).toBe(true)
})

test("a picture is small, has its size and only colours of the identity", () => {
  for (const [name, svg] of drawnPictures()) {
    expect(svg.length, name).toBeLessThan(8000)
    const size = name.startsWith("artigos/") ? 'width="1200" height="630"' : 'width="160" height="184"'
    expect(svg, name).toContain(size)
    expect(svg.replaceAll('fill="none" stroke', ""), name).not.toContain('"none"')
    expect(svg, name).not.toMatch(/NaN|undefined|<(?!\/?svg|path)/)
  }
})

test("each picture is an article's or an author's, and each of theirs exists", () => {
  const named = [
    ...articles.flatMap((article) => draftOf(article).featuredImage ?? []),
    ...blogTaxonomy.authors.flatMap(({ avatarUrl }) => avatarUrl ?? []),
  ]
  expect(named.toSorted()).toEqual(committed.map((name) => `/${name}`).toSorted())
})
