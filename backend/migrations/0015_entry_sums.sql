-- How many entries a list has, and how many hours a project, without counting them: one table, one function that says in
-- which sums an entry counts, one trigger. It replaces project_hours, project_weeks, project_years, entry_days and
-- company_people. Nothing is written between what is taken over and the trigger that carries it on.
lock table entries in share row exclusive mode;

drop trigger entries_inserted on entries;
drop trigger entries_updated on entries;
drop trigger entries_deleted on entries;
drop trigger entries_inserted_weeks on entries;
drop trigger entries_updated_weeks on entries;
drop trigger entries_deleted_weeks on entries;
drop trigger entries_inserted_counts on entries;
drop trigger entries_updated_counts on entries;
drop trigger entries_deleted_counts on entries;
drop trigger users_inserted_counts on users;
drop trigger users_deleted_counts on users;
drop function count_project_hours, count_project_weeks, keep_counts, count_people,
  add_to_day(integer, date, bigint, bigint, bigint, bigint),
  add_to_project(integer, integer, smallint, numeric, bigint);

-- 0 stands for every project or person, -infinity for all time. A sum has as many rows as people once wrote at the same
-- moment: a writer takes one that nobody holds, or adds one, so that nobody waits for another.
create table entry_sums (
  company_id integer not null references companies on delete cascade,
  list text not null,
  project_id integer not null,
  user_id integer not null,
  day date not null,
  slot integer not null,
  entries integer not null,
  hours numeric(14, 2) not null,
  primary key (company_id, list, project_id, user_id, day, slot)
) with (fillfactor = 70);
-- Requests may be open on days of any age.
create index entry_sums_open on entry_sums (company_id, day) where list = 'open' and entries <> 0;

alter table entry_sums enable row level security;
create policy entry_sums_tenant on entry_sums
  using (company_id = current_company()) with check (company_id = current_company());

insert into entry_sums (company_id, list, project_id, user_id, day, slot, entries, hours)
select company_id, l.list, 0, 0, day, 0, sum(l.entries), 0
from entry_days
cross join lateral (values ('times', times), ('booked', booked), ('open', open), ('decided', decided)) l (list, entries)
group by company_id, l.list, day having sum(l.entries) <> 0
union all
select company_id, case year when 0 then 'project' else 'project year' end, project_id, 0,
  case year when 0 then '-infinity' else make_date(year, 1, 1) end, 0, sum(bookings), sum(hours)
from project_years group by company_id, project_id, year having sum(bookings) <> 0
union all
select company_id, 'project week', project_id, 0, week, 0, sum(bookings), 0
from project_weeks group by company_id, project_id, week having sum(bookings) <> 0
union all
select company_id, 'project person', project_id, user_id, '-infinity', 0, sum(bookings), sum(hours)
from project_hours group by company_id, project_id, user_id having sum(bookings) <> 0;

drop table project_hours, project_weeks, project_years, entry_days, company_people;

-- In which sums an entry counts: the time bookings of a day, its bookings and absences, its open requests and its decided
-- ones; the bookings of a project in all, in a year, in a week and of a person.
create function sums_of(of_day date, of_type smallint, of_project integer, of_person integer, of_status smallint,
  of_hours numeric)
returns table (list text, project_id integer, user_id integer, day date, hours numeric) language sql immutable as $$
  select 'times', 0, 0, of_day, 0.0 where of_type = 50 or (of_type in (30, 80) and of_status < 2)
  union all select 'booked', 0, 0, of_day, 0.0 where of_project is not null or (of_type <> 50 and of_status < 2)
  union all select 'open', 0, 0, of_day, 0.0 where of_status = 0
  union all select 'decided', 0, 0, of_day, 0.0 where of_status > 0
  union all select 'project', of_project, 0, '-infinity', of_hours where of_project is not null
  union all select 'project year', of_project, 0, make_date(extract(year from of_day)::int, 1, 1), of_hours
    where of_project is not null
  union all select 'project week', of_project, 0, of_day - extract(isodow from of_day)::int + 1, 0.0
    where of_project is not null
  union all select 'project person', of_project, of_person, '-infinity', of_hours where of_project is not null
$$;

create function add_to_sum(company integer, of_list text, project integer, person integer, of_day date, more integer,
  more_hours numeric)
returns void language plpgsql as $$
begin
  update entry_sums s set entries = s.entries + more, hours = s.hours + more_hours
  where s.company_id = company and s.list = of_list and s.project_id = project and s.user_id = person and s.day = of_day
    and s.slot = (
      select slot from entry_sums
      where company_id = company and list = of_list and project_id = project and user_id = person and day = of_day
      limit 1 for no key update skip locked
    );
  if not found then
    insert into entry_sums as s (company_id, list, project_id, user_id, day, slot, entries, hours)
    values (company, of_list, project, person, of_day, random() * 2000000000, more, more_hours)
    on conflict (company_id, list, project_id, user_id, day, slot)
      do update set entries = s.entries + excluded.entries, hours = s.hours + excluded.hours;
  end if;
end
$$;

-- Once a statement, not once a row: an import of a thousand bookings moves each sum once.
create function add_up_entries() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_sum(e.company_id, s.list, s.project_id, s.user_id, s.day, -count(*)::int, -sum(s.hours))
    from removed e
    cross join lateral sums_of(e.day, e.type, e.project_id, e.user_id, e.status, e.hours) s
    group by e.company_id, s.list, s.project_id, s.user_id, s.day;
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_sum(e.company_id, s.list, s.project_id, s.user_id, s.day, count(*)::int, sum(s.hours))
    from added e
    cross join lateral sums_of(e.day, e.type, e.project_id, e.user_id, e.status, e.hours) s
    group by e.company_id, s.list, s.project_id, s.user_id, s.day;
  end if;
  return null;
end
$$;

create trigger entries_inserted after insert on entries
  referencing new table as added for each statement execute function add_up_entries();
create trigger entries_updated after update on entries
  referencing old table as removed new table as added for each statement execute function add_up_entries();
create trigger entries_deleted after delete on entries
  referencing old table as removed for each statement execute function add_up_entries();
