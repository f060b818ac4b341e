set local lock_timeout = '2s';
alter table month_sheets add column erased_at timestamptz;

create or replace function month_sealed() returns trigger language plpgsql as $$
begin
  -- Who is made nobody keeps hours and no texts: only a function of the owner can have emptied one here.
  if tg_op = 'UPDATE' and tg_table_name = 'entries' and current_user <> 'stundenbuch_app' then
    if old.booking_text is not null and to_jsonb(new) = to_jsonb(old) || '{"booking_text":null}' then
      return new;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform refuse_sealed(old.company_id, old.user_id, old.day, old.day);
  end if;
  if tg_op <> 'DELETE' then
    if tg_op = 'INSERT' or (new.company_id, new.user_id, new.day) is distinct from (old.company_id, old.user_id, old.day) then
      perform refuse_sealed(new.company_id, new.user_id, new.day, new.day);
    end if;
    return new;
  end if;
  return old;
end
$$;

-- From which day on nobody has to know any more who somebody was: the period of everything that names the person is over. Null
-- where nothing does. Asked of sheets, also those of others that the person has corrected (unless somebody else is called the
-- same), of the last entry, and of what the log has not forgotten yet.
create function name_kept_until(company integer, person integer, years integer) returns date
language sql stable set search_path = public, pg_temp as $$
  with whose as (select first_name || ' ' || name as called, first_name, name from users where company_id = company and id = person)
  select (max(day) + make_interval(years => years))::date from (
    select (s.month + interval '1 month')::date as day from month_sheets s
    where s.company_id = company and s.user_id = person and s.erased_at is null
    union all
    select (s.month + interval '1 month')::date from month_sheets s, whose w
    where s.company_id = company and s.user_id <> person and s.erased_at is null
      and jsonb_path_exists(s.data, '$.rows[*].corrections[*].by ? (@ == $called)', jsonb_build_object('called', w.called))
      and not exists (select from users o where o.company_id = company and o.id <> person
        and o.first_name = w.first_name and o.name = w.name)
    union all
    select max(e.day) + 1 from entries e where e.company_id = company and e.user_id = person
    union all
    select max(c.at)::date + 1 from changes c
    where c.company_id = company and c.person_id = person and c.erased_at is null and c.table_name in ('users', 'codes')
      and (c.before ?| array['first_name', 'name', 'email', 'pending_email', 'address']
        or c.after ?| array['first_name', 'name', 'email', 'pending_email', 'address'])
  ) kept
$$;

-- Takes name and address of a person out of everything, for good: whoever calls it has asked whether that may be. Entries stay,
-- their texts if `clear_texts` says nothing else; what opens an account and what was told goes. Of sheets the names go and the
-- hash stays, of the log the content (decision 0177).
create function anonymise_person(person integer, years integer, clear_texts boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company integer := current_company();
  was users;
  called text;
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
  called := was.first_name || ' ' || was.name;
  select coalesce(max(u.name::integer), 0) + 1 into number from users u
  where u.company_id = company and u.first_name = 'Ehemalige Person' and u.name ~ '^\d{1,9}$';

  foreach of_table in array array['sessions', 'second_factors', 'recovery_codes', 'challenges', 'former_passwords', 'codes',
    'terminal_pins', 'feeds', 'notices', 'notice_settings', 'outbox', 'refused_addresses', 'seen_devices', 'security_events',
    'insurances', 'sick_cases', 'identities', 'sign_ons', 'change_sets', 'stopwatches', 'favourites'] loop
    execute format('delete from %I where company_id = $1 and user_id = $2', of_table) using company, person;
  end loop;
  delete from saved_views where company_id = company and user_id = person and not shared;
  -- What others were told of the person.
  delete from notices n where n.company_id = company
    and (position(to_jsonb(called)::text in n.data::text) > 0 or position(to_jsonb(was.email)::text in n.data::text) > 0);
  delete from outbox o where o.company_id = company and (o.address = was.email
    or position(to_jsonb(called)::text in o.data::text) > 0 or position(to_jsonb(was.email)::text in o.data::text) > 0);

  -- What files that were taken over said of the person; what they brought stays.
  delete from import_chunks c where c.company_id = company and (position(lower(was.email) in lower(c.keys::text)) > 0
    or position(to_jsonb(was.name)::text in c.answer::text) > 0 or position(called in c.answer::text) > 0);

  if clear_texts then
    update entries set booking_text = null where company_id = company and user_id = person and booking_text is not null;
    update absence_requests set note = null, decline_reason = null
    where company_id = company and user_id = person and (note is not null or decline_reason is not null);
  end if;

  update month_sheets s set erased_at = now(), data = jsonb_set(jsonb_set(jsonb_set(s.data,
    '{person,first_name}', '"Ehemalige Person"'), '{person,name}', to_jsonb(number::text)), '{person,personnel_number}', 'null')
  where s.company_id = company and s.user_id = person and s.erased_at is null;
  if not exists (select from users o where o.company_id = company and o.id <> person
    and o.first_name = was.first_name and o.name = was.name) then
    update month_sheets s set erased_at = coalesce(s.erased_at, now()), data = replace(s.data::text,
      '"by": ' || to_jsonb(called)::text, '"by": ' || to_jsonb('Ehemalige Person ' || number)::text)::jsonb
    where s.company_id = company and position('"by": ' || to_jsonb(called)::text in s.data::text) > 0;
  end if;

  -- A file for the payroll stays but for the name, which is in a line with the first name.
  update payroll_files f set content = (
    select string_agg(case when position(was.first_name in line) > 0 and position(was.name in line) > 0
        then replace(replace(line, was.name, number::text), was.first_name, 'Ehemalige Person') else line end, e'\n' order by at)
    from regexp_split_to_table(f.content, e'\n') with ordinality as l (line, at))
  where f.company_id = company and position(was.name in f.content) > 0
    and f.run_id in (select l.run_id from payroll_lines l where l.company_id = company and l.user_id = person);

  update users set first_name = 'Ehemalige Person', name = number::text, email = 'anonym-' || person || '@invalid',
    pending_email = null, pending_until = null, password_hash = null, personnel_number = null, birth_date = null,
    global_admin = false, version = version + 1
  where company_id = company and id = person;

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
