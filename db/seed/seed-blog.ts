import { siteId } from "../../app/blog/blog-site.ts"
import type { Db } from "../../app/platform/db.server.ts"
import { authors, categories, tags, titles } from "./blog-material.ts"
import type { Random } from "./random.ts"

const day = 86_400_000

export const slugOf = (title: string) =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

const paragraphs = [
  "Antes de escolher, anote o que a sua família usa de verdade: consultas, exames de rotina, tratamentos em curso e a cidade onde cada um mora.",
  "O reajuste dos contratos coletivos é negociado entre as partes e não segue o teto que a ANS fixa para os planos individuais.",
  "Os prazos máximos de carência são de 24 horas para urgência e emergência, 300 dias para parto e 180 dias para os demais casos.",
  "Confirme as regras em vigor no site da ANS antes de assinar e guarde uma cópia do contrato e da proposta.",
] as const

const bodyOf = (title: string, random: Random) =>
  `<p>${title}: o que observar com calma antes de decidir.</p>${[...paragraphs]
    .sort(() => random.next() - 0.5)
    .map((text) => `<p>${text}</p>`)
    .join("")}`

const stripTags = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()

/** Posts enough for three list pages, with drafts, a scheduled and an archived one. */
export const seedBlog = async (db: Db, random: Random, now: Date) => {
  const authorIds = await db
    .insertInto("blogAuthors")
    .values(authors.map((author) => ({ ...author, siteId, socialLinks: JSON.stringify(author.socialLinks) })))
    .returning("id")
    .execute()
  const categoryIds = await db
    .insertInto("blogCategories")
    .values(categories.map((category) => ({ ...category, siteId })))
    .returning("id")
    .execute()
  const tagIds = await db
    .insertInto("blogTags")
    .values(tags.map((tag) => ({ ...tag, siteId })))
    .returning("id")
    .execute()
  for (const [n, title] of titles.entries()) {
    const status = n < 30 ? "published" : n < 33 ? "draft" : n < 35 ? "scheduled" : "archived"
    const publishedAt =
      status === "draft"
        ? null
        : new Date(now.getTime() + (status === "scheduled" ? n - 31 : -n * 3 - 1) * day)
    const content = bodyOf(title, random)
    const { id } = await db
      .insertInto("blogPosts")
      .values({
        siteId,
        authorId: authorIds[n % authorIds.length]?.id ?? 0,
        title,
        slug: slugOf(title),
        excerpt: `${title}: um roteiro em linguagem simples para servidores públicos e suas famílias.`,
        content,
        contentText: stripTags(content),
        publishedAt,
        readingTime: 1 + random.below(9),
        views: status === "published" ? random.below(2400) : 0,
        likes: status === "published" ? random.below(60) : 0,
        featured: status === "published" && n % 6 === 0,
        status,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const first = n % categoryIds.length
    const chosen =
      n % 4 === 0 ? [first, (first + 1) % categoryIds.length, (first + 2) % categoryIds.length] : [first]
    await db
      .insertInto("blogPostCategories")
      .values(chosen.map((c, position) => ({ postId: id, categoryId: categoryIds[c]?.id ?? 0, position })))
      .execute()
    const tagged = new Set([random.below(tagIds.length), random.below(tagIds.length)])
    await db
      .insertInto("blogPostTags")
      .values([...tagged].map((t) => ({ postId: id, tagId: tagIds[t]?.id ?? 0 })))
      .execute()
  }
}
