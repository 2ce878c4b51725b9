-- Up Migration

-- The exact words visitors were asked to agree to. A version never changes its text.
create table consent_texts (
  purpose text not null check (purpose ~ '^[a-z][a-z_]{0,59}$'),
  version text not null check (char_length(version) between 1 and 40),
  text text not null check (char_length(text) between 1 and 10000),
  created_at timestamptz not null default now(),
  primary key (purpose, version)
);

-- D32: proof of each choice, yes or no. It holds nothing personal, so it stays unchanged when a person is erased: the
-- lead points to its record, and the pointer goes with the lead.
create table consent_records (
  id uuid primary key,
  purpose text not null,
  text_version text not null,
  choice boolean not null,
  -- A path, without the query, which could name a person.
  page text not null check (char_length(page) <= 200 and page ~ '^/[^?#]*$'),
  created_at timestamptz not null default now(),
  -- One answer to the cookie question is one record per category. They share this number, the visitor's receipt.
  receipt uuid,
  foreign key (purpose, text_version) references consent_texts (purpose, version)
);
create unique index consent_records_by_receipt on consent_records (receipt, purpose) where receipt is not null;

-- The records in a chain, each sealed with the hash of the one before it. The worker seals, so that a visitor does not
-- wait for the end of the chain. Position and hash can be noted outside this database.
create table consent_chain (
  position bigint primary key check (position > 0),
  record_id uuid not null unique references consent_records (id),
  hash bytea not null check (octet_length(hash) = 32),
  sealed_at timestamptz not null default now()
);

grant insert on consent_records to webplan_intake;
grant select (id, purpose, text_version, choice, page, created_at, receipt) on consent_records to webplan_intake;
grant select on consent_texts, consent_chain to webplan_intake;
grant insert on consent_chain to webplan_intake;
grant select on consent_texts, consent_records to webplan_holder;
grant insert on consent_records to webplan_holder;
grant select on consent_texts, consent_records, consent_chain to webplan_worker, webplan_staff;

-- A holder is the person behind an e-mail address. A link sent to the address proves it; the session that the link opens
-- reaches the rows of that address and no others. Secrets are stored as SHA-256 only.
create table holder_links (
  id uuid primary key default gen_random_uuid(),
  -- In lower case. Emptied with the hashes as soon as the link has no further use.
  email text check (char_length(email) <= 320 and email = lower(email)),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  session_hash bytea unique check (octet_length(session_hash) = 32),
  created_at timestamptz not null default now(),
  -- Of the stage it is in: asked for (until the mail server answers), mailed, or opened.
  expires_at timestamptz not null default now() + interval '1 day',
  check (email is not null or (token_hash is null and session_hash is null)),
  check (token_hash is null or session_hash is null)
);
create index holder_links_to_clean on holder_links (expires_at) where email is not null;
create index holder_links_by_email on holder_links (email) where email is not null;
create index holder_links_by_time on holder_links (created_at);

-- LGPD art. 18 and 19: what a holder asked for, when it is due and when it was done. What a person does alone is done
-- at once. What the office must answer keeps address and words only until it is answered.
create table holder_requests (
  id bigint generated always as identity primary key,
  protocol text not null generated always as ('LGPD' || substr(lead_protocol(id), 3)) stored unique,
  kind text not null check (kind in
    ('acesso', 'correcao', 'eliminacao', 'portabilidade', 'revogacao', 'informacao', 'reclamacao')),
  opened_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '15 days',
  done_at timestamptz,
  outcome text check (outcome in ('feito', 'respondido', 'recusado', 'encerrado')),
  lead_count integer not null default 0 check (lead_count >= 0),
  email text check (char_length(email) <= 320 and email = lower(email)),
  message text check (char_length(message) between 1 and 5000),
  -- The protocols of erased leads, until the office was notified which mails to delete.
  erased_protocols text[] not null default '{}',
  check ((done_at is null) = (outcome is null)),
  check (done_at is null or (email is null and message is null))
);
create index holder_requests_open on holder_requests (due_at) where done_at is null;
create index holder_requests_by_email on holder_requests (email) where email is not null;

