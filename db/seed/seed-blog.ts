import { articles } from "../../app/blog/articles/articles.ts"
import { siteId } from "../../app/blog/blog-site.ts"
import { publishArticles } from "../../app/blog/publishing/publish-articles.server.ts"
import { savePost } from "../../app/blog/publishing/save-post.server.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import type { Random } from "./random.ts"
import { shortPosts } from "./short-posts.ts"

const day = 86_400_000

/** Posts that visitors must not see, for trying the product by hand. */
const hidden = [
  { slug: "perguntas-sobre-o-sougov", title: "Perguntas frequentes sobre o SouGov", status: "draft" },
  { slug: "guia-do-recem-empossado", title: "Guia do servidor recém-empossado", status: "draft" },
  { slug: "o-que-muda-no-proximo-ano", title: "O que muda no seu plano no próximo ano", status: "scheduled" },
  { slug: "planos-de-categoria", title: "Perguntas antigas sobre planos de categoria", status: "archived" },
] as const

/** A category without posts shows the empty list; an inactive one is not found. */
const otherCategories = [
  {
    slug: "saude-do-servidor",
    name: "Saúde do servidor",
    description: "Prevenção, exames periódicos e qualidade de vida no serviço público.",
    active: true,
  },
  {
    slug: "concursos",
    name: "Concursos",
    description: "Notícias sobre editais e nomeações.",
    active: false,
  },
] as const

/** The repository's own articles with some readers, short posts, and posts and categories in every other state. */
export async function seedBlog(db: Db, random: Random, now: Date) {
  await publishArticles(db, articles)
  for (const { slug } of articles)
    await setCounts(db, slug, { views: random.below(2400), likes: random.below(60) })
  for (const { views, likes, ...draft } of shortPosts) {
    const { outcome } = await savePost(db, draft)
    if (outcome !== "saved") throw new Error(`post ${draft.slug}: ${outcome}`)
    await setCounts(db, draft.slug, { views, likes })
  }
  await db
    .insertInto("blogCategories")
    .values(otherCategories.map((category) => ({ ...category, siteId })))
    .execute()
  const { id: authorId } = await db
    .selectFrom("blogAuthors")
    .select("id")
    .where("siteId", "=", siteId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto("blogPosts")
    .values(
      hidden.map(({ slug, title, status }) => ({
        siteId,
        authorId,
        slug,
        title,
        status,
        publishedAt: publishedAtOf(status, now),
      })),
    )
    .execute()
}

function setCounts(db: Db, slug: string, counts: { views: number; likes: number }) {
  return db
    .updateTable("blogPosts")
    .set(counts)
    .where("siteId", "=", siteId)
    .where("slug", "=", slug)
    .execute()
}

function publishedAtOf(status: (typeof hidden)[number]["status"], now: Date) {
  return status === "draft" ? null : new Date(now.getTime() + (status === "scheduled" ? 7 : -400) * day)
}
