-- Who changed what, when and why: written by the statement that changes it, for every company that has switched on `audit`.
-- The role of the program reads and adds; only functions of the owner seal and erase. A row is never written again before it is
-- erased, and each year has a partition of its own, which can be moved elsewhere once it is over (decision 0141).
create table changes (
  id bigint generated always as identity,
  company_id integer not null references companies,
  -- three decimals: what is hashed is what a program reads
  at timestamptz(3) not null default now(),
  -- no references: who was deleted or works for another company still did it
  actor_id integer,
  actor_kind text not null check (actor_kind in ('person', 'admin', 'global', 'terminal', 'system')),
  table_name text not null,
  record_id bigint not null,
  -- whom it is about
  person_id integer,
  -- R: somebody looked into the log of another
  op char(1) not null check (op in ('I', 'U', 'D', 'R')),
  before jsonb,
  after jsonb,
  reason text,
  erased_at timestamptz,
  -- for whom somebody acted who is no admin and whose own row it is not: oneself as a lead, or the lead whose deputy one was
  acting_for integer,
  -- the name of the token with which a program did it
  token_name varchar(60) default nullif(current_setting('app.token', true), ''),
  primary key (company_id, id, at)
) partition by range (at);
create index changes_of_company on changes (company_id, at, id);
create index changes_of_record on changes (company_id, table_name, record_id, id);
create index changes_of_person on changes (company_id, person_id, id) where person_id is not null;
-- A person has few of them among thousands of own changes.
create index changes_with_reason on changes (company_id, person_id, id) where reason is not null;
revoke update, delete on changes from stundenbuch_app;

-- Which rows no seal holds yet: a few minutes' worth. Written with the row, and gone with its seal.
create table unsealed_changes (
  company_id integer not null,
  id bigint not null,
  primary key (company_id, id)
);
revoke insert, update, delete on unsealed_changes from stundenbuch_app;

create function queue_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unsealed_changes (company_id, id) select company_id, id from added;
  return null;
end
$$;
create trigger changes_to_seal after insert on changes referencing new table as added
  for each statement execute function queue_changes();

-- What has been recorded is sealed every minute: each seal is the hash of the one before and of its rows. Rows that are
-- committed after a seal, with whatever numbers, go into the next one, so that no writer waits for the seal or for another.
-- A seal holds the numbers of its rows, in their order, and their hashes.
create table seals (
  company_id integer not null references companies,
  no integer not null,
  first_id bigint not null,
  last_id bigint not null,
  rows integer not null,
  prev char(64) not null,
  hash char(64) not null,
  at timestamptz(3) not null default now(),
  ids bigint[] not null,
  hashes bytea[] not null,
  primary key (company_id, no)
);
-- The seal of a row is the first of those that end at or behind it, hardly ever a later one.
create index seals_by_rows on seals (company_id, last_id);
revoke insert, update, delete on seals from stundenbuch_app;

-- Up to when the log of a company has been erased: what lies before is never looked at again.
create table log_erasures (
  company_id integer primary key references companies,
  until timestamptz not null
);
revoke insert, update, delete on log_erasures from stundenbuch_app;

-- Who is acting: the person whom the transaction names, also at a terminal, somebody of another company, or nobody but the
-- program.
create function acting_in(company integer, out id integer, out kind text) language plpgsql stable as $$
begin
  acting_in.id := nullif(nullif(current_setting('app.person', true), ''), '0')::integer;
  kind := case
    when acting_in.id is null then 'system'
    when current_setting('app.terminal', true) = 'on' then 'terminal'
    else coalesce((select case role when 2 then 'admin' else 'person' end from users u
      where u.company_id = company and u.id = acting_in.id), 'global')
  end;
end
$$;

-- A row as it is recorded: times in UTC with three decimals; of a password only whether there is one, and no other secret, not even as
-- a hash. In PL/pgSQL, whose plans stay: a function in SQL that is not inlined is planned at every call, which was half of what
-- recording a booking costs.
create function recordable(content jsonb, times text[]) returns jsonb language plpgsql stable as $$
declare
  key text;
