-- Sealing wrote each row of the log a second time, to note its hash and its seal, so that a row lay there twice. Now a seal holds
-- the numbers and hashes of its rows, and what no seal holds yet is noted apart. The log has a partition for each year; what
-- there is becomes the first one as it lies: it is read once, and not written again. Decision 0141.

-- Which rows no seal holds yet: a few minutes' worth. Written with the row, and gone with its seal.
create table unsealed_changes (
  company_id integer not null,
  id bigint not null,
  primary key (company_id, id)
);
revoke insert, update, delete on unsealed_changes from stundenbuch_app;

alter table unsealed_changes enable row level security;
create policy unsealed_changes_tenant on unsealed_changes
  using (company_id = current_company()) with check (company_id = current_company());
insert into unsealed_changes (company_id, id) select company_id, id from changes where seal_no is null;

alter table seals add ids bigint[] not null default '{}', add hashes bytea[] not null default '{}';
update seals s set ids = r.ids, hashes = r.hashes from (
  select company_id, seal_no, array_agg(id order by id) as ids,
    -- Of one that is no hash nothing is left: its seal is wrong, as it was.
    array_agg(case when row_hash ~ '^[0-9a-f]{64}$' then decode(row_hash, 'hex') else '' end order by id) as hashes
  from changes where seal_no is not null group by company_id, seal_no
) r where r.company_id = s.company_id and r.seal_no = s.no;
alter table seals alter ids drop default, alter hashes drop default;
-- The seal of a row is the first of those that end at or behind it, hardly ever a later one.
create index seals_by_rows on seals (company_id, last_id);

-- Up to when the log of a company has been erased: what lies before is never looked at again.
create table log_erasures (
  company_id integer primary key references companies,
  until timestamptz not null
);
revoke insert, update, delete on log_erasures from stundenbuch_app;

alter table log_erasures enable row level security;
create policy log_erasures_tenant on log_erasures
  using (company_id = current_company()) with check (company_id = current_company());

drop function companies_to_seal();
drop function seal_changes(bigint[], text[]);
drop function erase_changes(timestamptz);

do $do$
declare
  -- 2026, unless this comes later.
  last_year integer := greatest(2026, (select extract(year from max(at) at time zone 'UTC') from changes));
  first_name text := 'changes_' || last_year;
  next_id bigint := nextval(pg_get_serial_sequence('changes', 'id'));
