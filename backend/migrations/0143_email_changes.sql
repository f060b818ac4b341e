-- An e-mail that counts once whoever has it confirms it.
alter table users add pending_email varchar(254);

-- Whose e-mail a code confirms, or gives back.
create function email_code_of(code_hash bytea, moment timestamptz)
returns table (user_id integer, company_id integer)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.company_id
    from codes c join users u on u.company_id = c.company_id and u.id = c.user_id and u.active
    where c.secret_hash = code_hash and c.used_at is null and c.expires_at > moment
      and (c.kind = 'email_undo' or (c.kind = 'email' and u.pending_email = c.address));
end
$$;

-- In whatever company.
create function is_email_taken(mail text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users where email = mail);
$$;

revoke execute on function email_code_of, is_email_taken from public;
grant execute on function email_code_of, is_email_taken to stundenbuch_app;
