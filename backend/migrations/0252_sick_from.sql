set local lock_timeout = '2s';
-- Sick from a time on, on a day with work: the absence takes what work leaves of the day.
alter table entries add column sick_from smallint;
alter table entries add constraint entries_sick_from check (sick_from is null
  or (sick_from between 0 and 1439 and type = 20 and first_half and second_half)) not valid;
