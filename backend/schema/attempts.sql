-- Failed logins and registrations, by the hash of e-mail and address: nobody can be read out of it.
create table login_failures (
  id bigint generated always as identity primary key,
  key bytea not null,
  at timestamptz not null
);
create index login_failures_key on login_failures (key, at);
-- Who tries a thousand e-mails once each leaves a thousand rows that nobody asks for again. Every attempt takes a few of
-- those with it that count no more, whoever made them.
create index login_failures_at on login_failures (at);

-- Where somebody has logged in before, by a keyed hash of e-mail and network: nobody can be read out of it.
create table known_devices (
  key bytea primary key,
  at timestamptz not null
);
create index known_devices_at on known_devices (at);

-- Nobody but the functions below touches them, hence no policy at all.
alter table login_failures enable row level security;
alter table known_devices enable row level security;
revoke all on login_failures, known_devices from stundenbuch_app;

-- Counts before the password is looked at, so that parallel guesses can't outrun the limit. A success is forgiven.
-- For a process of the last release.
create function take_attempt(attempt_key bytea, moment timestamptz, since timestamptz, allowed integer)
returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  attempt bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(attempt_key, 'hex'), 0));
  delete from login_failures where id in (
    select id from login_failures where at <= since order by at limit 10 for update skip locked
  );
  if (select count(*) from login_failures where key = attempt_key and at > since) >= allowed then
    return null;
  end if;
  insert into login_failures (key, at) values (attempt_key, moment) returning id into attempt;
  return attempt;
end
$$;

create function forgive_attempts(attempt_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from login_failures where key = attempt_key;
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

-- Counts a wrong PIN, or forgets the wrong ones after a right one: the fifth within 15 minutes locks for 15 minutes, in which
-- nothing is counted and a right one is refused, too. One after the other; the seconds that are left, or 0.
create function settle_pin(pin_key bytea, is_right boolean, moment timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  span constant interval := '15 minutes';
  failures integer;
  latest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(pin_key, 'hex'), 0));
  delete from login_failures where key = pin_key and at <= moment - span;
  select count(*), max(at) into failures, latest from login_failures where key = pin_key;
  if failures >= 5 then
    return greatest(1, ceil(extract(epoch from latest + span - moment)));
  end if;
  if is_right then
    delete from login_failures where key = pin_key;
    return 0;
  end if;
  insert into login_failures (key, at) values (pin_key, moment);
  if failures = 4 then
    update login_failures set at = moment where key = pin_key;
  end if;
  return 0;
end
$$;

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

create function remember_device(device bytea, moment timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from known_devices where key in (
    select key from known_devices where at < moment - interval '180 days' order by at limit 10 for update skip locked
  );
  insert into known_devices (key, at) values (device, moment) on conflict (key) do update set at = excluded.at;
$$;

-- The devices, in words, on which somebody has used the program, so that another one is told. They outlive the sessions.
create table seen_devices (
  id integer generated by default as identity primary key,
  company_id integer not null references companies,
  user_id integer not null,
  agent varchar(60) not null,
  created_at timestamptz not null,
  created_by integer not null,
  constraint seen_devices_of_company unique (company_id, id),
  constraint seen_devices_once unique (company_id, user_id, agent),
  constraint seen_devices_user foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);

-- What failed at the doors of an account: logins, second factors, proofs and PINs, of companies with `security`, for 90 days. One row
-- for each hour, person and kind, with how often: whoever guesses fills no disk. Neither what was tried nor from where.
create table security_events (
  id bigint generated by default as identity primary key,
  company_id integer not null references companies,
  -- null: a personnel number that nobody has
  user_id integer,
  terminal_id integer,
  kind varchar(10) not null check (kind in ('login', 'second', 'passkey', 'proof', 'pin')),
  hour timestamptz not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  created_at timestamptz not null,
  created_by integer not null,
  constraint security_events_of_company unique (company_id, id),
  constraint security_events_user foreign key (company_id, user_id) references users (company_id, id) on delete cascade,
  constraint security_events_terminal foreign key (company_id, terminal_id) references terminals (company_id, id) on delete cascade
);
create unique index security_events_once
  on security_events (company_id, kind, hour, coalesce(user_id, 0), coalesce(terminal_id, 0));
create index security_events_latest on security_events (company_id, last_at desc, id);
create index security_events_oldest on security_events (last_at);

-- Several at once, some of them of an e-mail: one that nobody has belongs to no company.
create function note_failures(failures jsonb, moment timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_events as e
    (company_id, user_id, terminal_id, kind, hour, count, first_at, last_at, created_at, created_by)
  select c.id, f.person, f.terminal, f.kind, date_trunc('hour', f.last_at), sum(f.times), min(f.first_at), max(f.last_at), moment, 0
  from (
    select coalesce(u.company_id, g.company) as company, coalesce(u.id, g.person) as person, g.terminal, g.kind, g.times,
      g.first_at, g.last_at
    from jsonb_to_recordset(failures) as g(kind text, email text, company integer, person integer, terminal integer,
      times integer, first_at timestamptz, last_at timestamptz)
    left join users u on u.email = g.email
  ) f join companies c on c.id = f.company and 'security' = any (c.features)
  group by 1, 2, 3, 4, 5
  order by 1, 4, 5, 2, 3
  on conflict (company_id, kind, hour, coalesce(user_id, 0), coalesce(terminal_id, 0)) do update
    set count = e.count + excluded.count, last_at = greatest(e.last_at, excluded.last_at);
  delete from security_events where id in (
    select id from security_events where last_at < moment - interval '90 days' order by last_at limit 1000 for update skip locked
  );
end
$$;

revoke execute on function take_attempt, forgive_attempts, take_limited_attempt, return_attempt, settle_pin,
  settle_terminal_pin, remember_device, note_failures from public;
grant execute on function take_attempt, forgive_attempts, take_limited_attempt, return_attempt, settle_pin,
  settle_terminal_pin, remember_device, note_failures to stundenbuch_app;
