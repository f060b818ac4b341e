-- What a page says beside its rows, how many there are and how many hours, is kept: counting makes a page slower with
-- every entry. Nothing is written between the first count and the triggers that go on with it.
lock table entries, users in share row exclusive mode;

-- The entries of a day, by the list in which they stand: time bookings, bookings and absences, open requests, decided
-- ones. A writer takes whichever row of the day nobody holds, or adds one: the sum of the rows is the number, nobody
-- waits for another, and a day has as many rows as there were people writing at the same moment.
create table entry_days (
  company_id integer not null references companies on delete cascade,
  day date not null,
  slot integer not null,
  times integer not null,
  booked integer not null,
  open integer not null,
  decided integer not null,
  primary key (company_id, day, slot)
) with (fillfactor = 70);
-- Requests may be open on days of any age.
create index entry_days_open on entry_days (company_id, day) where open <> 0;

-- Hours and bookings of a project by year, and of all years as year 0, in the same way. project_hours has a row for each
-- person as well: too many to be added up for a list of projects.
create table project_years (
  company_id integer not null,
  project_id integer not null,
  year smallint not null,
  slot integer not null,
  hours numeric(14, 2) not null,
  bookings integer not null,
  primary key (company_id, year, project_id, slot),
  constraint project_years_project foreign key (company_id, project_id) references projects (company_id, id)
    on delete cascade
) with (fillfactor = 70);

create table company_people (
  company_id integer primary key references companies on delete cascade,
  people integer not null
);

do $$
declare
  kept text;
begin
  foreach kept in array array['entry_days', 'project_years', 'company_people'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('create policy %I on %I using (company_id = current_company())
      with check (company_id = current_company())', kept || '_tenant', kept);
  end loop;
end
$$;

insert into entry_days (company_id, day, slot, times, booked, open, decided)
select company_id, day, 0, count(*) filter (where type = 50 or (type in (30, 80) and status < 2)),
  count(*) filter (where project_id is not null or (type <> 50 and status < 2)),
  count(*) filter (where status = 0), count(*) filter (where status > 0)
from entries group by 1, 2;

insert into project_years (company_id, project_id, year, slot, hours, bookings)
select company_id, project_id, coalesce(year, 0), 0, sum(hours), sum(bookings) from project_hours
group by company_id, project_id, rollup (year);

insert into company_people (company_id, people) select company_id, count(*) from users group by 1;

create function add_to_day(
  company integer, of_day date, more_times bigint, more_booked bigint, more_open bigint, more_decided bigint
) returns void language plpgsql as $$
begin
  update entry_days k set times = k.times + more_times, booked = k.booked + more_booked, open = k.open + more_open,
    decided = k.decided + more_decided
  where k.company_id = company and k.day = of_day and k.slot = (
    select slot from entry_days where company_id = company and day = of_day limit 1 for no key update skip locked
  );
  if not found then
    insert into entry_days as k (company_id, day, slot, times, booked, open, decided)
    values (company, of_day, random() * 2000000000, more_times, more_booked, more_open, more_decided)
    on conflict (company_id, day, slot) do update set times = k.times + excluded.times,
      booked = k.booked + excluded.booked, open = k.open + excluded.open, decided = k.decided + excluded.decided;
  end if;
end
$$;

create function add_to_project(company integer, project integer, of_year smallint, more_hours numeric, more bigint)
returns void language plpgsql as $$
declare
  kept_year smallint;
begin
  foreach kept_year in array array[of_year, 0] loop
    update project_years k set hours = k.hours + more_hours, bookings = k.bookings + more
    where k.company_id = company and k.year = kept_year and k.project_id = project and k.slot = (
      select slot from project_years where company_id = company and year = kept_year and project_id = project
      limit 1 for no key update skip locked
    );
    if not found then
      insert into project_years as k (company_id, project_id, year, slot, hours, bookings)
      values (company, project, kept_year, random() * 2000000000, more_hours, more)
      on conflict (company_id, year, project_id, slot)
        do update set hours = k.hours + excluded.hours, bookings = k.bookings + excluded.bookings;
    end if;
  end loop;
end
$$;

-- Once a statement, for each day and project that it touches.
create function keep_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_day(company_id, day, -count(*) filter (where type = 50 or (type in (30, 80) and status < 2)),
      -count(*) filter (where project_id is not null or (type <> 50 and status < 2)),
      -count(*) filter (where status = 0), -count(*) filter (where status > 0))
    from removed group by company_id, day;
    perform add_to_project(company_id, project_id, extract(year from day)::smallint, -sum(hours), -count(*))
    from removed where project_id is not null group by company_id, project_id, extract(year from day);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_day(company_id, day, count(*) filter (where type = 50 or (type in (30, 80) and status < 2)),
      count(*) filter (where project_id is not null or (type <> 50 and status < 2)),
      count(*) filter (where status = 0), count(*) filter (where status > 0))
    from added group by company_id, day;
    perform add_to_project(company_id, project_id, extract(year from day)::smallint, sum(hours), count(*))
    from added where project_id is not null group by company_id, project_id, extract(year from day);
  end if;
  return null;
end
$$;

create trigger entries_inserted_counts after insert on entries
  referencing new table as added for each statement execute function keep_counts();
create trigger entries_updated_counts after update on entries
  referencing old table as removed new table as added for each statement execute function keep_counts();
create trigger entries_deleted_counts after delete on entries
  referencing old table as removed for each statement execute function keep_counts();

-- As owner, because a global admin's calls see the people of other companies, but nothing that is kept of them.
create function count_people() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    update company_people k set people = k.people - r.people
    from (select company_id, count(*) as people from removed group by 1) r where k.company_id = r.company_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into company_people as k (company_id, people) select company_id, count(*) from added group by 1 order by 1
    on conflict (company_id) do update set people = k.people + excluded.people;
  end if;
  return null;
end
$$;
revoke execute on function count_people from public;

-- People stay in their company.
create trigger users_inserted_counts after insert on users
  referencing new table as added for each statement execute function count_people();
create trigger users_deleted_counts after delete on users
  referencing old table as removed for each statement execute function count_people();

-- Lists that stand by name are read off an index, and the own absences, few among many entries, off one of their own.
-- Without the id: with it they would be taken to look up somebody's id, by a walk through all names of the company.
create index users_by_name on users (company_id, name, first_name);
create index users_by_full_name on users (company_id, (first_name || ' ' || name));
create index customers_by_name on customers (company_id, customer_name);
create index projects_by_name on projects (company_id, project_name);
create index inventory_items_by_name on inventory_items (company_id, lower(name));
drop index inventory_items_company;
create index entries_absences_of_user on entries (company_id, user_id, day, id) where type <> 50;
