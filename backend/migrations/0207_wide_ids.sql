-- Rows that come with a day, a tap, a login or a message have ids of 64 bits (decision 0143). Tables that 1.3.4 has keep theirs: it may still
-- run beside this release, and reads a bigint as a text.
set local lock_timeout = '2s';
-- rewrites work_intervals: of this release, empty where 1.3.4 was before
alter table work_intervals alter column id type bigint, alter column entry_id type bigint;
-- rewrites clock_taps: of this release, empty where 1.3.4 was before
alter table clock_taps alter column id type bigint;
-- rewrites law_reasons: of this release, empty where 1.3.4 was before
alter table law_reasons alter column id type bigint;
-- rewrites calendar_cancellations: of this release, empty where 1.3.4 was before
alter table calendar_cancellations alter column id type bigint, alter column entry_id type bigint;
-- rewrites free_day_answers: of this release, empty where 1.3.4 was before
alter table free_day_answers alter column id type bigint, alter column entry_id type bigint;
-- rewrites time_postings: of this release, empty where 1.3.4 was before
alter table time_postings alter column id type bigint, alter column reverses_id type bigint;
-- rewrites vacation_postings: of this release, empty where 1.3.4 was before
alter table vacation_postings alter column id type bigint, alter column reverses_id type bigint;
-- rewrites correction_requests: of this release, empty where 1.3.4 was before
alter table correction_requests alter column id type bigint;
-- rewrites correction_reads: of this release, empty where 1.3.4 was before
alter table correction_reads alter column id type bigint;
-- rewrites notices: of this release, empty where 1.3.4 was before
alter table notices alter column id type bigint;
-- rewrites outbox: of this release, empty where 1.3.4 was before
alter table outbox alter column id type bigint;
-- rewrites security_events: of this release, empty where 1.3.4 was before
alter table security_events alter column id type bigint;
-- rewrites sessions: as many rows as there are open sessions
alter table sessions alter column id type bigint;
-- rewrites challenges: of this release, empty where 1.3.4 was before
alter table challenges alter column id type bigint;

drop function take_mails(timestamptz, timestamptz, integer);
create function take_mails(moment timestamptz, until timestamptz, wanted integer)
returns table (id bigint, company_id integer)
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
revoke execute on function take_mails from public;
grant execute on function take_mails to stundenbuch_app;
