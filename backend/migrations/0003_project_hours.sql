-- What has been booked on a project, by person and year. Adding up the bookings themselves would make a page slower with
-- every booking; these few rows are kept by the same statement that writes the booking, so they are always right.
create table project_hours (
  company_id integer not null,
  project_id integer not null,
  user_id integer not null,
  year smallint not null,
  hours numeric(12, 2) not null,
  bookings integer not null,
  primary key (company_id, project_id, user_id, year),
  constraint project_hours_project foreign key (company_id, project_id) references projects (company_id, id)
    on delete cascade,
  constraint project_hours_user foreign key (company_id, user_id) references users (company_id, id) on delete cascade
) with (fillfactor = 70);

alter table project_hours enable row level security;
create policy project_hours_tenant on project_hours
  using (company_id = current_company()) with check (company_id = current_company());

insert into project_hours (company_id, project_id, user_id, year, hours, bookings)
select company_id, project_id, user_id, extract(year from day), sum(hours), count(*)
from entries where project_id is not null group by 1, 2, 3, 4;

-- Once a statement, not once a row: an import of a thousand bookings moves each sum once.
create function count_project_hours() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update project_hours s set hours = s.hours - r.hours, bookings = s.bookings - r.bookings
    from (
      select company_id, project_id, user_id, extract(year from day)::smallint as year, sum(hours) as hours,
        count(*) as bookings
      from removed where project_id is not null group by 1, 2, 3, 4
    ) r
    where s.company_id = r.company_id and s.project_id = r.project_id and s.user_id = r.user_id and s.year = r.year;
  end if;
  if tg_op <> 'DELETE' then
    insert into project_hours as s (company_id, project_id, user_id, year, hours, bookings)
    select company_id, project_id, user_id, extract(year from day), sum(hours), count(*)
    from added where project_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, project_id, user_id, year)
      do update set hours = s.hours + excluded.hours, bookings = s.bookings + excluded.bookings;
  end if;
  return null;
end
$$;

create trigger entries_inserted after insert on entries
  referencing new table as added for each statement execute function count_project_hours();
create trigger entries_updated after update on entries
  referencing old table as removed new table as added for each statement execute function count_project_hours();
create trigger entries_deleted after delete on entries
  referencing old table as removed for each statement execute function count_project_hours();

-- A page of a project's bookings is read off the index, however many there are.
drop index entries_of_project;
create index entries_of_project on entries (company_id, project_id, day, id) where project_id is not null;
