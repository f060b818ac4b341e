-- What somebody is and was called; `shared`: as somebody else of the company is or was, too. Also as the own sheets say, which may be
-- older than the names that are kept here.
create function names_of(company integer, person integer)
returns table (first_name text, name text, called text, email text, shared boolean)
language sql stable set search_path = public, pg_temp as $$
  select n.first_name, n.name, n.first_name || ' ' || n.name, n.email,
    exists (select from users o where o.company_id = company and o.id <> person and o.first_name = n.first_name and o.name = n.name)
      or exists (select from former_names f
        where f.company_id = company and f.user_id <> person and f.first_name = n.first_name and f.name = n.name)
  from (
    select u.first_name, u.name, u.email from users u where u.company_id = company and u.id = person
    union
    select f.first_name, f.name, f.email from former_names f where f.company_id = company and f.user_id = person
    union
    select s.data #>> '{person,first_name}', s.data #>> '{person,name}', null from month_sheets s
    where s.company_id = company and s.user_id = person and s.erased_at is null
  ) n
  where n.first_name is not null
$$;

-- From which day on nobody has to know any more who somebody was: the period of everything that names the person is over. Null
-- where nothing does. Asked of sheets, also those of others that the person has corrected (unless somebody else is called the
-- same), of the last entry, and of what the log has not forgotten yet; by every name that the person has had.
create function name_kept_until(company integer, person integer, years integer) returns date
language sql stable set search_path = public, pg_temp as $$
  with names as materialized (select * from names_of(company, person)),
  alone as (select jsonb_build_object('called', coalesce(jsonb_agg(called), '[]')) as names from names where not shared)
  select (max(day) + make_interval(years => years))::date from (
    select (s.month + interval '1 month')::date as day from month_sheets s
    where s.company_id = company and s.user_id = person and s.erased_at is null
    union all
    select (s.month + interval '1 month')::date from month_sheets s, alone a
    where s.company_id = company and s.user_id <> person and s.erased_at is null
      and jsonb_path_exists(s.data, '$.rows[*].corrections[*].by ? (@ == $called[*])', a.names)
    union all
    select max(e.day) + 1 from entries e where e.company_id = company and e.user_id = person
    union all
    select max(c.at)::date + 1 from changes c
    where c.company_id = company and c.person_id = person and c.erased_at is null
      and (c.table_name in ('users', 'codes') and (c.before ?| array['first_name', 'name', 'email', 'pending_email', 'address']
          or c.after ?| array['first_name', 'name', 'email', 'pending_email', 'address'])
        or exists (select from names n where position(n.called in concat(c.before, c.after, c.reason)) > 0
          or position(n.email in concat(c.before, c.after, c.reason)) > 0))
  ) kept
$$;

-- A file for the payroll without somebody's name: in lines with first name and name, and, of columns with one of both, where nobody
-- else of the company has it.
create function without_name(content text, first_name text, name text, first_alone boolean, name_alone boolean, number text)
returns text language sql immutable set search_path = public, pg_temp as $$
  select string_agg(case
      when position(first_name in line) > 0 and position(name in line) > 0
        then replace(replace(line, name, number), first_name, 'Ehemalige Person')
      when name_alone and line ~ (cell.starts || cell.name || cell.ends)
        then regexp_replace(line, cell.starts || cell.name || cell.ends, '\1' || number, 'g')
      when first_alone and line ~ (cell.starts || cell.first_name || cell.ends)
        then regexp_replace(line, cell.starts || cell.first_name || cell.ends, '\1Ehemalige Person', 'g')
      else line end, e'\n' order by at)
  from regexp_split_to_table(content, e'\n') with ordinality as l (line, at), (
    select '(^|[;,\t"])' as starts, '(?=$|[;,\t"\r])' as ends,
      regexp_replace(name, '(\W)', '\\\1', 'g') as name, regexp_replace(first_name, '(\W)', '\\\1', 'g') as first_name) cell
