-- A page of the inbox is read off an index, without a look at the people: day by day, as it was asked for.
create index entries_absences_as_requested on entries (company_id, day, id) include (status) where type <> 50;
drop index entries_absences;
