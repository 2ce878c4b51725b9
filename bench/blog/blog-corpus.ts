import { Client } from "pg"
import { siteId } from "../../app/blog/blog-site.ts"
import { createRandom } from "../../db/seed/random.ts"

const atOnce = 20_000

const subjects = [
  "O servidor público",
  "A família do servidor",
  "Quem se aposentou",
  "O pensionista",
  "A operadora",
  "A administradora de benefícios",
  "O contrato coletivo por adesão",
  "A carteira do plano de saúde",
] as const
const verbs = [
  "pode consultar",
  "deve conferir",
  "costuma comparar",
  "precisa guardar",
  "não deve ignorar",
] as const
const objects = [
  "a rede credenciada da cidade onde mora",
  "os prazos de carência antes de assinar a proposta",
  "o reajuste por faixa etária previsto para os próximos anos",
  "as regras de portabilidade publicadas pela ANS",
  "a declaração de saúde e a cobertura parcial temporária",
  "o auxílio-saúde e o comprovante de pagamento",
  "a inclusão de dependentes até os 24 anos",
  "os canais oficiais, para não cair em golpes",
  "a diferença entre enfermaria e apartamento",
] as const
const endings = [
  "e anotar o protocolo de cada atendimento.",
  "com calma, de preferência por escrito.",
  "antes que o prazo termine.",
  "mesmo quando a mensalidade parece pequena.",
  "porque a saúde não espera.",
  "e pedir ajuda quando restar dúvida.",
] as const
const titles = [
  "Plano de saúde para servidores: perguntas e respostas",
  "Carência e portabilidade sem complicação",
  "Reajuste: como ler a carta da operadora",
  "Direitos do aposentado no plano coletivo",
  "Proteção contra golpes na contratação",
  "Dependentes: quem pode entrar no plano",
  "Legislação comentada para o servidor",
] as const

const groups = `
  insert into blog_authors (site_id, name, slug, bio)
    select $1, 'Autor ' || n, 'autor-' || n, 'Escreve sobre planos de saúde.' from generate_series(1, 12) n
    on conflict do nothing`
const categories = `
  insert into blog_categories (site_id, name, slug, description)
    select $1, 'Categoria ' || n, 'categoria-' || n, 'Textos do tema ' || n from generate_series(1, 40) n
    on conflict do nothing`
const tags = `
  insert into blog_tags (site_id, name, slug) select $1, 'Tag ' || n, 'tag-' || n from generate_series(1, 300) n
    on conflict do nothing`

/**
 * Dates walk by the golden section over fifteen years: evenly spread for any number of posts, and never in the
 * order of the ids. Every number below comes from n alone, so that the same n is the same post on every machine.
 */
const posts = `
  insert into blog_posts (site_id, author_id, title, slug, excerpt, content, content_text, published_at, updated_at,
    created_at, reading_time, views, likes, featured, status)
  select $1, a.ids[1 + n % 12], ($2::text[])[1 + n % ${titles.length}] || ' (' || n || ')', 'texto-' || n,
    'Leitura número ' || n || ': ' || left(body.text, 140), '<p>' || replace(body.text, E'\\n', '</p><p>') || '</p>',
    replace(body.text, E'\\n', ' '), moment.at, moment.at + interval '3 days', moment.at, 2 + n % 9, n % 4000, n % 90,
    n % 20 = 0, 'published'
  from generate_series($4::int, $5::int) n
  cross join (select array_agg(id order by id) as ids from blog_authors where slug like 'autor-%') a
  cross join lateral (select timestamptz '2010-01-01 00:00Z'
    + (n * 0.6180339887498949 - floor(n * 0.6180339887498949)) * interval '5475 days' as at) moment
  cross join lateral (
    select string_agg(($3::text[])[1 + (hashint8extended(n * 8 + k, 0) & 511)], E'\\n') as text
    from generate_series(0, 5 + n % 3) k
  ) body`
const postCategories = `
  insert into blog_post_categories (post_id, listed_at, category_id, position)
  select p.id, p.listed_at, c.ids[1 + (p.n * 7 + k * 11) % 40], k
  from (select id, listed_at, split_part(slug, '-', 2)::int as n from blog_posts where id > $1) p
  cross join (select array_agg(id order by id) as ids from blog_categories where slug like 'categoria-%') c
  cross join lateral generate_series(0, p.n % 2) k`
const postTags = `
  insert into blog_post_tags (post_id, listed_at, tag_id)
  select p.id, p.listed_at, t.ids[1 + (p.n * 13 + k * 71) % 300]
  from (select id, listed_at, split_part(slug, '-', 2)::int as n from blog_posts where id > $1) p
  cross join (select array_agg(id order by id) as ids from blog_tags where slug like 'tag-%') t
  cross join lateral generate_series(1, p.n % 5) k`

const links = { blog_post_categories: postCategories, blog_post_tags: postTags }

/**
 * Published posts number `from` to `posts - 1`, with texts of 2 to 4 kB, 12 authors, 40 categories and 300 tags, in a
 * migrated database. Calling it again with `from` adds to what stands there.
 */
export async function buildCorpus(
  databaseUrl: string,
  { posts: count, from = 0 }: { posts: number; from?: number },
) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of [groups, categories, tags]) await client.query(statement, [siteId])
    // As one loads in bulk (decision 013): the posts go to search's waiting list without their texts.
    await client.query("alter table blog_posts disable trigger blog_posts_searched")
    const { rows } = await client.query<{ id: string }>("select coalesce(max(id), 0) as id from blog_posts")
    const paragraphs = paragraphsOf(512)
    for (let first = from; first < count; first += atOnce) {
      const last = Math.min(first + atOnce, count) - 1
      await client.query(posts, [siteId, titles, paragraphs, first, last])
    }
    // Millions of links at once go past the triggers of one link; the counts are taken afterwards.
    for (const [table, statement] of Object.entries(links)) {
      await client.query(`alter table ${table} disable trigger user`)
      await client.query(statement, [rows[0]?.id])
      await client.query(`alter table ${table} enable trigger user`)
    }
    await client.query("select recount_blog_lists()")
    await client.query("alter table blog_posts enable trigger blog_posts_searched")
    await client.query(`insert into blog_search_pending (post_id) select id from blog_posts p
      where not exists (select from blog_search_posts s where s.post_id = p.id) on conflict do nothing`)
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}

function paragraphsOf(count: number) {
  const { pick, below } = createRandom(20_261_115)
  const sentence = () => `${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(endings)}`
  return Array.from({ length: count }, () => Array.from({ length: 3 + below(3) }, sentence).join(" "))
}
