-- How many bookings a project has in each week. A page in the middle of a hundred thousand is found by these few rows and
-- read off the index from the beginning of its week. The lane spreads the people over several rows, so that few wait for
-- each other when all book on one project.
create table project_weeks (
  company_id integer not null,
  project_id integer not null,
  week date not null,
  lane smallint not null,
  bookings integer not null,
  primary key (company_id, project_id, week, lane),
  constraint project_weeks_project foreign key (company_id, project_id) references projects (company_id, id)
    on delete cascade
) with (fillfactor = 70);

alter table project_weeks enable row level security;
create policy project_weeks_tenant on project_weeks
  using (company_id = current_company()) with check (company_id = current_company());

insert into project_weeks (company_id, project_id, week, lane, bookings)
select company_id, project_id, day - extract(isodow from day)::int + 1, user_id % 8, count(*)
from entries where project_id is not null group by 1, 2, 3, 4;

-- Once a statement. The rows are always taken in the same order, so that no two statements wait for each other for ever:
-- a booking that moves to another project or week takes both of its rows by one insert.
create function count_project_weeks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into project_weeks as w (company_id, project_id, week, lane, bookings)
    select company_id, project_id, day - extract(isodow from day)::int + 1, user_id % 8, count(*)
    from added where project_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, project_id, week, lane) do update set bookings = w.bookings + excluded.bookings;
  elsif tg_op = 'DELETE' then
    insert into project_weeks as w (company_id, project_id, week, lane, bookings)
    select company_id, project_id, day - extract(isodow from day)::int + 1, user_id % 8, -count(*)
    from removed where project_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, project_id, week, lane) do update set bookings = w.bookings + excluded.bookings;
  else
    insert into project_weeks as w (company_id, project_id, week, lane, bookings)
    select company_id, project_id, day - extract(isodow from day)::int + 1, user_id % 8, sum(n)
    from (
      select company_id, project_id, day, user_id, 1 as n from added
      union all
      select company_id, project_id, day, user_id, -1 from removed
    ) moved where project_id is not null group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
    on conflict (company_id, project_id, week, lane) do update set bookings = w.bookings + excluded.bookings;
  end if;
  return null;
end
$$;

create trigger entries_inserted_weeks after insert on entries
  referencing new table as added for each statement execute function count_project_weeks();
create trigger entries_updated_weeks after update on entries
  referencing old table as removed new table as added for each statement execute function count_project_weeks();
create trigger entries_deleted_weeks after delete on entries
  referencing old table as removed for each statement execute function count_project_weeks();
