-- The login page says that a login name goes where the e-mail does, as soon as a company has a short name.
create function has_login_names() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from company_settings where feature = 'login' and value ->> 'short_name' <> '');
$$;

revoke execute on function has_login_names from public;
grant execute on function has_login_names to stundenbuch_app;