create table holder_request_events (
  id bigint generated always as identity primary key,
  request_id bigint not null references holder_requests (id),
  kind text not null check (kind in ('opened', 'done', 'office_told')),
  actor text not null check (char_length(actor) between 1 and 120),
  created_at timestamptz not null default now()
);
create unique index holder_request_events_once on holder_request_events (request_id, kind);

-- Restoring a backup older than an erasure brings the person back. So the id of each lead that its holder erased is kept
-- while such a backup exists (tools/backup.ts prunes both together), and the lead is erased again after a restore.
create table holder_erasures (
  lead_id bigint not null,
  -- Ids are given again after a restore: only id and time together identify the erased lead.
  lead_created_at timestamptz not null,
  erased_at timestamptz not null default now(),
  primary key (lead_id, lead_created_at)
);
create index holder_erasures_by_time on holder_erasures (erased_at);

alter table holder_links enable row level security;
alter table holder_links force row level security;
alter table holder_requests enable row level security;
alter table holder_requests force row level security;

create policy owner_all on holder_links to webplan_owner using (true) with check (true);
create policy owner_all on holder_requests to webplan_owner using (true) with check (true);

-- webplan_holder owns the functions of the holder's pages and cannot log in.
grant select, insert, update on holder_links to webplan_holder;
grant select, insert, update on holder_requests to webplan_holder;
grant select, insert on holder_request_events to webplan_holder;
grant insert on holder_erasures to webplan_holder;
create policy holder_all on holder_links to webplan_holder using (true) with check (true);
create policy holder_all on holder_requests to webplan_holder using (true) with check (true);

grant select, update, delete on holder_links to webplan_worker;
grant select, update (erased_protocols) on holder_requests to webplan_worker;
grant select, insert on holder_request_events to webplan_worker;
grant select on holder_erasures to webplan_worker;
create policy worker_all on holder_links to webplan_worker using (true) with check (true);
create policy worker_read on holder_requests for select to webplan_worker using (true);
create policy worker_told on holder_requests for update to webplan_worker using (true) with check (true);

grant select, update (done_at, outcome, email, message) on holder_requests to webplan_staff;
grant select, insert on holder_request_events to webplan_staff;
create policy staff_read on holder_requests for select to webplan_staff using (true);
create policy staff_answer on holder_requests for update to webplan_staff using (done_at is null) with check (true);
create policy staff_at_desk on holder_requests as restrictive to webplan_staff
  using ((select current_staff_role()) in ('gestao', 'administracao'));

-- How long each kind of data is kept. The staff may set `days` between the two bounds: `most_days` is what the privacy
-- policy publishes (app/privacy/retention/retention-defaults.ts), so nothing is kept longer than visitors were told;
-- `least_days` protects what is still needed from a typing mistake. Longer times need a migration and a new text.
create table retention_rules (
  code text primary key check (code ~ '^[a-z][a-z_]{0,59}$'),
  -- erase: deleted by the nightly run. report: counted only, for people to decide.
  action text not null check (action in ('erase', 'report')),
  days integer not null,
  least_days integer not null check (least_days > 0),
  most_days integer not null,
  target text not null check (target in ('leads', 'test_leads', 'blog_events', 'web_vitals', 'rate_limits', 'dead_jobs')),
  lead_statuses text[] not null default '{}',
  reason text not null check (char_length(reason) between 1 and 1000),
  legal_basis text not null check (char_length(legal_basis) between 1 and 1000),
  updated_at timestamptz not null default now(),
  check (days between least_days and most_days),
  check ((target = 'leads') = (cardinality(lead_statuses) > 0)),
  -- A lead that is being worked on is never erased.
  check (action = 'report' or not lead_statuses && array['em_contato', 'cotacao_enviada'])
);

