-- In PL/pgSQL, whose plans stay: a function in SQL that is not inlined is planned at every call, which was half of what
-- recording a booking costs.
create or replace function recordable(content jsonb, times text[]) returns jsonb language plpgsql stable as $$
declare
  key text;
begin
  if content ? 'password_hash' then
    content := content - 'password_hash'
      || jsonb_build_object('password', jsonb_typeof(content -> 'password_hash') <> 'null');
  end if;
  foreach key in array coalesce(times, '{}') loop
    if content ->> key is not null then
      content := jsonb_set(content, array[key], to_jsonb(
        to_char((content ->> key)::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    end if;
  end loop;
  return content;
end
$$;

-- A table may be named twice: by its own migration, and here.
create or replace function record_changes_of(of_table regclass) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = of_table);
  person_key text := case when name = 'users' then 'id' else 'user_id' end;
begin
  execute format('create or replace trigger %I after insert on %s referencing new table as added
    for each statement execute function record_changes(%L)', name || '_inserted_changes', of_table, person_key);
  execute format('create or replace trigger %I after update on %s referencing old table as removed new table as added
    for each statement execute function record_changes(%L)', name || '_updated_changes', of_table, person_key);
  execute format('create or replace trigger %I after delete on %s referencing old table as removed
    for each statement execute function record_changes(%L)', name || '_deleted_changes', of_table, person_key);
end
$$;

-- Tables that came before the recording could be attached to it.
do $$
declare
  forgotten regclass;
begin
  for forgotten in
    select c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname in ('company_settings', 'absence_requests')
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'record_changes'::regproc)
  loop
    perform record_changes_of(forgotten);
  end loop;
end
$$;
