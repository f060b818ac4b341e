-- A company decides who needs a second factor and from which day on. The session's own row says whether its person has
-- one and from when on it is needed, so that a call asks nothing more; both are kept by what changes them.
alter table sessions
  add has_factor boolean not null default false,
  -- null: never
  add factor_from date;

/* Of the setting `second_factor`, while `security` is switched on. Role 2 is the admin's. */
create function factor_day(of_company integer, of_role smallint) returns date language sql stable
set search_path = public, pg_temp as $$
  select case s.value ->> 'second_factor'
      when 'all' then case when of_role = 2
        then least((s.value ->> 'second_factor_admins_from')::date, (s.value ->> 'second_factor_from')::date)
        else (s.value ->> 'second_factor_from')::date end
      when 'admins' then case when of_role = 2 then (s.value ->> 'second_factor_from')::date end
    end
  from companies c
  join company_settings s on s.company_id = c.id and s.feature = 'login'
  where c.id = of_company and 'security' = any(c.features);
$$;

create or replace function fill_session() returns trigger language plpgsql as $$
begin
  select u.role, u.global_admin, u.active, u.has_factor into new.role, new.global_admin, new.active, new.has_factor
  from public.users u where u.company_id = new.company_id and u.id = new.user_id for share;
  select c.permission, c.features into new.permission, new.features
  from public.companies c where c.id = new.company_id for share;
  new.factor_from := public.factor_day(new.company_id, new.role);
  return new;
end
$$;

create or replace function keep_sessions_of_user() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set role = new.role, global_admin = new.global_admin, active = new.active,
    has_factor = new.has_factor, factor_from = factor_day(new.company_id, new.role)
  where company_id = new.company_id and user_id = new.id;
  return null;
end
$$;
drop trigger users_sessions on users;
create trigger users_sessions after update of role, global_admin, active, has_factor on users for each row
  when ((old.role, old.global_admin, old.active, old.has_factor)
    is distinct from (new.role, new.global_admin, new.active, new.has_factor))
  execute function keep_sessions_of_user();

create or replace function keep_sessions_of_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set permission = new.permission, features = new.features, factor_from = factor_day(new.id, role)
  where company_id = new.id;
  return null;
end
$$;

-- As owner: a global admin who changes the settings of a company sees none of its sessions.
create function keep_sessions_of_settings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed record;
begin
  changed := case tg_op when 'DELETE' then old else new end;
  if changed.feature = 'login' then
    update sessions set factor_from = factor_day(company_id, role)
    where company_id = changed.company_id and factor_from is distinct from factor_day(company_id, role);
  end if;
  return null;
end
$$;
create trigger company_settings_sessions after insert or delete or update of value on company_settings
  for each row execute function keep_sessions_of_settings();

drop function session_of(bytea, timestamptz);
create function session_of(hash bytea, moment timestamptz)
returns table (
  user_id integer, company_id integer, role smallint, global_admin boolean, permission text, features text[],
  has_factor boolean, factor_from date
)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select s.user_id, s.company_id, s.role, s.global_admin, s.permission::text, s.features, s.has_factor, s.factor_from
    from sessions s where s.token_hash = hash and s.active and s.expires_at > moment;
end
$$;
revoke execute on function factor_day, keep_sessions_of_settings, session_of from public;
grant execute on function session_of to stundenbuch_app;

update sessions s set has_factor = true
from users u where u.company_id = s.company_id and u.id = s.user_id and u.has_factor;
