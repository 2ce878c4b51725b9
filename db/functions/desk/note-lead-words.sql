create or replace function note_lead_words() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  new.name_words := lead_name_words(new.name, new.id);
  new.source := nullif(concat_ws(' ', new.last_touch ->> 'source', new.last_touch ->> 'medium'), '');
  return new;
end
$$;

create or replace trigger leads_words before update on leads
  for each row when (new.name_words is null or old.name is distinct from new.name)
  execute function note_lead_words();
