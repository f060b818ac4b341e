-- Who tries a thousand e-mails once each leaves a thousand rows that nobody asks for again. Every attempt takes a few of
-- those with it that count no more, whoever made them.
create index login_failures_at on login_failures (at);

create or replace function take_attempt(attempt_key bytea, moment timestamptz, since timestamptz, allowed integer)
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
