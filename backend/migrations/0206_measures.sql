-- What waits in the whole installation: figures for its operator, of no company and no person.
create function what_waits(moment timestamptz)
returns table (outbox_waiting integer, outbox_held integer, outbox_seconds float8, unsealed integer, unsealed_seconds float8)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.waiting, o.held, o.seconds, s.rows, s.seconds
  from (
    select count(*) filter (where state = 'waiting')::integer as waiting, count(*) filter (where state = 'held')::integer as held,
      greatest(0, extract(epoch from moment - min(due) filter (where state = 'waiting')))::float8 as seconds
    from outbox where state in ('waiting', 'held')
  ) o
  cross join (
    select count(*)::integer as rows, greatest(0, extract(epoch from moment - min(c.at)))::float8 as seconds
    from unsealed_changes u left join changes c on c.company_id = u.company_id and c.id = u.id
  ) s
$$;

-- How long ago each job was last done for a company, whichever.
create function job_ages(moment timestamptz)
returns table (name text, seconds float8)
language sql stable security definer set search_path = public, pg_temp as $$
  select name, greatest(0, extract(epoch from moment - max(created_at)))::float8 from job_runs group by name order by name
$$;

-- The table whose ids are used up first, and the share that is used.
create function fullest_ids() returns table (name text, used float8)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.refobjid::regclass::text, coalesce(s.last_value, 0)::float8 / s.max_value
  from pg_sequences s join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass and d.deptype = 'i'
  where s.schemaname = 'public' order by 2 desc, 1 limit 1
$$;

revoke execute on function what_waits, job_ages, fullest_ids from public;
grant execute on function what_waits, job_ages, fullest_ids to stundenbuch_app;
