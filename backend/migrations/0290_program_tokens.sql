set local lock_timeout = '2s';
-- A program comes in with a token that a person made for it: a session of that person, with what it may, and a name.
alter table sessions
  add column kind varchar(5) not null default 'login' constraint sessions_kind check (kind in ('login', 'token')),
  -- of a token: what it may, as `module:read` and `module:write`
  add column scopes text[] not null default '{}',
  add column name varchar(60);

-- Of what was changed with a token: its name.
alter table changes add column token_name varchar(60);
alter table changes alter column token_name set default nullif(current_setting('app.token', true), '');

-- What the log has of a token.
create function recorded_token(name text, scopes text[], ends timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('name', name, 'scopes', scopes,
    'expires_at', to_char(ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
$$;

create or replace function record_logins() returns trigger language plpgsql as $$
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
create trigger sessions_deleted_changes after delete on sessions referencing old table as removed
  for each statement execute function record_ended_tokens();

create or replace function keep_sessions_of_user() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set role = new.role, global_admin = new.global_admin, active = new.active,
    has_factor = new.has_factor, factor_from = factor_day(new.company_id, new.role)
  where company_id = new.company_id and user_id = new.id;
  -- Whoever comes back later makes new ones.
  if not new.active then
    delete from sessions where company_id = new.company_id and user_id = new.id and kind = 'token';
  end if;
  return null;
end
$$;

drop function session_of(bytea, timestamptz);
create function session_of(hash bytea, moment timestamptz)
returns table (
  user_id integer, company_id integer, role smallint, global_admin boolean, permission text, features text[],
  has_factor boolean, factor_from date, kind text, scopes text[], name text
)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select s.user_id, s.company_id, s.role, s.global_admin, s.permission::text, s.features, s.has_factor, s.factor_from,
      s.kind::text, s.scopes, s.name::text
    from sessions s where s.token_hash = hash and s.active and s.expires_at > moment;
end
$$;

-- Of many logins the newest twenty stay.
create or replace function begin_session(of_company integer, person integer, hash bytea, moment timestamptz, ends timestamptz)
returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into sessions (token_hash, company_id, user_id, created_at, expires_at)
  values (hash, of_company, person, moment, ends);
  delete from sessions where user_id = person and company_id = of_company and token_hash in (
    select token_hash from sessions
    where user_id = person and company_id = of_company and token_hash <> hash and kind = 'login'
    order by created_at desc, token_hash offset 19
  );
  delete from sessions where token_hash in (
    select token_hash from sessions where expires_at <= moment limit 100 for update skip locked
  );
end
$$;

-- For a program of a person of this company, who is still active.
create function open_token(person integer, hash bytea, title text, may text[], moment timestamptz, ends timestamptz)
returns bigint
language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (token_hash, company_id, user_id, created_at, expires_at, kind, scopes, name)
  select hash, company_id, id, moment, ends, 'token', may, title from users
  where company_id = current_company() and id = person and active
  returning id;
$$;

revoke execute on function session_of, open_token, record_ended_tokens from public;
grant execute on function session_of, open_token to stundenbuch_app;
