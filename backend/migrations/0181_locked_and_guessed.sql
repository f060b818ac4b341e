-- A locked company is locked in every way, not only where a session begins. Whoever has a code of it is told so, as whoever knows
-- a password is; whoever has none learns nothing.
create function refuse_if_locked(company integer) returns void language plpgsql stable
security definer set search_path = public, pg_temp as $$
begin
  if exists (select from companies where id = company and locked_at is not null) then
    raise exception 'company % is locked', company using errcode = '23514', constraint = 'company_locked';
  end if;
end
$$;

create or replace function code_of(code_hash bytea, moment timestamptz)
returns table (
  kind text, user_id integer, company_id integer, email text, first_name text, company text, expires_at timestamptz
)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found record;
begin
  select c.kind, u.id, u.company_id, u.email::text, u.first_name::text, o.name::text as company, c.expires_at into found
  from codes c
  join users u on u.company_id = c.company_id and u.id = c.user_id and u.active and u.email = c.address
  join companies o on o.id = c.company_id
  where c.secret_hash = code_hash and c.used_at is null and c.expires_at > moment
    and (u.password_hash is null) = (c.kind = 'invite');
  if found.id is null then
    return;
  end if;
  perform refuse_if_locked(found.company_id);
  return query select found.kind, found.id, found.company_id, found.email, found.first_name, found.company, found.expires_at;
end
$$;

create or replace function email_code_of(code_hash bytea, moment timestamptz)
returns table (user_id integer, company_id integer)
language plpgsql stable rows 1 security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found record;
begin
  select u.id, u.company_id into found
  from codes c join users u on u.company_id = c.company_id and u.id = c.user_id and u.active
  where c.secret_hash = code_hash and c.used_at is null and c.expires_at > moment
    and (c.kind = 'email_undo' or (c.kind = 'email' and u.pending_email = c.address));
  if found.id is null then
    return;
  end if;
  perform refuse_if_locked(found.company_id);
  return query select found.id, found.company_id;
end
$$;

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
        else not exists (select from company_settings s where s.company_id = u.company_id and s.feature = 'login'
            and s.value ->> 'registration' = 'invited')
          and not exists (select from companies c where c.id = u.company_id and c.locked_at is not null)
      end;
end
$$;

-- What waits for a locked company is sent once it is unlocked.
create or replace function take_mails(moment timestamptz, until timestamptz, wanted integer)
returns table (id integer, company_id integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    update outbox o set due = until
    where o.id in (
      select w.id from outbox w where w.state = 'waiting' and w.due <= moment
        and not exists (select from companies c where c.id = w.company_id and c.locked_at is not null)
      order by w.due limit wanted for update skip locked
    )
    returning o.id, o.company_id;
end
$$;

drop function terminal_of(bytea);
create function terminal_of(token_hash bytea)
returns table (id integer, company_id integer, name text, used_at timestamptz, permission text, features text[], is_locked boolean)
language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select t.id, t.company_id, t.name::text, t.used_at, c.permission::text, c.features, c.locked_at is not null
  from terminals t join companies c on c.id = t.company_id
  where t.secret_hash = token_hash and t.revoked_at is null;
$$;

-- A tap on its way while the company is being locked either comes first or is refused.
create trigger company_locked before insert on clock_taps for each row execute function refuse_locked_company();

-- Wrong PINs are counted for the number, and for the terminal and the company whatever the number: beyond so many within 15 minutes
-- one more is looked at each time that the pause has passed since the last wrong one, so that nobody at one door locks it for all.
-- One after the other in a company; the seconds that are left, or 0.
create function settle_terminal_pin(pin_key bytea, terminal_key bytea, company_key bytea, is_right boolean, moment timestamptz)
returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  span constant interval := '15 minutes';
  most record;
  failures integer;
  latest timestamptz;
  seconds integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(company_key, 'hex'), 0));
  delete from login_failures where id in (
    select id from login_failures where at <= moment - span order by at limit 10 for update skip locked
  );
  for most in select * from (values (terminal_key, 30, interval '10 seconds'), (company_key, 60, interval '5 seconds'))
    as m (key, allowed, pause)
  loop
    select count(*), max(at) into failures, latest from login_failures where key = most.key and at > moment - span;
    if failures >= most.allowed and latest + most.pause > moment then
      return greatest(1, ceil(extract(epoch from latest + most.pause - moment)));
    end if;
  end loop;
  seconds := settle_pin(pin_key, is_right, moment);
  if seconds = 0 and not is_right then
    insert into login_failures (key, at) values (terminal_key, moment), (company_key, moment);
  end if;
  return seconds;
end
$$;

revoke execute on function refuse_if_locked, terminal_of, settle_terminal_pin from public;
grant execute on function terminal_of, settle_terminal_pin to stundenbuch_app;
