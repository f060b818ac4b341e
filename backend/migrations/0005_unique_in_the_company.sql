-- A unique index is asked before a foreign key is: without the company in it, a statement that names a person of another
-- company would learn from the refusal whether that person has worked, or is away, on a day.
drop index entries_workingtime_a_day;
create unique index entries_workingtime_a_day on entries (company_id, user_id, day) where type = 50;
drop index entries_absence_a_day;
create unique index entries_absence_a_day on entries (company_id, user_id, day) where type <> 50 and status < 2;
