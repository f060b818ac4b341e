-- Also what the log says of a token, a factor or a booking that has the name in it keeps it: nothing is erased there before its time.
create or replace function name_kept_until(company integer, person integer, years integer) returns date
language sql stable set search_path = public, pg_temp as $$
  with whose as (select first_name || ' ' || name as called, first_name, name, email from users where company_id = company and id = person)
  select (max(day) + make_interval(years => years))::date from (
    select (s.month + interval '1 month')::date as day from month_sheets s
    where s.company_id = company and s.user_id = person and s.erased_at is null
    union all
    select (s.month + interval '1 month')::date from month_sheets s, whose w
    where s.company_id = company and s.user_id <> person and s.erased_at is null
      and jsonb_path_exists(s.data, '$.rows[*].corrections[*].by ? (@ == $called)', jsonb_build_object('called', w.called))
      and not exists (select from users o where o.company_id = company and o.id <> person
        and o.first_name = w.first_name and o.name = w.name)
    union all
    select max(e.day) + 1 from entries e where e.company_id = company and e.user_id = person
    union all
    select max(c.at)::date + 1 from changes c, whose w
    where c.company_id = company and c.person_id = person and c.erased_at is null
      and (c.table_name in ('users', 'codes') and (c.before ?| array['first_name', 'name', 'email', 'pending_email', 'address']
          or c.after ?| array['first_name', 'name', 'email', 'pending_email', 'address'])
        or position(w.called in concat(c.before, c.after, c.reason)) > 0
        or position(w.email in concat(c.before, c.after, c.reason)) > 0)
  ) kept
$$;
