-- Up Migration

-- N12.06: the public body the visitor works for or retired from. Empty where the visitor did not say it.
alter table leads add column orgao text not null default '' check (char_length(orgao) <= 160);
grant update (orgao) on leads to webplan_holder;
