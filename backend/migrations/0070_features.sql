-- What a company has switched on beyond the seven flags of `permission`, by name; sessions carry it as they carry the flags.
alter table companies add features text[] not null default '{}';
alter table sessions add features text[] not null default '{}';

create or replace function fill_session() returns trigger language plpgsql as $$
begin
  select u.role, u.global_admin, u.active into new.role, new.global_admin, new.active
  from public.users u where u.company_id = new.company_id and u.id = new.user_id for share;
  select c.permission, c.features into new.permission, new.features
  from public.companies c where c.id = new.company_id for share;
  return new;
end
$$;

create or replace function keep_sessions_of_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set permission = new.permission, features = new.features where company_id = new.id;
  return null;
end
$$;
drop trigger companies_sessions on companies;
create trigger companies_sessions after update of permission, features on companies for each row
  when ((old.permission, old.features) is distinct from (new.permission, new.features))
  execute function keep_sessions_of_company();

drop function session_of(bytea, timestamptz);
create function session_of(hash bytea, moment timestamptz)
returns table (
  user_id integer, company_id integer, role smallint, global_admin boolean, permission text, features text[]
)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select s.user_id, s.company_id, s.role, s.global_admin, s.permission::text, s.features
    from sessions s where s.token_hash = hash and s.active and s.expires_at > moment;
end
$$;
revoke execute on function session_of from public;
grant execute on function session_of to stundenbuch_app;
