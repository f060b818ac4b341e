-- Every call looks at its session. Who it is, may do and may use was joined from three tables each time; now it stands in
-- the session's own row and is kept by the statement that changes it, so that the next call in every process finds it.
alter table sessions
  add role smallint,
  add global_admin boolean,
  add active boolean,
  add permission char(10);

update sessions s set role = u.role, global_admin = u.global_admin, active = u.active, permission = c.permission
from users u, companies c
where u.company_id = s.company_id and u.id = s.user_id and c.id = s.company_id;

alter table sessions
  alter role set not null,
  alter global_admin set not null,
  alter active set not null,
  alter permission set not null;

-- Both rows are locked: a change that is on its way ends before the session begins, or finds it.
create function fill_session() returns trigger language plpgsql as $$
begin
  select u.role, u.global_admin, u.active into new.role, new.global_admin, new.active
  from public.users u where u.company_id = new.company_id and u.id = new.user_id for share;
  select c.permission into new.permission from public.companies c where c.id = new.company_id for share;
  return new;
end
$$;
create trigger sessions_filled before insert on sessions for each row execute function fill_session();

-- As owner, because a global admin's calls see companies and people of others, but no sessions.
create function keep_sessions_of_user() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set role = new.role, global_admin = new.global_admin, active = new.active
  where company_id = new.company_id and user_id = new.id;
  return null;
end
$$;
create trigger users_sessions after update of role, global_admin, active on users for each row
  when ((old.role, old.global_admin, old.active) is distinct from (new.role, new.global_admin, new.active))
  execute function keep_sessions_of_user();

create function keep_sessions_of_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set permission = new.permission where company_id = new.id;
  return null;
end
$$;
create trigger companies_sessions after update of permission on companies for each row
  when (old.permission is distinct from new.permission) execute function keep_sessions_of_company();

revoke execute on function fill_session, keep_sessions_of_user, keep_sessions_of_company from public;

create or replace function session_of(hash bytea, moment timestamptz)
returns table (user_id integer, company_id integer, role smallint, global_admin boolean, permission text)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select s.user_id, s.company_id, s.role, s.global_admin, s.permission::text
    from sessions s where s.token_hash = hash and s.active and s.expires_at > moment;
end
$$;
