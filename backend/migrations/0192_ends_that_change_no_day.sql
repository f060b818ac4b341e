-- The end of a contract moved beyond the beginning of the next one changes no day, so no closed month is in its way.
create or replace function month_sealed_by_contract() returns trigger language plpgsql as $$
declare
  changed contracts := case when tg_op = 'DELETE' then old else new end;
  first_day date := changed.valid_from;
  next_from date;
begin
  if tg_op = 'UPDATE' then
    first_day := case
      when (new.company_id, new.user_id, new.valid_from, new.weeklyhours, new.minutes, new.vacation, new.place_id)
        is distinct from (old.company_id, old.user_id, old.valid_from, old.weeklyhours, old.minutes, old.vacation, old.place_id)
        then least(old.valid_from, new.valid_from)
      when new.ends_on is distinct from old.ends_on
        then least(coalesce(old.ends_on, 'infinity'), coalesce(new.ends_on, 'infinity')) + 1
    end;
  end if;
  if first_day is not null then
    select min(valid_from) into next_from from contracts
    where company_id = changed.company_id and user_id = changed.user_id and id <> changed.id
      and valid_from > case when tg_op = 'UPDATE' then greatest(old.valid_from, new.valid_from) else first_day end;
    -- The next contract may begin where this one ended: then no day says anything else.
    if next_from is null or first_day < next_from then
      perform refuse_sealed(changed.company_id, changed.user_id, first_day, coalesce(next_from - 1, 'infinity'));
    end if;
  end if;
  return changed;
end
$$;
