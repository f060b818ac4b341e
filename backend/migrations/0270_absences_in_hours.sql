set local lock_timeout = '2s';
-- Absences in hours, of a company's own kinds that allow them: such a row takes neither half of the day.
alter table absence_kinds
  add column hours boolean not null default false,
  add constraint absence_kinds_hours check (not hours or base not in (10, 30)) not valid;

alter table entries add column away_minutes smallint;
alter table entries drop constraint entries_half;
alter table entries add constraint entries_half check (case when away_minutes is null
  then (first_half or second_half) and ((first_half and second_half) or (type is not null and type <> 50))
  else not (first_half or second_half) and kind_id is not null and sick_from is null and away_minutes between 1 and 1440
  end) not valid;
