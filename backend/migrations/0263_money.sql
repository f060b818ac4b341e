set local lock_timeout = '2s';
-- As what somebody worked on a project is known on the day of the booking alone: later people have other jobs. Kept by a
-- trigger, so that bookings of processes of the last release have it, too. Null of older rows: the job of today stands for it.
alter table entries add column job_id integer;
alter table entries add constraint entries_job foreign key (company_id, job_id) references jobs (company_id, id) not valid;

create function set_job_of_booking() returns trigger language plpgsql as $$
begin
  select job_id into new.job_id from users where company_id = new.company_id and id = new.user_id;
  return new;
end
$$;
create trigger entries_job before insert on entries for each row
  when (new.project_id is not null and new.job_id is null) execute function set_job_of_booking();

-- From which day on a rate holds; null: always.
alter table hourly_rates add column valid_from date;
-- What an hour of the job costs the company.
alter table jobs add column cost_rate numeric(10, 2) check (cost_rate >= 0);

alter table projects
  add column budget_hours numeric(9, 2) check (budget_hours > 0),
  add column budget_money numeric(12, 2) check (budget_money > 0),
  -- of the project as a whole, or of each month
  add column budget_kind varchar(5) not null default 'total' check (budget_kind in ('total', 'month')),
  -- the customer pays the budget, however many hours it takes
  add column fixed_price boolean not null default false,
  -- percent of the budget at which people are told
  add column warn_at smallint not null default 80 check (warn_at between 1 and 100),
  add column archived boolean not null default false;
alter table projects add constraint projects_fixed_price check (not fixed_price or budget_money is not null) not valid;
alter table projects add constraint projects_archived check (not archived or status in (0, 3)) not valid;
