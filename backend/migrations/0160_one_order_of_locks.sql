-- People are locked `for no key update` alone (CONTRIBUTING): `for update` would wait for each stored row that names them, and two
-- of such waits could meet. The share that is taken here waits for whoever closes the month of the person, as the key share of
-- 0127 did; a change that has locked the person already, as each of the program has, takes nothing more.
create or replace function refuse_sealed(company integer, person integer, first_day date, last_day date) returns void
language plpgsql as $$
declare
  sealed date;
begin
  if (select 'closing' = any (features) from companies where id = company) is not true then
    return;
  end if;
  perform from users where company_id = company and id = person for share;
  select min(month) into sealed from month_closings
  where company_id = company and user_id = person and state = 'closed'
    and month between date_trunc('month', first_day)::date and last_day;
  if sealed is not null then
    raise exception 'month % is closed', sealed
      using errcode = '23514', constraint = 'month_sealed', detail = to_char(sealed, 'YYYY-MM');
  end if;
  update month_closings set state = 'open', confirmed_at = null
  where company_id = company and user_id = person and state = 'confirmed'
    and month between date_trunc('month', first_day)::date and last_day;
end
$$;
