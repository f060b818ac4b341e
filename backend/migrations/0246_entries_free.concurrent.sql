-- Whether a kind without a target is on the day is asked for every working time that is shown: of most companies there is none.
drop index concurrently if exists entries_free;
create index concurrently entries_free on entries (company_id, user_id, day) where credit = 'zero_target';