$$;

-- Takes name and address of a person out of everything, for good: whoever calls it has asked whether that may be. Entries stay,
-- their texts if `clear_texts` says nothing else; what opens an account and what was told goes. Of sheets the names go and the
-- hash stays, of the log the content (decision 0177).
create function anonymise_person(person integer, years integer, clear_texts boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company integer := current_company();
  was users;
  had record;
  number integer;
  of_table text;
begin
  -- As for every right of the company's people: no two get the same number.
  perform lock_people(company);
  select * into was from users u where u.company_id = company and u.id = person for no key update;
  if was.active is not false then
    raise exception 'person % is not inactive', person;
  end if;
  if name_kept_until(company, person, years) > (now() at time zone 'Europe/Berlin')::date then
    raise exception 'the name of person % is still kept', person;
  end if;
  select coalesce(max(u.name::integer), 0) + 1 into number from users u
  where u.company_id = company and u.first_name = 'Ehemalige Person' and u.name ~ '^\d{1,9}$';

  foreach of_table in array array['sessions', 'second_factors', 'recovery_codes', 'challenges', 'former_passwords', 'codes',
    'terminal_pins', 'feeds', 'notices', 'notice_settings', 'outbox', 'refused_addresses', 'seen_devices', 'security_events',
    'insurances', 'sick_cases', 'identities', 'sign_ons', 'change_sets', 'stopwatches', 'favourites'] loop
    execute format('delete from %I where company_id = $1 and user_id = $2', of_table) using company, person;
  end loop;
  delete from saved_views where company_id = company and user_id = person and not shared;
  if clear_texts then
    update entries set booking_text = null where company_id = company and user_id = person and booking_text is not null;
    update absence_requests set note = null, decline_reason = null
    where company_id = company and user_id = person and (note is not null or decline_reason is not null);
  end if;

  -- Whatever the person was called when it was written.
  for had in select * from names_of(company, person) loop
    -- What others were told of the person.
    delete from notices n where n.company_id = company
      and (position(to_jsonb(had.called)::text in n.data::text) > 0 or position(to_jsonb(had.email)::text in n.data::text) > 0);
    delete from outbox o where o.company_id = company and (o.address = had.email
      or position(to_jsonb(had.called)::text in o.data::text) > 0 or position(to_jsonb(had.email)::text in o.data::text) > 0);

    -- What files that were taken over said of the person; what they brought stays.
    delete from import_chunks c where c.company_id = company and (position(lower(had.email) in lower(c.keys::text)) > 0
      or position(to_jsonb(had.name)::text in c.answer::text) > 0 or position(had.called in c.answer::text) > 0);

    -- Who corrected the sheets of others.
    if not had.shared then
      update month_sheets s set erased_at = coalesce(s.erased_at, now()), data = replace(s.data::text,
        '"by": ' || to_jsonb(had.called)::text, '"by": ' || to_jsonb('Ehemalige Person ' || number)::text)::jsonb
      where s.company_id = company and position('"by": ' || to_jsonb(had.called)::text in s.data::text) > 0;
    end if;

    update payroll_files f set content = without_name(f.content, had.first_name, had.name,
      not exists (select from users o where o.company_id = company and o.id <> person and o.first_name = had.first_name),
      not exists (select from users o where o.company_id = company and o.id <> person and o.name = had.name), number::text)
    where f.company_id = company and (position(had.name in f.content) > 0 or position(had.first_name in f.content) > 0)
      and f.run_id in (select l.run_id from payroll_lines l where l.company_id = company and l.user_id = person);
  end loop;

  update month_sheets s set erased_at = now(), data = jsonb_set(jsonb_set(jsonb_set(s.data,
    '{person,first_name}', '"Ehemalige Person"'), '{person,name}', to_jsonb(number::text)), '{person,personnel_number}', 'null')
  where s.company_id = company and s.user_id = person and s.erased_at is null;

  update users set first_name = 'Ehemalige Person', name = number::text, email = 'anonym-' || person || '@invalid',
    pending_email = null, pending_until = null, password_hash = null, personnel_number = null, birth_date = null,
    global_admin = false, version = version + 1
  where company_id = company and id = person;
  delete from former_names where company_id = company and user_id = person;

  -- What was just recorded is not sealed yet: it says what is, not what was.
  update changes c set before = null from unsealed_changes u
  where u.company_id = company and u.id = c.id and c.company_id = company and c.person_id = person and c.at = now()::timestamptz(3);
  update changes c set before = null, after = null, reason = null, erased_at = now()
  where c.company_id = company and c.person_id = person and c.erased_at is null
    and c.at < now() - make_interval(years => greatest(years, 2))
    and not exists (select from unsealed_changes u where u.company_id = company and u.id = c.id);
end
$$;
revoke execute on function anonymise_person from public;
grant execute on function anonymise_person to stundenbuch_app;

-- What was deleted after its period: how much, never what.
create table deletions (
  id integer generated by default as identity primary key,
  company_id integer not null references companies,
  kind varchar(10) not null check (kind in ('times', 'bookings', 'absences', 'payroll')),
  -- the first day that stayed
  until date not null,
  entries integer not null,
  created_at timestamptz not null,
  created_by integer not null,
  constraint deletions_of_company unique (company_id, id),
  constraint deletions_once unique (company_id, kind, until)
);
revoke insert, update, delete on deletions from stundenbuch_app;
select record_changes_of('deletions');

-- The company's entries of a kind from before a day, each with what it still counts for; null: for nothing, so it may go. A balance is
-- added up and never stored (decision 0096): what an account counts stays for as long as it does.
create function expired_entries(of_kind text, until date) returns table (id integer, why text)
language sql stable set search_path = public, pg_temp as $$
  with company as (
    select c.id, 'ledger' = any (c.features) as ledger,
      (select s.since from company_settings s
        where s.company_id = c.id and s.feature = 'overtime' and 'overtime' = any (c.features)) as account,
      (select s.since from company_settings s
        where s.company_id = c.id and s.feature = 'closing' and 'closing' = any (c.features)) as closing
    from companies c where c.id = current_company()
  )
  select e.id, case
      when of_kind <> 'bookings' and e.day >= c.account then 'account'
      when of_kind = 'absences' and (e.type in (10, 70) or c.ledger) and extract(year from e.day) >= least(
        u.vacation_lastyear_entered_in, (select min(p.year) + 1 from vacation_postings p
          where p.company_id = u.company_id and p.user_id = u.id and p.kind = 'opening')) then 'vacation'
      when k.contingent_id is not null then 'contingent'
      when e.status = 0 then 'open'
      when e.day >= c.closing and not exists (select from month_closings m where m.company_id = e.company_id
        and m.user_id = e.user_id and m.month = date_trunc('month', e.day)::date and m.state = 'closed') then 'month'
      when j.status in (1, 2) and j.budget_kind = 'total' and num_nonnulls(j.budget_hours, j.budget_money) > 0 then 'budget'
    end
  from company c join entries e on e.company_id = c.id and e.day < until
    and of_kind = case when e.type = 50 then 'times' when e.type is null then 'bookings' else 'absences' end
  join users u on u.company_id = e.company_id and u.id = e.user_id
  left join absence_kinds k on k.company_id = e.company_id and k.id = e.kind_id
  left join projects j on j.company_id = e.company_id and j.id = e.project_id
$$;

-- The day before which hours or absences are gone: no month of before is opened or handed over again. Null: nothing is.
create function erased_until(company integer) returns date language sql stable set search_path = public, pg_temp as $$
  select max(until) from deletions where company_id = company and kind in ('times', 'absences')
$$;

-- A month of which something was erased stays closed: its sheet would be made anew of what is left.
create function month_erased() returns trigger language plpgsql as $$
begin
  if old.month < erased_until(old.company_id) then
    raise exception 'month % was erased', old.month
      using errcode = '23514', constraint = 'month_sealed', detail = to_char(old.month, 'YYYY-MM');
  end if;
  return new;
end
$$;
create trigger month_erased before update of state on month_closings for each row
  when (old.state = 'closed' and new.state <> 'closed') execute function month_erased();

-- Deletes for good what is older than its period, with what belongs to its days; sheets, postings and the log's seals stay. The log
-- says that a row is gone and not what was in it. The caller has locked the people of the company.
create function delete_expired(of_kind text, until date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company integer := current_company();
  months integer;
  gone integer := 0;
  -- whole months are gone up to the last day of which something is
  gone_before date := delete_expired.until;
  ids integer[];
  requests integer[];
  tables constant text[] := array['entries', 'work_intervals', 'law_reasons', 'correction_requests', 'allowances', 'absence_requests'];
begin
  select (s.value ->> (of_kind || '_months'))::integer into months
  from company_settings s join companies c on c.id = s.company_id and 'security' = any (c.features)
  where s.company_id = company and s.feature = 'privacy';
  if coalesce(months, 0) = 0 then
    raise exception 'company % has no period of %', company, of_kind;
  end if;
  months := greatest(months, case of_kind when 'times' then 24 else 12 end);
  if delete_expired.until > date_trunc('month', now() at time zone 'Europe/Berlin') - make_interval(months => months) then
    raise exception 'nothing of % before % may go yet', of_kind, delete_expired.until;
  end if;
  if of_kind = 'payroll' then
    -- Lines stay: the next file is the difference to them.
    delete from payroll_files f using payroll_runs r where f.company_id = company and r.company_id = company and r.id = f.run_id
      and r.month < delete_expired.until and r.handed_over_at < delete_expired.until;
    get diagnostics gone = row_count;
  else
    select array_agg(x.id) into ids from expired_entries(of_kind, delete_expired.until) x where x.why is null;
    perform set_config('app.expired', 'on', true);
    if of_kind = 'times' then
      delete from law_reasons r where r.company_id = company and (r.user_id, r.day) in (
        select e.user_id, e.day from entries e where e.company_id = company and e.id = any (ids));
      delete from allowances r where r.company_id = company and (r.user_id, r.day) in (
        select e.user_id, e.day from entries e where e.company_id = company and e.id = any (ids));
      delete from correction_requests r where r.company_id = company and r.state <> 'open' and (r.user_id, r.day) in (
        select e.user_id, e.day from entries e where e.company_id = company and e.id = any (ids));
      delete from clock_taps r where r.company_id = company
        and (r.user_id, (r.created_at at time zone 'Europe/Berlin')::date) in (
          select e.user_id, e.day from entries e where e.company_id = company and e.id = any (ids));
    end if;
    select array_agg(distinct e.request_id), date_trunc('month', max(e.day)) + interval '1 month' into requests, gone_before
    from entries e where e.company_id = company and e.id = any (ids);
    delete from entries e where e.company_id = company and e.id = any (ids);
    get diagnostics gone = row_count;
    delete from absence_requests r where r.company_id = company and r.id = any (requests)
      and not exists (select from entries e where e.company_id = company and e.request_id = r.id);
    perform set_config('app.expired', 'off', true);
  end if;

  update changes c set before = null from unsealed_changes u
  where u.company_id = company and u.id = c.id and c.company_id = company and c.op = 'D' and c.table_name = any (tables)
    and c.at = now()::timestamptz(3);
  if gone > 0 then
    insert into deletions as d (company_id, kind, until, entries, created_at, created_by)
    values (company, of_kind, gone_before, gone, now(), 0)
    on conflict (company_id, kind, until) do update set entries = d.entries + excluded.entries;
  end if;
  return gone;
end
$$;
revoke execute on function delete_expired from public;
grant execute on function delete_expired to stundenbuch_app;
