import { Client } from "pg"
import { indexPosts } from "../../app/blog/search/index-posts.server.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { buildCorpus } from "../blog/blog-corpus.ts"

// The corpus has few words, whatever its size. Real texts have many rare ones: each post gets a dozen of 500,000
// made-up words, drawn with a skew.
const rareWords = `
  create table bench_words as
    select n, (select string_agg((array['ba','ca','da','fa','ga','la','ma','na','pa','ra','sa','ta','va','xa','be','ce',
      'de','fe','le','me','ne','pe','re','se','te','ve','bi','ci','di','li','mi','ni','pi','ri','si','ti','vi','bo','co',
      'do','lo','mo','no','po','ro','so','to','vo','mento','ção','dade','ente'])
      [1 + (hashint8extended(n, k) & 2147483647) % 52], '') from generate_series(1, 3 + n % 3) k) as word
    from generate_series(1, 500000) n;
  alter table bench_words add primary key (n);
  analyze bench_words;
  create function bench_add_rare_words() returns trigger language plpgsql as $$
  begin
    new.content_text := new.content_text || ' ' || (
      select string_agg(w.word, ' ') from generate_series(1, 12) k
      join bench_words w on w.n = 1 + floor(500000 * ((hashint8extended(new.id, k) & 2147483647) / 2147483648.0) ^ 3)::int);
    return new;
  end $$;
  create trigger bench_rare_words before insert on blog_posts for each row execute function bench_add_rare_words()`

const sizes = `
  select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size, reltuples::bigint as rows
  from pg_class where relkind = 'r' and relname ~ '^blog_(posts|search)' order by 1`

/** The corpus with rare words, and the index over it, as the worker builds it. Seconds of either. */
export async function buildSearchCorpus(databaseUrl: string, worker: Db, posts: number) {
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  try {
    await admin.query(rareWords)
    const startedAt = Date.now()
    await buildCorpus(databaseUrl, { posts })
    const builtAt = Date.now()
    for (let indexed = 1; indexed > 0; ) indexed = await indexPosts(worker)
    const indexedAt = Date.now()
    await admin.query("vacuum (analyze)")
    const { rows } = await admin.query<{ name: string; size: string; rows: string }>(sizes)
    for (const table of rows) console.log(`${table.name}: ${table.rows} rows, ${table.size}`)
    return { corpus: (builtAt - startedAt) / 1000, index: (indexedAt - builtAt) / 1000 }
  } finally {
    await admin.end()
  }
}
