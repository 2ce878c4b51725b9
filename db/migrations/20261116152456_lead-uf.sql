-- Up Migration

-- N12.06: the state the visitor lives in. Empty where the visitor did not say it.
alter table leads add column uf text not null default '' check (uf ~ '^([A-Z]{2})?$');
grant update (uf) on leads to webplan_holder;
