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
