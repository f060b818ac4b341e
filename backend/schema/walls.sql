-- Every table with a company has the same wall, and a table that comes later has it in its migration. Of people see people.sql:
-- a global admin sees those of all companies.
do $$
declare
  tenant_table text;
begin
  for tenant_table in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'users'
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('create policy %I on %I using (company_id = current_company())
      with check (company_id = current_company())', tenant_table || '_tenant', tenant_table);
  end loop;
end
$$;
