-- Whether the schema is at least that of a release, for a process that must not read what else has run.
-- `names`: with commas in between.
create function has_migrations(names text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from regexp_split_to_table(names, ',') n where not exists (select from migrations m where m.name = n));
$$;
revoke execute on function has_migrations from public;
grant execute on function has_migrations to stundenbuch_app;