insert into retention_rules (code, action, days, least_days, most_days, target, lead_statuses, reason, legal_basis) values
  ('lead_unanswered', 'erase', 180, 30, 180, 'leads', '{novo}',
    'Pedido que não chegou a ser atendido: depois de seis meses já não serve para cotar.',
    'LGPD, art. 7º, V (procedimentos preliminares a pedido do titular); eliminação: arts. 15 e 16.'),
  ('lead_working', 'report', 365, 30, 365, 'leads', '{em_contato,cotacao_enviada}',
    'Pedido em atendimento: fica enquanto o atendimento durar. Parado há um ano, aparece no relatório para que uma pessoa o encerre.',
    'LGPD, art. 7º, V (procedimentos preliminares a pedido do titular).'),
  ('lead_lost', 'erase', 365, 30, 365, 'leads', '{perdido}',
    'Cotação que não virou contrato: um ano cobre o reajuste seguinte, quando é comum retomar a conversa.',
    'LGPD, art. 7º, V e, depois de encerrada a cotação, IX (legítimo interesse em retomá-la se o titular voltar); eliminação: arts. 15 e 16.'),
  ('lead_discarded', 'erase', 90, 7, 90, 'leads', '{descartado}',
    'Pedido descartado (engano, repetição, propaganda): três meses bastam para desfazer um descarte indevido e reconhecer abusos.',
    'LGPD, art. 7º, IX (legítimo interesse em prevenir abusos); eliminação: arts. 15 e 16.'),
  ('lead_closed', 'erase', 1826, 1095, 1826, 'leads', '{fechado}',
    'Pedido que virou contrato: guardado pelo prazo em que ainda se pode discutir o serviço prestado.',
    'LGPD, art. 7º, V e VI (contrato; exercício de direitos em processo) e art. 16, I; prazo do art. 27 do Código de Defesa do Consumidor.'),
  ('lead_test', 'erase', 30, 1, 30, 'test_leads', '{}',
    'Pedido de teste, feito pela equipe para conferir o site.',
    'LGPD, art. 7º, IX (legítimo interesse em manter o serviço funcionando).'),
  ('blog_events', 'erase', 730, 60, 730, 'blog_events', '{}',
    'Aberturas e curtidas de artigos, sem identificação: dois anos permitem comparar um ano com o anterior.',
    'LGPD, art. 7º, IX (legítimo interesse em contar leituras, sem identificar leitores).'),
  ('web_vitals', 'erase', 395, 30, 395, 'web_vitals', '{}',
    'Contagens da rapidez das páginas, por dia; não dizem respeito a ninguém em particular.',
    'Não são dados pessoais; são colhidas com o consentimento de análise (LGPD, art. 7º, I).'),
  ('rate_limits', 'erase', 1, 1, 1, 'rate_limits', '{}',
    'Contagem de envios por resumo diário, com chave, do endereço de rede ou do telefone: impede abusos.',
    'LGPD, art. 7º, IX (legítimo interesse em prevenir abusos).'),
  ('dead_jobs', 'erase', 90, 7, 90, 'dead_jobs', '{}',
    'Tarefas que não puderam ser cumpridas e esperam por uma pessoa; trazem só o número do pedido.',
    'LGPD, art. 7º, V (procedimentos preliminares a pedido do titular).');

-- One row per rule and run. Nothing personal.
create table retention_runs (
  id bigint generated always as identity primary key,
  rule text not null references retention_rules (code),
  days integer not null,
  found bigint not null check (found >= 0),
  erased bigint not null check (erased between 0 and found),
  -- The last movement of the oldest of what was found.
  oldest timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz not null check (finished_at >= started_at)
);
create index retention_runs_by_rule on retention_runs (rule, started_at desc);

grant select on retention_rules, retention_runs to webplan_worker, webplan_staff;
grant update (days, reason, legal_basis) on retention_rules to webplan_staff;
grant insert on retention_runs to webplan_worker;
