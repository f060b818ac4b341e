-- A new password for whoever has the code. All sessions of the person end; the code is used up under the lock of the
-- person's row, so that of many equal requests one finds it.
create function reset_password(code_hash bytea, hash text, moment timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person integer;
  of_company integer;
begin
  select user_id, company_id into person, of_company from code_of(code_hash, moment) where kind = 'reset';
  if not found then
    return false;
  end if;
  perform from users where company_id = of_company and id = person for no key update;
  perform from code_of(code_hash, moment) where kind = 'reset';
  if not found then
    return false;
  end if;
  perform set_config('app.person', person::text, true);
  update users set password_hash = hash where company_id = of_company and id = person;
  update codes set used_at = moment where company_id = of_company and user_id = person and kind = 'reset';
  delete from sessions where company_id = of_company and user_id = person;
  return true;
end
$$;
revoke execute on function reset_password from public;
grant execute on function reset_password to stundenbuch_app;
