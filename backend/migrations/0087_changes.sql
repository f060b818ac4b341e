-- Who changed what, when and why: written by the statement that changes it, for every company that has switched on `audit`.
-- The role of the program reads and adds; only functions of the owner seal and erase.
create table changes (
  id bigint generated always as identity primary key,
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
  row_hash char(64),
  seal_no integer,
  erased_at timestamptz,
  constraint changes_sealed check ((row_hash is null) = (seal_no is null))
);
create index changes_of_company on changes (company_id, at, id);
create index changes_of_record on changes (company_id, table_name, record_id, id);
create index changes_of_person on changes (company_id, person_id, id) where person_id is not null;
create index changes_of_seal on changes (company_id, seal_no, id);

alter table changes enable row level security;
create policy changes_tenant on changes
  using (company_id = current_company()) with check (company_id = current_company());
revoke update, delete on changes from stundenbuch_app;

-- Who is acting: the person whom the transaction names, somebody of another company, or nobody but the program.
create function acting_in(company integer, out id integer, out kind text) language plpgsql stable as $$
begin
  acting_in.id := nullif(nullif(current_setting('app.person', true), ''), '0')::integer;
  kind := case
    when acting_in.id is null then 'system'
    else coalesce((select case role when 2 then 'admin' else 'person' end from users u
      where u.company_id = company and u.id = acting_in.id), 'global')
  end;
end
$$;

-- Times in UTC with three decimals, and of a password only whether there is one.
create function recordable(content jsonb, times text[]) returns jsonb language sql stable as $$
  select content - 'password_hash'
    || case when content ? 'password_hash'
      then jsonb_build_object('password', jsonb_typeof(content -> 'password_hash') <> 'null') else '{}' end
    || coalesce((
      select jsonb_object_agg(key, to_char((content ->> key)::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from unnest(times) key where content ->> key is not null), '{}')
$$;

-- One change. Of a changed row only the columns that differ; nothing where none does.
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
    from jsonb_object_keys(any_row) key where old_row -> key is distinct from new_row -> key;
    if new_row is null then
      return;
    end if;
  end if;
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, before, after, reason)
  select company, a.id, a.kind, of_table, (any_row ->> 'id')::bigint, (any_row ->> person_key)::integer, of_op,
    recordable(old_row, times), recordable(new_row, times), why
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

-- Every table with a company is recorded, or named as an exception in backend/src/audit/recording.test.ts.
create function record_changes_of(of_table regclass) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = of_table);
  person_key text := case when name = 'users' then 'id' else 'user_id' end;
begin
  execute format('create trigger %I after insert on %s referencing new table as added
    for each statement execute function record_changes(%L)', name || '_inserted_changes', of_table, person_key);
  execute format('create trigger %I after update on %s referencing old table as removed new table as added
    for each statement execute function record_changes(%L)', name || '_updated_changes', of_table, person_key);
  execute format('create trigger %I after delete on %s referencing old table as removed
    for each statement execute function record_changes(%L)', name || '_deleted_changes', of_table, person_key);
end
$$;

select record_changes_of('companies'), record_changes_of('users'), record_changes_of('entries');

-- A login is a new session; what is in its row is a secret or stands elsewhere.
create function record_logins() returns trigger language plpgsql as $$
begin
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, after)
  select a.company_id, a.user_id, case a.role when 2 then 'admin' else 'person' end, 'sessions', a.user_id, a.user_id, 'I', '{}'
  from added a join companies c on c.id = a.company_id and 'audit' = any (c.features);
  return null;
end
$$;
create trigger sessions_inserted_changes after insert on sessions referencing new table as added
  for each statement execute function record_logins();

-- Before a company is known nobody is named: whoever sets a password is the person itself.
create or replace function register_user(mail text, hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.person', (select id::text from users where email = mail), true);
  update users set password_hash = hash where email = mail and active and password_hash is null;
  return found;
end
$$;

create or replace function change_password(session bytea, moment timestamptz, new_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person integer;
begin
  select user_id into person from sessions where token_hash = session;
  perform from users where id = person for no key update;
  if not exists (select from session_of(session, moment)) then
    return false;
  end if;
  perform set_config('app.person', person::text, true);
  update users set password_hash = new_hash where id = person;
  delete from sessions where user_id = person and token_hash <> session;
  return true;
end
$$;

revoke execute on function record_changes, record_changes_of, record_logins from public;
