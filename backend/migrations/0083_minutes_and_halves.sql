-- Minutes of working time: sums of minutes are rounded once, at their end. Old rows have their hours alone.
alter table entries add column net_minutes smallint, add column break_minutes smallint;

-- An absence takes the morning, the afternoon, or both. A constant default is written into no row.
alter table entries
  add column first_half boolean not null default true,
  add column second_half boolean not null default true,
  add constraint entries_half check ((first_half or second_half)
    and ((first_half and second_half) or (type is not null and type <> 50)));

-- A whole day collides with either half of another absence, two different halves do not.
drop index entries_absence_a_day;
create unique index entries_absence_a_day on entries (company_id, user_id, day)
  where type <> 50 and status < 2 and first_half;
create unique index entries_absence_second_half on entries (company_id, user_id, day)
  where type <> 50 and status < 2 and second_half;

-- Who works on the other half is asked for every working time that is shown: of most companies there is none.
create index entries_halves on entries (company_id, user_id, day) where not (first_half and second_half);
