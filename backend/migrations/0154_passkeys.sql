-- How a browser reaches a passkey, as it said when the passkey was made: 'internal', 'hybrid', 'usb'.
alter table second_factors add transports varchar(20)[] not null default '{}';

-- Whether there are any is asked for the login page, and how many somebody has when one is added.
create index second_factors_passkeys on second_factors (company_id, user_id) where kind = 'passkey';

-- A passkey names its owner itself: anybody could register a credential of the same id elsewhere.
drop function owner_of_passkey(bytea);
create function owner_of_passkey(credential bytea, handle text)
returns table (company_id integer, user_id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id, f.user_id from second_factors f
  join users u on u.company_id = f.company_id and u.id = f.user_id and u.active
  where f.kind = 'passkey' and f.credential_id = credential and f.company_id || '.' || f.user_id = handle;
$$;

create function has_passkeys() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from second_factors where kind = 'passkey');
$$;

revoke execute on function owner_of_passkey, has_passkeys from public;
grant execute on function owner_of_passkey, has_passkeys to stundenbuch_app;
