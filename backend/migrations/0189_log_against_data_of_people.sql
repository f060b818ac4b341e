-- Of some people at a time, since a company has hundreds of thousands of rows; otherwise as in 0188.
drop function differences_of(regclass, integer);

-- Rows of closed months that the log does not know, or knows otherwise, and those that it knows and that are gone. A row from
-- before the log began (or while it was switched off) is none: that it is not, its number says, which is not smaller than that
-- of the first row of the log, or its person, who is in the log from the beginning, or its time, where the program's clock is
-- the database's. What was erased in the log is compared with nothing. Decision 0130.
create function differences_of(of_table regclass, company integer, people integer[])
returns table (person integer, day date, fault text) language plpgsql stable as $$
declare
  name text := (select relname from pg_class where oid = of_table);
  times text[];
  begun bigint;
  begun_at timestamptz;
  is_whole boolean;
  first_row bigint;
begin
  select c.id, c.at, c.op = 'I' into begun, begun_at, is_whole from changes c
  where c.company_id = company and c.table_name = 'companies' and c.reason = 'Beginn der Aufzeichnung'
  order by c.id desc limit 1;
  if begun is null then
    -- erased, or older than this sentence: younger rows of the log are those of one period
    select coalesce(max(c.id), 0) into begun from changes c
    where c.company_id = company and c.table_name = 'companies' and c.erased_at is not null;
    select min(c.at) into begun_at from changes c where c.company_id = company and c.id > begun;
  end if;
  if is_whole then
    first_row := 0;
  else
    select c.record_id into first_row from changes c
    where c.company_id = company and c.table_name = name and c.op = 'I' and c.id > begun
    order by c.company_id, c.table_name, c.record_id, c.id limit 1;
  end if;
  select array_agg(attname::text) into times from pg_attribute
  where attrelid = of_table and atttypid = 'timestamptz'::regtype and not attisdropped;
  return query execute format($q$
    with rows as (
      select r.id, r.user_id, r.day, r.created_at, recordable(to_jsonb(r), $2) as content
      from %s r join month_closings k on k.company_id = r.company_id and k.user_id = r.user_id
        and k.month = date_trunc('month', r.day)::date and k.state = 'closed'
      where r.company_id = $1 and r.user_id = any($7)
    ), said as (
      select c.record_id, merged(c.after order by c.id) filter (where c.id > $3) as state,
        bool_or(c.erased_at is not null) as erased, (array_agg(c.op order by c.id desc))[1] = 'D' as deleted
      from changes c
      where c.company_id = $1 and c.person_id = any($7) and c.table_name = $4 and c.op in ('I', 'U', 'D')
      group by c.record_id
    )
    select r.user_id, r.day, case when s.record_id is null then 'unknown' else 'other' end
    from rows r left join said s on s.record_id = r.id
    where case
      when s.record_id is null then r.id >= $5 or r.created_at between $6 and now() or exists (
        select from changes p where p.company_id = $1 and p.table_name = 'users' and p.record_id = r.user_id and p.op = 'I'
          and p.id > $3)
      when s.deleted then true
      when s.erased then false
      -- columns that came or went with a release are in one of both only
      else not r.content @> s.state and not r.content @> coalesce((
        select jsonb_object_agg(e.key, e.value) from jsonb_each(s.state) e where r.content ? e.key), '{}')
    end
    union all
    select k.user_id, (s.state ->> 'day')::date, 'gone'
    from said s join month_closings k on k.company_id = $1 and k.user_id = (s.state ->> 'user_id')::integer
      and k.month = date_trunc('month', (s.state ->> 'day')::date)::date and k.state = 'closed'
    where not s.deleted and not s.erased
      and not exists (select from %1$s r where r.company_id = $1 and r.id = s.record_id)
  $q$, of_table) using company, times, begun, name, first_row, begun_at, people;
end
$$;
