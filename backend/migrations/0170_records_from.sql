-- From which day on is recorded: of the company what is proposed for somebody new, of a person what counts. Null: from the
-- beginning, as for everybody who was there before these columns.
alter table companies add records_from date;
alter table users add records_from date, add records boolean not null default true;

-- Nobody is without a contract, whichever way the person comes in; but for somebody of whom nothing is recorded there is none.
create or replace function contract_of_newcomer() returns trigger language plpgsql as $$
begin
  if not new.records or exists (select from contracts k where k.company_id = new.company_id and k.user_id = new.id) then
    return null;
  end if;
  perform add_first_contract(new, case when 'contracts' = any (
    (select c.features from companies c where c.id = new.company_id)::text[])
    then coalesce(new.worker_since, case when tg_op = 'UPDATE' then new.records_from end, '1900-01-01')
    else '1900-01-01' end::date);
  return null;
end
$$;
create trigger users_contract_of_recorded after update of records on users for each row
  when (new.records and not old.records) execute function contract_of_newcomer();
