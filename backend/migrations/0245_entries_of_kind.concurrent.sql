-- Whether a kind is used is asked before its meaning changes, and by the reference as well.
drop index concurrently if exists entries_of_kind;
create index concurrently entries_of_kind on entries (company_id, kind_id) where kind_id is not null;