begin
  drop policy changes_tenant on changes;
  alter table changes drop constraint changes_sealed, drop constraint changes_pkey, drop column row_hash, drop column seal_no,
    alter id drop identity;
  drop index if exists changes_of_seal;
  revoke all on changes from stundenbuch_app;
  execute format('alter table changes rename to %I', first_name);
  execute format('alter index changes_of_company rename to %I', first_name || '_company_id_at_id_idx');
  execute format('alter index changes_of_record rename to %I', first_name || '_company_id_table_name_record_id_id_idx');
  execute format('alter index changes_of_person rename to %I', first_name || '_company_id_person_id_id_idx');
  execute format('alter index changes_with_reason rename to %I', first_name || '_company_id_person_id_id_idx1');
  execute format('alter table %I add primary key (company_id, id, at)', first_name);

  execute format('create table changes (like %I including defaults including constraints) partition by range (at)', first_name);
  execute format('alter table changes alter id add generated always as identity (start %s), add primary key (company_id, id, at),
    add constraint changes_company_id_fkey foreign key (company_id) references companies', next_id);
  alter sequence changes_id_seq start 1;
  create index changes_of_company on changes (company_id, at, id);
  create index changes_of_record on changes (company_id, table_name, record_id, id);
  create index changes_of_person on changes (company_id, person_id, id) where person_id is not null;
  create index changes_with_reason on changes (company_id, person_id, id) where reason is not null;
  alter table changes enable row level security;
  create policy changes_tenant on changes
    using (company_id = current_company()) with check (company_id = current_company());
  revoke update, delete on changes from stundenbuch_app;
  execute format('alter table changes attach partition %I for values from (minvalue) to (%L)',
    first_name, (last_year + 1) || '-01-01 00:00:00+00');
  create table changes_later partition of changes default;
  alter table changes_later enable row level security;
  revoke all on changes_later from stundenbuch_app;
end
$do$;

create function queue_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unsealed_changes (company_id, id) select company_id, id from added;
  return null;
end
$$;
create trigger changes_to_seal after insert on changes referencing new table as added
  for each statement execute function queue_changes();

-- Seals exactly these rows of the named company; the hash of each is that of its canonical text, which only the program
-- writes (decision 0084). One process at a time: the second finds what the first has sealed. A row without a hash was deleted
-- by the owner before its seal, and waits no longer.
create function seal_changes(ids bigint[], hashes text[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company integer := current_company();
  sealed seals;
  texts text;
begin
  perform pg_advisory_xact_lock(5307314, company);
  with taken as (
    delete from unsealed_changes u using unnest(seal_changes.ids, seal_changes.hashes) h (id, hash)
    where u.company_id = company and u.id = h.id
    returning h.id, h.hash
  )
  select min(id), max(id), count(*), array_agg(id order by id), array_agg(decode(hash, 'hex') order by id),
    string_agg(hash, '' order by id)
  into sealed.first_id, sealed.last_id, sealed.rows, sealed.ids, sealed.hashes, texts
  from taken where hash is not null;
  if sealed.rows = 0 then
    return null;
  end if;
  select no, hash into sealed.no, sealed.prev from seals where company_id = company order by no desc limit 1;
  sealed.no := coalesce(sealed.no, 0) + 1;
  sealed.prev := coalesce(sealed.prev, repeat('0', 64));
  sealed.hash := encode(sha256(convert_to(sealed.prev || texts, 'UTF8')), 'hex');
  insert into seals (company_id, no, first_id, last_id, rows, prev, hash, ids, hashes)
  values (company, sealed.no, sealed.first_id, sealed.last_id, sealed.rows, sealed.prev, sealed.hash, sealed.ids, sealed.hashes);
  return sealed.no;
end
$$;

-- The next company whose log has rows that no seal holds yet, and that no other process is sealing: it is ours until the
-- transaction ends. Null behind the last.
create function company_to_seal(after integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company integer := after;
begin
  loop
    select min(company_id) into company from unsealed_changes where company_id > company;
    exit when company is null;
    -- Asked again behind the lock: another process may just have sealed it.
    exit when pg_try_advisory_xact_lock(5307314, company)
      and exists (select from unsealed_changes where company_id = company);
  end loop;
  return company;
end
$$;

-- What is older than it must be kept loses its content; its hash stays in the seal, so that the chain can still be followed.
-- Nothing younger than two years (§ 16 Abs. 2 ArbZG, § 17 MiLoG), whatever is asked for. Begins where it ended the last time.
create function erase_changes(until timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  company integer := current_company();
  since timestamptz;
  unsealed timestamptz;
  erased integer;
begin
  if not pg_try_advisory_xact_lock(5307315, company) then
    return 0;
  end if;
  select e.until into since from log_erasures e where e.company_id = company;
  -- What is not sealed yet waits, and what is younger with it.
  select min(c.at) into unsealed from unsealed_changes u join changes c on c.company_id = u.company_id and c.id = u.id
  where u.company_id = company;
  until := least(until, unsealed);
  update changes set before = null, after = null, reason = null, erased_at = now()
  where company_id = company and at >= coalesce(since, '-infinity') and at < least(until, now() - interval '2 years')
    and erased_at is null;
  get diagnostics erased = row_count;
  insert into log_erasures as e (company_id, until) values (company, least(until, now() - interval '2 years'))
  on conflict (company_id) do update set until = greatest(e.until, excluded.until);
  return erased;
end
$$;

-- The companies in whose log something is old enough to be erased; `years` where a company has not said for how many it is kept.
create function companies_to_erase(years integer) returns table (company_id integer, keep_years integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select c.id, k.years from companies c
      left join company_settings s on s.company_id = c.id and s.feature = 'audit'
      left join log_erasures e on e.company_id = c.id
      cross join lateral (select coalesce((s.value ->> 'keep_years')::integer, companies_to_erase.years) as years) k
    -- The first that is left of each company, by the index: never a walk through the log.
    where (select h.at from changes h where h.company_id = c.id and h.at >= coalesce(e.until, '-infinity') order by h.at limit 1)
      < least(now() - make_interval(years => k.years), now() - interval '2 years')
    order by c.id;
end
$$;

-- A partition for each year from 2027 to the one after this moment. What came while there was none waits in `changes_later`.
create function prepare_log_years(moment timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '3s' as $$
declare
  year integer;
  name text;
begin
  for year in 2027 .. extract(year from moment)::integer + 1 loop
    name := 'changes_' || year;
    continue when to_regclass(name) is not null;
    execute format('create table %I (like changes including defaults including constraints)', name);
    execute format('alter table %I enable row level security', name);
    execute format('revoke all on %I from stundenbuch_app', name);
    execute format('with moved as (delete from changes_later where at >= %1$L and at < %2$L returning *)
      insert into %3$I select * from moved', make_date(year, 1, 1), make_date(year + 1, 1, 1), name);
    execute format('alter table changes attach partition %I for values from (%L) to (%L)',
      name, make_date(year, 1, 1), make_date(year + 1, 1, 1));
  end loop;
end
$$;

revoke execute on function queue_changes, seal_changes, company_to_seal, erase_changes, companies_to_erase, prepare_log_years
  from public;
grant execute on function seal_changes, company_to_seal, erase_changes, companies_to_erase, prepare_log_years to stundenbuch_app;
