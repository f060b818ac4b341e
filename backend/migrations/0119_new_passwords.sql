-- Whose password is about to be set, and by which rules of the company: by registration, or with a code for a new one.
create function new_password_of(mail text, code_hash bytea, moment timestamptz)
returns table (email text, first_name text, name text, role smallint, strong boolean)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person integer;
  of_company integer;
begin
  if mail is not null then
    select user_id, company_id into person, of_company from registration_of(mail, code_hash, moment);
  else
    select user_id, company_id into person, of_company from code_of(code_hash, moment) where kind = 'reset';
  end if;
  return query
    select u.email::text, u.first_name::text, u.name::text, u.role,
      coalesce((select (s.value ->> 'strong_passwords')::boolean from company_settings s
        where s.company_id = u.company_id and s.feature = 'login'), false)
    from users u where u.company_id = of_company and u.id = person;
end
$$;
revoke execute on function new_password_of from public;
grant execute on function new_password_of to stundenbuch_app;
