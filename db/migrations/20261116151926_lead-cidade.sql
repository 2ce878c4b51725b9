-- Up Migration

-- N12.06: the city the visitor lives in. Empty where the visitor did not say it.
alter table leads add column cidade text not null default '' check (char_length(cidade) <= 120);
grant update (cidade) on leads to webplan_holder;
