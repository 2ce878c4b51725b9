import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storeLabel, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { siteId } from "../blog-site.ts"
import { type ListFilter, listPosts } from "./post-list-store.server.ts"

/** Compares totals and pages with a plain query after random changes by staff, one after another and concurrent. */
let database: TestDatabase
let authors: number[]
let categories: number[]
let tags: number[]
const slugs = ["um", "dois", "tres"]
const now = new Date("2026-06-15T12:00:00Z")

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const { owner } = database.as
  authors = await Promise.all(slugs.map((slug) => storeAuthor(owner, slug)))
  categories = await Promise.all(slugs.map((slug) => storeLabel(owner, "blogCategories", slug)))
  tags = await Promise.all(slugs.map((slug) => storeLabel(owner, "blogTags", slug)))
})
afterAll(() => database.drop())

const third = fc.nat({ max: 2 })
// Times of the same day and microsecond, times before 1970 and times in the future.
const time = fc.oneof(
  fc.constantFrom(
    "2026-06-15T12:00:00Z",
    "2026-06-15T12:00:00.000001Z",
    "1969-12-31T23:59:59.5Z",
    "2031-01-01T00:00:00Z",
  ),
  fc.integer({ min: 0, max: 40 }).map((n) => new Date(now.getTime() - n ** 4 * 60_000).toISOString()),
)
const status = fc.constantFrom("published", "published", "published", "draft", "archived", "scheduled")
const operation = fc.oneof(
  fc.record({
    do: fc.constant("add" as const),
    status,
    time,
    featured: fc.boolean(),
    author: third,
    labels: fc.subarray([0, 1, 2]),
  }),
  fc.record({ do: fc.constant("status" as const), post: fc.nat(), status }),
  fc.record({ do: fc.constant("date" as const), post: fc.nat(), time }),
  fc.record({ do: fc.constant("feature" as const), post: fc.nat(), featured: fc.boolean(), author: third }),
  fc.record({ do: fc.constant("label" as const), post: fc.nat(), label: third }),
  fc.record({ do: fc.constant("unlabel" as const), post: fc.nat(), label: third }),
  fc.record({ do: fc.constant("relabel" as const), post: fc.nat(), label: third, to: third }),
  fc.record({ do: fc.constant("delete" as const), post: fc.nat() }),
  fc.record({ do: fc.constant("all" as const), status }),
)
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

/** An existing post, chosen by the database, so that concurrent operations may change the same one. */
function existingPost(post: number) {
  return sql`(select id from blog_posts order by id offset ${post} % greatest((select count(*) from blog_posts), 1) limit 1)`
}

async function perform(step: Operation): Promise<unknown> {
  const { staff } = database.as
  switch (step.do) {
    case "add":
      return storePost(staff, authors[step.author] ?? 0, {
        status: step.status as "published",
        publishedAt: new Date(step.time),
        featured: step.featured,
        categoryIds: step.labels.map((n) => categories[n] ?? 0),
        tagIds: step.labels.map((n) => tags[n] ?? 0),
      })
    case "status":
      return sql`update blog_posts set status = ${step.status} where id = ${existingPost(step.post)}`.execute(
        staff,
      )
    case "date":
      return sql`update blog_posts set published_at = ${step.time} where id = ${existingPost(step.post)}`.execute(
        staff,
      )
    case "feature":
      return sql`update blog_posts set featured = ${step.featured}, author_id = ${authors[step.author]},
        views = views + 1 where id = ${existingPost(step.post)}`.execute(staff)
    case "label":
      return sql`insert into blog_post_categories (post_id, category_id) select id, ${categories[step.label]}
        from blog_posts where id = ${existingPost(step.post)} on conflict do nothing`.execute(staff)
    case "unlabel":
      return sql`delete from blog_post_tags where tag_id = ${tags[step.label]} and post_id = ${existingPost(step.post)}`.execute(
        staff,
      )
    case "relabel":
      return sql`update blog_post_categories l set category_id = ${categories[step.to]}
        where category_id = ${categories[step.label]} and post_id = ${existingPost(step.post)} and not exists (
          select from blog_post_categories o where o.post_id = l.post_id and o.category_id = ${categories[step.to]})`.execute(
        staff,
      )
    case "delete":
      return sql`delete from blog_posts where id = ${existingPost(step.post)}`.execute(staff)
    case "all":
      break
  }
  // Locks rows in one order: two such statements could otherwise deadlock.
  return sql`update blog_posts set status = ${step.status}
    where id in (select id from blog_posts order by id for no key update)`.execute(staff)
}

/** The expected ids, by a plain and slow query. */
async function expectedIds({ isFeatured, category, tag, author }: ListFilter) {
  const { rows } = await sql<{ id: number }>`
    select id from blog_posts p where site_id = ${siteId} and status = 'published' and published_at <= ${now}
      and (${isFeatured ?? false} = false or featured)
      and (${category ?? null}::text is null or exists (select from blog_post_categories l join blog_categories c
        on c.id = l.category_id where l.post_id = p.id and c.slug = ${category ?? null}))
      and (${tag ?? null}::text is null or exists (select from blog_post_tags l join blog_tags t
        on t.id = l.tag_id where l.post_id = p.id and t.slug = ${tag ?? null}))
      and (${author ?? null}::text is null or author_id = (select id from blog_authors where slug = ${author ?? null}))
    order by published_at desc, id desc`.execute(database.as.owner)
  return rows.map(({ id }) => id)
}

const filters: ListFilter[] = [
  {},
  { isFeatured: true },
  ...slugs.flatMap((slug) => [{ author: slug }, { category: slug }, { tag: slug }]),
  { isFeatured: true, category: "um" },
  { category: "dois", tag: "tres", author: "um" },
]

async function expectExact() {
  for (const filter of filters) {
    const expected = await expectedIds(filter)
    const limit = 3
    for (let page = 1; page <= Math.ceil(expected.length / limit) + 1; page++) {
      const found = await listPosts(database.as.web, filter, { page, limit, now })
      expect(found.total, JSON.stringify(filter)).toBe(expected.length)
      expect(
        found.posts.map(({ id }) => id),
        `${JSON.stringify(filter)} page ${page}`,
      ).toEqual(expected.slice((page - 1) * limit, page * limit))
    }
  }
}

const deletePosts = () => sql`delete from blog_posts`.execute(database.as.owner)

test("[S7.14] totals and pages are exact after any sequence of saves, status and date changes, label changes and deletions", async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(operation, { minLength: 1, maxLength: 30 }), async (steps) => {
        for (const step of steps) await perform(step)
        await expectExact()
      })
      .afterEach(async () => void (await deletePosts())),
    { numRuns: 25, seed: 12, endOnFailure: true },
  )
})

test("[S7.14] totals and pages are exact after concurrent changes", async () => {
  // The only allowed error is a label for a post that was deleted at the same time.
  const isGone = (error: unknown) => error instanceof Error && /_post_fkey/.test(error.message)
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(fc.array(operation, { minLength: 5, maxLength: 15 }), { minLength: 4, maxLength: 4 }),
        async (people) => {
          for (let n = 0; n < 6; n++)
            await storePost(database.as.owner, authors[0] ?? 0, { categoryIds: categories, tagIds: tags })
          const work = async (steps: Operation[]) => {
            for (const step of steps)
              await perform(step).catch((error: unknown) => {
                if (!isGone(error)) throw error
              })
          }
          await Promise.all(people.map(work))
          await expectExact()
        },
      )
      .afterEach(async () => void (await deletePosts())),
    { numRuns: 10, seed: 34, endOnFailure: true },
  )
})
