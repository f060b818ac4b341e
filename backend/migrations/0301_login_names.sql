-- A login name can be guessed, so that nobody registers with it but whoever has the invitation.
create or replace function registration_of(mail text, code_hash bytea, moment timestamptz)
returns table (user_id integer, company_id integer)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.company_id from users u
    where u.email = mail and u.active and u.password_hash is null
      and case
        when code_hash is not null then
          exists (select from code_of(code_hash, moment) o where o.kind = 'invite' and o.user_id = u.id)
        else mail like '%@%.%'
          and not exists (select from company_settings s where s.company_id = u.company_id and s.feature = 'login'
            and s.value ->> 'registration' = 'invited')
          and not exists (select from companies c where c.id = u.company_id and c.locked_at is not null)
      end;
end
$$;
