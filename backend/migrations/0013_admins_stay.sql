-- A company that has an active admin keeps one, and so does the program with its global admins: whoever takes the last one
-- away, by whichever call. Asked at the end of the transaction, behind a lock: of two who take away each other's right at the
-- same moment the second sees what the first has done. A company that is deleted as a whole needs nobody.
create index users_global_admins on users (id) where global_admin;

create function keep_an_admin() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.role = 2 then
    perform lock_people(old.company_id);
    if exists (select from companies where id = old.company_id)
      and not exists (select from users where company_id = old.company_id and role = 2 and active) then
      raise exception 'company without an active admin' using errcode = '23514', constraint = 'users_last_admin';
    end if;
  end if;
  if old.global_admin then
    perform lock_people(0);
    if not exists (select from users where global_admin and active) then
      raise exception 'no active global admin' using errcode = '23514', constraint = 'users_last_global_admin';
    end if;
  end if;
  return null;
end
$$;

-- Until the end of the transaction nobody else changes the rights of the company's people; 0 stands for the global admins.
create function lock_people(company integer) returns void
language sql set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(5307313, company);
$$;

create constraint trigger users_keep_an_admin
  after update of role, active, global_admin, company_id or delete on users
  deferrable initially deferred for each row
  when (old.active and (old.role = 2 or old.global_admin))
  execute function keep_an_admin();

revoke execute on function keep_an_admin, lock_people from public;
grant execute on function lock_people to stundenbuch_app;
