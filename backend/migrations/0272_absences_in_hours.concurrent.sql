-- One row in hours of a kind and day.
drop index concurrently if exists entries_hours_a_day;
create unique index concurrently entries_hours_a_day on entries (company_id, user_id, day, kind_id)
  where away_minutes is not null and status < 2;
