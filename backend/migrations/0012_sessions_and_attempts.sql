-- A session begins only as long as the password that was looked at is still the password and the person is active: the
-- row is locked, so a change on its way ends first and is seen. Of many sessions the newest twenty stay.
create function open_session(person integer, verified text, hash bytea, moment timestamptz, ends timestamptz)
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found_company integer;
begin
  select company_id into found_company from users
  where id = person and active and password_hash = verified for no key update;
  if not found then
    return false;
  end if;
  insert into sessions (token_hash, company_id, user_id, created_at, expires_at)
  values (hash, found_company, person, moment, ends);
  delete from sessions where user_id = person and company_id = found_company and token_hash in (
    select token_hash from sessions where user_id = person and company_id = found_company and token_hash <> hash
    order by created_at desc, token_hash offset 19
  );
  delete from sessions where token_hash in (
    select token_hash from sessions where expires_at <= moment limit 100 for update skip locked
  );
  return true;
end
$$;

-- The session must still be there once the row is locked: of two changes on their way the second finds what the first left.
create function change_password(session bytea, moment timestamptz, new_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person integer;
begin
  select user_id into person from sessions where token_hash = session;
  perform from users where id = person for no key update;
  if not exists (select from session_of(session, moment)) then
    return false;
  end if;
  update users set password_hash = new_hash where id = person;
  delete from sessions where user_id = person and token_hash <> session;
  return true;
end
$$;

-- What has expired is gone: a clock that is set back does not bring it back.
create index sessions_expire on sessions (expires_at);

create function end_session_if_expired(hash bytea, moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions where token_hash = hash and expires_at <= moment;
$$;

-- Where somebody has logged in before, by a keyed hash of e-mail and network: nobody can be read out of it.
create table known_devices (
  key bytea primary key,
  at timestamptz not null
);
create index known_devices_at on known_devices (at);
alter table known_devices enable row level security;
revoke all on known_devices from stundenbuch_app;

create function remember_device(device bytea, moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from known_devices where key in (
    select key from known_devices where at < moment - interval '180 days' order by at limit 10 for update skip locked
  );
  insert into known_devices (key, at) values (device, moment) on conflict (key) do update set at = excluded.at;
$$;

create function login_from(mail text, device bytea)
returns table (user_id integer, company_id integer, password_hash text, is_known boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.company_id, u.password_hash, exists (select from known_devices where key = device)
    from users u where u.email = mail and u.active;
end
$$;

-- Answers 0 and counts, or how many seconds are to be waited and counts nothing. Beyond `allowed` failures within `span`
-- the oldest has to pass; where there is a `pause`, one more is looked at each time that much has passed since the last.
create function take_limited_attempt(attempt_key bytea, moment timestamptz, span interval, allowed integer, pause interval)
returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  times timestamptz[];
  free timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(attempt_key, 'hex'), 0));
  delete from login_failures where id in (
    select id from login_failures where at <= moment - span order by at limit 10 for update skip locked
  );
  select array_agg(at order by at desc) into times from (
    select at from login_failures where key = attempt_key and at > moment - span order by at desc limit allowed
  ) latest;
  if cardinality(times) >= allowed then
    free := least(times[allowed] + span, times[1] + pause);
    if free > moment then
      return ceil(extract(epoch from free - moment));
    end if;
  end if;
  insert into login_failures (key, at) values (attempt_key, moment);
  return 0;
end
$$;

-- One that was taken for nothing, the last.
create function return_attempt(attempt_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from login_failures where id = (select max(id) from login_failures where key = attempt_key);
$$;

revoke execute on function open_session, change_password, end_session_if_expired, remember_device,
  login_from, take_limited_attempt, return_attempt from public;
grant execute on function open_session, change_password, end_session_if_expired, remember_device,
  login_from, take_limited_attempt, return_attempt to stundenbuch_app;
