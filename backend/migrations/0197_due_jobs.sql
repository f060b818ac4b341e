-- A row has no number of its own: one that was found to be done already would use one up.
alter table job_runs drop constraint job_runs_pkey, drop constraint job_runs_of_company, drop constraint job_runs_once,
  drop column id, add primary key (company_id, name, period);

-- What is due in which company: the nth of these names and periods. Nothing while another process is at work; the lock is
-- that of one piece of work (backend/src/mail/schedule.service.ts).
create function due_jobs(feature text, names text[], periods text[])
returns table (id integer, permission text, features text[], nth integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if not pg_try_advisory_xact_lock(5307316) then
    return;
  end if;
  return query
    select c.id, c.permission::text, c.features, t.nth::integer
    from companies c cross join unnest(names, periods) with ordinality t (name, period, nth)
    where feature = any (c.features) and c.locked_at is null
      and not exists (select from job_runs j where j.company_id = c.id and j.name = t.name and j.period = t.period)
    order by c.id, t.nth;
end
$$;
revoke execute on function due_jobs from public;
grant execute on function due_jobs to stundenbuch_app;
