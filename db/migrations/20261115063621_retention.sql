-- Up Migration

-- How long each kind of data is kept, as rows. The staff may move `days` within its two bounds: `most_days` is what the
-- privacy policy publishes (app/privacy/content/retention.ts), so nothing outlives what visitors were told; `least_days`
-- keeps a slip of the finger from erasing what is still needed. Longer times need a migration and a new text.
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
create trigger retention_rules_touch before update on retention_rules for each row execute function touch_updated_at();

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

-- One row per rule and run; nothing personal.
create table retention_runs (
  id bigint generated always as identity primary key,
  rule text not null references retention_rules (code),
  days integer not null,
  found bigint not null check (found >= 0),
  erased bigint not null check (erased between 0 and found),
  -- The last movement of the oldest among what was found.
  oldest timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz not null check (finished_at >= started_at)
);
create index retention_runs_by_rule on retention_runs (rule, started_at desc);

-- Numbers without people: statistics go on counting a lead that was erased (decision 015). The day 'infinity' holds the
-- sum of all days, so that it costs the same however many there are.
create table erased_lead_counts (
  day date not null,
  operadora text not null,
  status text not null,
  total bigint not null default 0,
  primary key (day, operadora, status)
);

create function count_erased_lead(lead leads) returns void
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into erased_lead_counts as c (day, operadora, status, total)
  select day, lead.operadora, lead.status, 1
  from unnest(array[(lead.created_at at time zone 'America/Sao_Paulo')::date, 'infinity']) as day
  where not lead.is_test
  on conflict (day, operadora, status) do update set total = c.total + excluded.total;
$$;

-- As before, but for the DELETE. What the doors delete is erased: the person goes, the number stays. What an operator
-- deletes by hand (a row that should never have been) goes with its number.
create or replace function count_lead() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_lead_counter(new, 1);
    perform add_to_lead_day(new, 1);
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform add_to_lead_counter(old, -1);
    perform add_to_lead_day(old, -1);
    if session_user in ('webplan_web', 'webplan_worker') then
      perform count_erased_lead(old);
    end if;
    return null;
  end if;
  if (old.operadora, old.status) <= (new.operadora, new.status) then
    perform add_to_lead_counter(old, -1);
    perform add_to_lead_counter(new, 1);
  else
    perform add_to_lead_counter(new, 1);
    perform add_to_lead_counter(old, -1);
  end if;
  if old.is_test <> new.is_test then
    perform add_to_lead_day(old, -1);
    perform add_to_lead_day(new, 1);
  end if;
  return null;
end
$$;

create or replace function forget_lead_counts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_counters;
  delete from lead_totals;
  delete from lead_days;
  delete from erased_lead_counts;
  return null;
end
$$;

-- Before this moment a rule has its say. A clock that runs ahead erases nothing early.
create function retention_cutoff(rule_code text, moment timestamptz) returns timestamptz
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select least(moment, now()) - make_interval(days => r.days) from retention_rules r where r.code = rule_code
$$;

-- A lead's last movement is its creation, its last change or its last event, whichever is the latest.
create function lead_moved_at(lead leads) returns timestamptz
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select greatest(lead.created_at, lead.updated_at,
    (select max(e.created_at) from lead_events e where e.lead_id = lead.id))
$$;

-- The leads a rule is about that have not moved since its cutoff, the oldest first.
create function leads_past_rule(rule_code text, moment timestamptz, most integer)
  returns table (lead_id bigint, moved_at timestamptz)
  language plpgsql
  stable
  set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
declare
  rule retention_rules;
  cutoff timestamptz := retention_cutoff(rule_code, moment);
begin
  select * into rule from retention_rules r where r.code = rule_code;
  -- Written twice, because each kind has partial indexes of its own.
  if rule.target = 'leads' then
    return query
      select l.id, lead_moved_at(l) from leads l
      where not l.is_test and l.status = any(rule.lead_statuses) and l.created_at < cutoff and l.updated_at < cutoff
        and not exists (select from lead_events e where e.lead_id = l.id and e.created_at >= cutoff)
      order by l.created_at, l.id limit most;
  elsif rule.target = 'test_leads' then
    return query
      select l.id, lead_moved_at(l) from leads l
      where l.is_test and l.created_at < cutoff and l.updated_at < cutoff
        and not exists (select from lead_events e where e.lead_id = l.id and e.created_at >= cutoff)
      order by l.created_at, l.id limit most;
  end if;
end
$$;

-- One lead in one transaction, so that its counters are never locked together with another's. False when somebody has
-- it in hand, or it moved since it was found.
create function erase_lead_past_rule(rule_code text, lead_id bigint, moment timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  cutoff timestamptz := retention_cutoff(rule_code, moment);
begin
  perform from leads l where l.id = erase_lead_past_rule.lead_id for update skip locked;
  if not found then
    return false;
  end if;
  -- A statement of its own: it sees what was committed while the lock was waited for.
  delete from leads l using retention_rules r
  where l.id = erase_lead_past_rule.lead_id and r.code = rule_code and r.action = 'erase'
    and l.is_test = (r.target = 'test_leads')
    and (r.target = 'test_leads' or (r.target = 'leads' and l.status = any(r.lead_statuses)))
    and lead_moved_at(l) < cutoff;
  return found;
end
$$;

-- Raw events go by whole months, as soon as the first of a month is too old: none is ever kept longer than the rule says.
create function erase_blog_events(moment timestamptz, is_rehearsal boolean)
  returns table (events bigint, oldest timestamptz)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  cutoff timestamptz := retention_cutoff('blog_events', moment);
  old_month text;
  month_events bigint;
  month_oldest timestamptz;
begin
  events := 0;
  for old_month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.blog_analytics'::regclass and c.relname ~ '^blog_analytics_[0-9]{6}$'
      and to_timestamp(right(c.relname, 6) || ' UTC', 'YYYYMM TZ') < cutoff
    order by 1
  loop
    execute format('select count(*), min(created_at) from public.%I', old_month) into month_events, month_oldest;
    if not is_rehearsal then
      execute format('drop table public.%I', old_month);
    end if;
    events := events + month_events;
    oldest := least(oldest, month_oldest);
  end loop;
  select count(*), min(d.created_at) into month_events, month_oldest
  from blog_analytics_default d where d.created_at < cutoff;
  if not is_rehearsal then
    delete from blog_analytics_default d where d.created_at < cutoff;
  end if;
  events := events + month_events;
  oldest := least(oldest, month_oldest);
  return next;
end
$$;

-- erase_blog_events took its place.
drop function prune_blog_analytics(integer);

grant select on retention_rules, retention_runs to webplan_worker, webplan_staff;
grant update (days, reason, legal_basis) on retention_rules to webplan_staff;
grant insert on retention_runs to webplan_worker;
grant select on erased_lead_counts to webplan_staff;
grant execute on function retention_cutoff(text, timestamptz), lead_moved_at(leads),
  leads_past_rule(text, timestamptz, integer), erase_lead_past_rule(text, bigint, timestamptz),
  erase_blog_events(timestamptz, boolean) to webplan_worker;
