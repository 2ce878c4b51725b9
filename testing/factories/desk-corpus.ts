import { Client } from "pg"

const first = "array['Maria','José','Ana','Antônio','Francisca','João','Lúcia','Carlos','Beatriz','Paulo']"
const last =
  "array['Silva','Souza','Conceição','Oliveira','Araújo','Ferreira','Gonçalves','Lima','Brandão','Ribeiro','Muniz']"

/** The search words of the common names, computed once. */
const names = `
  create temp table bench_names as
    select name, ts_delete(lead_name_words(name, 0), '!0') as words
    from (select f || ' ' || l as name from unnest(${first}) f, unnest(${last}) l) common`

const counters = [
  `insert into lead_totals (status, slot, total) select status, id % 32, count(*) from leads group by 1, 2`,
  `insert into lead_days (day, slot, total)
   select (created_at at time zone 'America/Sao_Paulo')::date, id % 32, count(*) from leads group by 1, 2`,
]

const people = `
  insert into staff_people (id, name, email, role)
  select ('00000000-0000-4000-8000-0000000000' || lpad(n::text, 2, '0'))::uuid, 'Pessoa ' || n, 'p' || n || '@webplan.example', 'atendente'
  from generate_series(10, 21) n`

const batchSize = 100_000

type Options = {
  minutesBetween?: number
  /** In how many leads there is one that nobody answered; by default only the newest two hundred wait. */
  oneUnansweredIn?: number
  /** How many events each lead has. */
  events?: number
}

/** Returns the seconds it took. */
export async function buildDeskCorpus(databaseUrl: string, leads: number, options: Options = {}) {
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  const startedAt = Date.now()
  try {
    await admin.query(people)
    await admin.query(names)
    await admin.query("set session_replication_role = replica")
    // Creating the indexes after all rows are stored is faster.
    const { rows: indexes } = await admin.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'leads'::regclass and not indisunique`,
    )
    for (const { name } of indexes) await admin.query(`drop index ${name}`)
    for (let from = 1; from <= leads; from += batchSize)
      await admin.query(rows(from, Math.min(from + batchSize - 1, leads), options), [leads])
    await admin.query(events, [options.events ?? 0])
    for (const { definition } of indexes) await admin.query(definition)
    for (const statement of counters) await admin.query(statement)
    await admin.query("select setval('leads_id_seq', $1)", [leads])
    await admin.query("set session_replication_role = default")
    await admin.query("vacuum (analyze)")
    return (Date.now() - startedAt) / 1000
  } finally {
    await admin.end()
  }
}

const events = `
  insert into lead_events (lead_id, kind, actor, created_at)
  select id, kind, 'worker', created_at from leads,
    unnest((array['created','office_notified','visitor_confirmed','dispatched','assigned'])[:$1]) kind`

/**
 * Leads as an office has them after years: one per minute or more, a fixed share of every status, operadora, source and
 * person, one rare name in four hundred, and the newest two hundred still waiting. They are inserted without triggers;
 * the counters are computed at the end.
 */
function rows(from: number, to: number, { minutesBetween = 1, oneUnansweredIn }: Options) {
  return `
  insert into leads (id, name, email, phone, phone_e164, operadora, subject, message, idade, ages, source_page,
    last_touch, status, created_at, updated_at, due_at, first_contact_at, first_contact_minutes, owner_id, suspicions,
    fingerprint, source, name_words, call_later_at)
  overriding system value
  select n, lead.name, 'pessoa' || n || '@exemplo.example', '(11) 9' || lpad((n % 100000000)::text, 8, '0'),
    '+55119' || lpad((n % 100000000)::text, 8, '0'), operadora, 'Pessoa Física', 'Quero uma cotação.', '34, 32', '{34,32}',
    'https://webplan.example/', jsonb_build_object('source', split_part(source, ' ', 1), 'medium', split_part(source, ' ', 2)),
    status, created_at, created_at, created_at + interval '2 hours',
    case when is_waiting then null else created_at + make_interval(mins => (n % 150)::integer) end,
    case when is_waiting then null else n % 150 end,
    case when is_waiting and n % 3 > 0 then null
      else ('00000000-0000-4000-8000-0000000000' || lpad((10 + n % 12)::text, 2, '0'))::uuid end,
    case when n % 200 = 0 then array['too_fast'] else '{}' end, decode(md5(n::text) || md5(n::text), 'hex'),
    nullif(source, ''),
    coalesce(known.words || array_to_tsvector(array['!' || (n >> 12)]), lead_name_words(lead.name, n)),
    case when status = 'em_contato' and n % 40 = 0 then created_at + interval '1 day' end
  from (
    select n, now() - make_interval(mins => (($1 - n) * ${minutesBetween})::integer) as created_at,
      (${first})[1 + (n * 7) % 10] || ' '
        || case when n % 400 = 0 then 'Raro' || n else
          (${last})[1 + (n * 13) % 11]
        end as name,
      (array['main','main','amil','sulamerica','alice','porto_seguro','medsenior'])[1 + n % 7] as operadora,
      (array['','google cpc','instagram social','boletim email','google organic'])[1 + (n * 3) % 5] as source,
      is_waiting,
      case when is_waiting then 'novo' else
        (array['em_contato','cotacao_enviada','fechado','perdido','perdido','descartado','fechado','perdido'])[1 + (n * 5) % 8]
      end as status
    from generate_series(${from}::bigint, ${to}::bigint) n,
      lateral (select n > $1 - 200 ${oneUnansweredIn ? `or n % ${oneUnansweredIn} = 0` : ""} as is_waiting) state
  ) lead left join bench_names known on known.name = lead.name`
}
