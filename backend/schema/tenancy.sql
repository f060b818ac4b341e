-- The second wall. The first is that every query names the company; this one holds when a query forgets it. The role
-- stundenbuch_app exists already (platform/database/role.ts). What the owner creates from here on, it may use.
alter default privileges in schema public grant select, insert, update, delete on tables to stundenbuch_app;

-- After a transaction the setting reads '', therefore nullif. Without a setting nothing is seen and nothing written.
create function current_company() returns integer language sql stable parallel safe
  return nullif(current_setting('app.company', true), '')::integer;

-- A global admin's calls: accepted by the policies of companies and users alone.
create function global_scope() returns boolean language sql stable parallel safe
  return current_setting('app.scope', true) = 'global';

-- Whether the schema is at least that of a release, for a process that must not read what else has run.
-- `names`: with commas in between.
create function has_migrations(names text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from regexp_split_to_table(names, ',') n where not exists (select from migrations m where m.name = n));
$$;
revoke execute on function has_migrations from public;
grant execute on function has_migrations to stundenbuch_app;
