import { Client } from "pg"
import { articles } from "../../app/blog/articles/articles.ts"
import { siteId } from "../../app/blog/blog-site.ts"
import { bodyText } from "../../app/blog/publishing/clean-body.ts"
import { blogTaxonomy } from "../../app/blog/taxonomy/blog-taxonomy.ts"
import { upsertTaxonomy } from "../../app/blog/taxonomy/taxonomy-store.server.ts"
import { createDb } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { createRandom } from "../../db/seed/random.ts"

const batchSize = 2000
const indexes = ["blog_post_texts_search", "blog_post_texts_pieces"]

/**
 * Dates are spread over fifteen years by the golden ratio: evenly for any number of posts, and not in the
 * order of the ids. Every value depends on n alone, so that the same n is the same post on every machine.
 */
const posts = `
  insert into blog_posts (site_id, author_id, title, slug, excerpt, content, content_text, published_at, updated_at,
    created_at, reading_time, views, likes, featured, status)
  select $1, a.ids[1 + n % cardinality(a.ids)], ($2::text[])[1 + n % cardinality($2)] || numbered.title, 'texto-' || n,
    numbered.excerpt || regexp_replace(left(body.text, 140), '\\S*$', ''), '<p>' || replace(body.text, E'\\n', '</p><p>') || '</p>',
    replace(body.text, E'\\n', ' '), moment.at, moment.at + interval '3 days', moment.at, 2 + n % 9, n % 4000, n % 90,
    n % 20 = 0, 'published'
  from generate_series($4::int, $5::int) n
  cross join (select array_agg(id order by id) as ids from blog_authors) a
  cross join lateral (select timestamptz '2010-01-01 00:00Z'
    + (n * 0.6180339887498949 - floor(n * 0.6180339887498949)) * interval '5475 days' as at) moment
  cross join lateral (select case when n % 10 = 0 then ' (' || n || ')' else '' end as title,
    case when n % 10 = 0 then 'Leitura número ' || n || ': ' else '' end as excerpt) numbered
  cross join lateral (
    select string_agg(($3::text[])[1 + (hashint8extended(n * 16 + k, 0) & 511)], E'\\n') as text
    from generate_series(0, 11 + n % 3) k
  ) body`
const postCategories = `
  insert into blog_post_categories (post_id, category_id, position)
  select p.id, c.ids[1 + (n * 7 + k * 11) % cardinality(c.ids)], k
  from (select id, split_part(slug, '-', 2)::int as n from blog_posts) p
  cross join (select array_agg(id order by id) as ids from blog_categories) c
  cross join lateral generate_series(0, n % 2) k`
const postTags = `
  insert into blog_post_tags (post_id, tag_id)
  select p.id, t.ids[1 + (n * 13 + k * 7) % cardinality(t.ids)]
  from (select id, split_part(slug, '-', 2)::int as n from blog_posts) p
  cross join (select array_agg(id order by id) as ids from blog_tags) t
  cross join lateral generate_series(1, n % 5) k`

/**
 * Fills an empty migrated database with published posts. They are made of the sentences of our own articles, have
 * their size (about 5 kB), and use the site's own authors, categories and tags.
 */
export async function buildCorpus(databaseUrl: string, { posts: count }: { posts: number }) {
  const log = createLog({ level: "silent", process: "corpus", pretty: false, personalKeys: [] })
  const db = createDb({ url: databaseUrl, name: "corpus", log, maxConnections: 1 })
  await upsertTaxonomy(db, blogTaxonomy)
  await db.destroy()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const titles = articles.map(({ title }) => title)
    const paragraphs = paragraphsOf(512)
    // Creating the indexes afterwards takes a tenth of the time.
    const { rows } = await client.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where indexname = any($1)",
      [indexes],
    )
    await client.query(`drop index ${indexes.join(", ")}`)
    for (let first = 0; first < count; first += batchSize) {
      const last = Math.min(first + batchSize, count) - 1
      await client.query(posts, [siteId, titles, paragraphs, first, last])
    }
    for (const { indexdef } of rows) await client.query(indexdef)
    await client.query(postCategories)
    await client.query(postTags)
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}

function paragraphsOf(count: number) {
  const { pick, below } = createRandom(20_261_115)
  const sentences = articles.flatMap(({ body }) => bodyText(body).split(/(?<=[.?!]) /))
  return Array.from({ length: count }, () =>
    Array.from({ length: 3 + below(4) }, () => pick(sentences)).join(" "),
  )
}
