-- Up Migration

-- Every function of the house is called by name and by nobody it was not granted to.
alter default privileges revoke execute on functions from public;

create function touch_updated_at() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create table sites (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  domain text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

-- §9: one fixed site for the blog of public servants; the older one of engineers stays, inactive (D53).
insert into sites (id, name, display_name, domain, is_active) values
  ('6f1d3c52-8a0e-4a57-9a6d-2b6f0c1e7d10', 'servidores-publicos', 'Blog Servidores Públicos', 'servidores.webplan.example', true),
  ('0b7a9e44-31c8-4f0b-8d52-95c1a7e3f620', 'engenheiros', 'Blog Engenheiros', 'engenheiros.webplan.example', false);

grant select on sites to webplan_web, webplan_worker, webplan_staff;
grant update (is_active) on sites to webplan_staff;
