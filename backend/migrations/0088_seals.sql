-- What has been recorded is sealed every minute: each seal is the hash of the one before and of its rows. Rows that are
-- committed after a seal, with whatever numbers, go into the next one, so that no writer waits for the seal or for another.
create table seals (
  company_id integer not null references companies,
  no integer not null,
  first_id bigint not null,
  last_id bigint not null,
  rows integer not null,
  prev char(64) not null,
  hash char(64) not null,
  at timestamptz(3) not null default now(),
  primary key (company_id, no)
);
alter table seals enable row level security;
create policy seals_tenant on seals
  using (company_id = current_company()) with check (company_id = current_company());
revoke insert, update, delete on seals from stundenbuch_app;

-- Seals exactly these rows of the named company; the hash of each is that of its canonical text, which only the program
-- writes (decision 0084). One process at a time: the second finds what the first has sealed.
create function seal_changes(ids bigint[], hashes text[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company integer := current_company();
  last_seal seals;
  sealed seals;
begin
  perform pg_advisory_xact_lock(5307314, company);
  select * into last_seal from seals where company_id = company order by no desc limit 1;
  sealed.no := coalesce(last_seal.no, 0) + 1;
  sealed.prev := coalesce(last_seal.hash, repeat('0', 64));
  update changes c set row_hash = h.hash, seal_no = sealed.no from unnest(ids, hashes) h (id, hash)
  where c.company_id = company and c.id = h.id and c.seal_no is null;
  if not found then
    return null;
  end if;
  select min(id), max(id), count(*),
    encode(sha256(convert_to(sealed.prev || string_agg(row_hash, '' order by id), 'UTF8')), 'hex')
  into sealed.first_id, sealed.last_id, sealed.rows, sealed.hash
  from changes where company_id = company and seal_no = sealed.no;
  insert into seals (company_id, no, first_id, last_id, rows, prev, hash)
  values (company, sealed.no, sealed.first_id, sealed.last_id, sealed.rows, sealed.prev, sealed.hash);
  return sealed.no;
end
$$;

-- The companies whose log has rows that no seal holds yet.
create function companies_to_seal() returns setof integer
language sql stable security definer set search_path = public, pg_temp as $$
  select id from companies c where exists (select from changes where company_id = c.id and seal_no is null);
$$;

-- What is older than it must be kept loses its content; its hash stays, so that the chain can still be followed.
-- Nothing younger than two years (§ 16 Abs. 2 ArbZG, § 17 MiLoG), whatever is asked for.
create function erase_changes(until timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased integer;
begin
  update changes set before = null, after = null, reason = null, erased_at = now()
  where company_id = current_company() and at < least(until, now() - interval '2 years')
    and seal_no is not null and erased_at is null;
  get diagnostics erased = row_count;
  return erased;
end
$$;

revoke execute on function seal_changes, companies_to_seal, erase_changes from public;
grant execute on function seal_changes, companies_to_seal, erase_changes to stundenbuch_app;
