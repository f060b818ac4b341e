-- When a terminal was last used, so that an admin knows which of them to revoke: written once an hour, and not recorded.
alter table terminals add used_at timestamptz;

drop function terminal_of(bytea);
create function terminal_of(token_hash bytea)
returns table (id integer, company_id integer, name text, used_at timestamptz, permission text, features text[])
language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select t.id, t.company_id, t.name::text, t.used_at, c.permission::text, c.features
  from terminals t join companies c on c.id = t.company_id
  where t.secret_hash = token_hash and t.revoked_at is null;
$$;
revoke execute on function terminal_of from public;
grant execute on function terminal_of to stundenbuch_app;

-- One change. Of a changed row only the columns that differ; nothing where none does, and not that a terminal is used.
create or replace function record_change(of_table text, of_op text, person_key text, times text[], old_row jsonb, new_row jsonb)
returns void language plpgsql as $$
declare
  any_row jsonb := coalesce(new_row, old_row);
  company integer := (any_row ->> case of_table when 'companies' then 'id' else 'company_id' end)::integer;
  why text := nullif(current_setting('stundenbuch.reason', true), '');
  was_on boolean;
  is_on boolean;
begin
  select 'audit' = any (features) into is_on from companies where id = company;
  was_on := is_on;
  if of_table = 'companies' then
    was_on := coalesce(old_row -> 'features' ? 'audit', false);
    why := case when is_on and not was_on then 'Beginn der Aufzeichnung'
      when was_on and not is_on then 'Ende der Aufzeichnung' else why end;
  end if;
  if (is_on or was_on) is not true then
    return;
  end if;
  if of_op = 'U' then
    select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, new_row -> key) into old_row, new_row
    from jsonb_object_keys(any_row) key
    where old_row -> key is distinct from new_row -> key and not (of_table = 'terminals' and key = 'used_at');
    if new_row is null then
      return;
    end if;
  end if;
  insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, before, after, reason)
  select company, a.id, a.kind, of_table, (any_row ->> 'id')::bigint, (any_row ->> person_key)::integer, of_op,
    recordable(old_row, times), recordable(new_row, times), why
  from acting_in(company) a;
end
$$;
