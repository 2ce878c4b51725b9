-- Up Migration

-- The visitor's bond (app/plans/catalogue/bonds.ts) and the part of the day for the call (D78). Empty where the visitor did
-- not say it.
alter table leads add column vinculo text not null default '' check (char_length(vinculo) <= 40);
alter table leads add column janela text not null default '' check (char_length(janela) <= 40);
grant update (vinculo, janela) on leads to webplan_holder;

-- D75: the visitor was told that the number cannot be called, and sent it anyway.
alter table leads add column phone_sent_anyway boolean not null default false;
grant update (phone_sent_anyway) on leads to webplan_holder;
