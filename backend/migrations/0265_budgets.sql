set local lock_timeout = '2s';
-- What has been told of a budget: each level once a period, the first of a month or -infinity for the project as a whole.
create table budget_notices (
  company_id integer not null references companies,
  project_id integer not null,
  period date not null,
  level varchar(7) not null check (level in ('warned', 'reached')),
  created_at timestamptz not null,
  -- whose booking it was
  created_by integer not null,
  primary key (company_id, project_id, period, level),
  constraint budget_notices_project foreign key (company_id, project_id) references projects (company_id, id) on delete cascade
);

alter table budget_notices enable row level security;
create policy budget_notices_tenant on budget_notices using (company_id = current_company())
  with check (company_id = current_company());

-- A project that is worked on again leaves the archive, also where a process of the last release says so.
create function leave_archive() returns trigger language plpgsql as $$
begin
  new.archived := false;
  return new;
end
$$;
create trigger projects_archive before update on projects for each row
  when (new.archived and old.archived and new.status not in (0, 3)) execute function leave_archive();
