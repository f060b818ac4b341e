-- The second wall. The first is that every query names the company; this one holds when a query forgets it.
-- After a transaction the setting reads '', therefore nullif. Without a setting nothing is seen and nothing written.
create function current_company() returns integer language sql stable parallel safe
  return nullif(current_setting('app.company', true), '')::integer;

-- A global admin's calls: accepted by the policies of companies and users alone.
create function global_scope() returns boolean language sql stable parallel safe
  return current_setting('app.scope', true) = 'global';

alter table companies enable row level security;
create policy companies_tenant on companies
  using (id = current_company() or global_scope()) with check (id = current_company() or global_scope());
alter table users enable row level security;
create policy users_tenant on users
  using (company_id = current_company() or global_scope())
  with check (company_id = current_company() or global_scope());

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['addresses', 'jobs', 'categories', 'sessions', 'customers', 'projects',
    'hourly_rates', 'inventory_items', 'entries'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy %I on %I using (company_id = current_company())
      with check (company_id = current_company())', tenant_table || '_tenant', tenant_table);
  end loop;
end
$$;

-- Nobody but the functions below touches it, hence no policy at all.
alter table login_failures enable row level security;
revoke all on login_failures from stundenbuch_app;

-- What happens before a company is known. Each answers one question about one e-mail or one token and no more.
-- plpgsql, because it keeps the plan from call to call.
create function session_of(hash bytea, moment timestamptz)
returns table (user_id integer, company_id integer, role smallint, global_admin boolean, permission text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.company_id, u.role, u.global_admin, c.permission::text
    from sessions s
    join users u on u.company_id = s.company_id and u.id = s.user_id and u.active
    join companies c on c.id = s.company_id
    where s.token_hash = hash and s.expires_at > moment;
end
$$;

create function login_of(mail text)
returns table (user_id integer, company_id integer, password_hash text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.company_id, u.password_hash from users u where u.email = mail and u.active;
end
$$;

-- Of twenty equal requests one finds the password still missing.
create function register_user(mail text, hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users set password_hash = hash where email = mail and active and password_hash is null;
  return found;
end
$$;

-- Counts before the password is looked at, so that parallel guesses can't outrun the limit. A success is forgiven.
create function take_attempt(attempt_key bytea, moment timestamptz, since timestamptz, allowed integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  attempt bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(attempt_key, 'hex'), 0));
  delete from login_failures where key = attempt_key and at <= since;
  if (select count(*) from login_failures where key = attempt_key) >= allowed then
    return null;
  end if;
  insert into login_failures (key, at) values (attempt_key, moment) returning id into attempt;
  return attempt;
end
$$;

create function forgive_attempts(attempt_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from login_failures where key = attempt_key;
$$;

revoke execute on function session_of, login_of, register_user, take_attempt, forgive_attempts from public;
grant execute on function session_of, login_of, register_user, take_attempt, forgive_attempts to stundenbuch_app;