begin
  if content ? 'password_hash' then
    content := content - 'password_hash'
      || jsonb_build_object('password', jsonb_typeof(content -> 'password_hash') <> 'null');
  end if;
  content := content - 'secret_hash' - 'pin_hash' - 'client_secret';
  foreach key in array coalesce(times, '{}') loop
    if content ->> key is not null then
      content := jsonb_set(content, array[key], to_jsonb(
        to_char((content ->> key)::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    end if;
  end loop;
  return content;
end
$$;

-- One change. Of a changed row only the columns that differ; nothing where none does, and not that a terminal is used.
create function record_change(of_table text, of_op text, person_key text, times text[], old_row jsonb, new_row jsonb)
returns void language plpgsql as $$
declare
  any_row jsonb := coalesce(new_row, old_row);
  company integer := (any_row ->> case of_table when 'companies' then 'id' else 'company_id' end)::integer;
  why text := nullif(current_setting('stundenbuch.reason', true), '');
  was_on boolean;
  is_on boolean;
begin
  select 'audit' = any (features) into is_on from companies where id = company;
  was_on := is_on;
  if of_table = 'companies' then
    was_on := coalesce(old_row -> 'features' ? 'audit', false);
    why := case when is_on and not was_on then 'Beginn der Aufzeichnung'
      when was_on and not is_on then 'Ende der Aufzeichnung' else why end;
  end if;
  if (is_on or was_on) is not true then
    return;
  end if;
  if of_op = 'U' then
    select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, new_row -> key) into old_row, new_row
    from jsonb_object_keys(any_row) key
    where old_row -> key is distinct from new_row -> key and not (of_table = 'terminals' and key = 'used_at');
    if new_row is null then
      return;
    end if;
  end if;
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, before, after, reason,
    acting_for)
  select company, a.id, a.kind, of_table, (any_row ->> 'id')::bigint, (any_row ->> person_key)::integer, of_op,
    recordable(old_row, times), recordable(new_row, times), why,
    nullif(current_setting('app.acting_for', true), '')::integer
  from acting_in(company) a;
end
$$;

-- Where the company has not switched it on this ends with one look at its row. Without a company it is a function of the
-- owner or the operator who writes: then each row says whose it is.
create function record_changes() returns trigger language plpgsql as $$
declare
  person_key text := tg_argv[0];
  times text[];
begin
  if tg_table_name <> 'companies' then
    if current_company() is null then
      if not exists (select from companies where 'audit' = any (features)) then
        return null;
      end if;
    elsif (select 'audit' = any (features) from companies where id = current_company()) is not true then
      return null;
    end if;
  end if;
  select array_agg(attname::text) into times from pg_attribute
  where attrelid = tg_relid and atttypid = 'timestamptz'::regtype and not attisdropped;
  if tg_op = 'INSERT' then
    perform record_change(tg_table_name, 'I', person_key, times, null, to_jsonb(a)) from added a;
  elsif tg_op = 'UPDATE' then
    perform record_change(tg_table_name, 'U', person_key, times, to_jsonb(r), to_jsonb(a))
    from removed r join added a on a.id = r.id;
  else
    perform record_change(tg_table_name, 'D', person_key, times, to_jsonb(r), null) from removed r;
  end if;
  return null;
end
$$;

-- Every table with a company is recorded, or named as an exception in backend/src/sides/log/recording.test.ts.
create function record_changes_of(of_table regclass) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = of_table);
  person_key text := case when name = 'users' then 'id' else 'user_id' end;
begin
  execute format('create or replace trigger %I after insert on %s referencing new table as added
    for each statement execute function record_changes(%L)', name || '_inserted_changes', of_table, person_key);
  execute format('create or replace trigger %I after update on %s referencing old table as removed new table as added
    for each statement execute function record_changes(%L)', name || '_updated_changes', of_table, person_key);
  execute format('create or replace trigger %I after delete on %s referencing old table as removed
    for each statement execute function record_changes(%L)', name || '_deleted_changes', of_table, person_key);
end
$$;

select record_changes_of('companies'), record_changes_of('users');

-- What the log has of a token.
create function recorded_token(name text, scopes text[], ends timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('name', name, 'scopes', scopes,
    'expires_at', to_char(ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
$$;

-- A login is a new session; what is in its row is a secret or stands elsewhere. Of a token its name and what it may.
create function record_logins() returns trigger language plpgsql as $$
begin
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, after)
  select a.company_id, a.user_id, case a.role when 2 then 'admin' else 'person' end, 'sessions', a.user_id, a.user_id, 'I', '{}'
  from added a join companies c on c.id = a.company_id and 'audit' = any (c.features)
  where a.kind = 'login';
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, after)
  select a.company_id, w.id, w.kind, 'tokens', a.id, a.user_id, 'I', recorded_token(a.name, a.scopes, a.expires_at)
  from added a join companies c on c.id = a.company_id and 'audit' = any (c.features), acting_in(a.company_id) w
  where a.kind = 'token';
  return null;
end
$$;

-- However it ended: deleted, with the password, or by itself, which nobody did.
create function record_ended_tokens() returns trigger language plpgsql as $$
begin
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, before)
  select r.company_id, w.id, coalesce(w.kind, 'system'), 'tokens', r.id, r.user_id, 'D',
    recorded_token(r.name, r.scopes, r.expires_at)
  from removed r join companies c on c.id = r.company_id and 'audit' = any (c.features)
    left join acting_in(r.company_id) w
      on r.expires_at > now() and coalesce(current_company(), r.company_id) = r.company_id
  where r.kind = 'token';
  return null;
end
$$;

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

-- All that was before there were years, and what comes before its year has a partition.
create table changes_2026 partition of changes for values from (minvalue) to ('2027-01-01 00:00:00+00');
create table changes_later partition of changes default;
revoke all on changes_2026, changes_later from stundenbuch_app;
alter table changes_2026 enable row level security;
alter table changes_later enable row level security;

-- One after the other: what a row was at last, of what was changed of it.
create aggregate merged(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

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

revoke execute on function record_changes, record_changes_of, record_logins, record_ended_tokens, queue_changes, seal_changes,
  company_to_seal, erase_changes, companies_to_erase, prepare_log_years from public;
grant execute on function seal_changes, company_to_seal, erase_changes, companies_to_erase, prepare_log_years to stundenbuch_app;
