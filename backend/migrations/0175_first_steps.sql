-- The first steps of a company: what an admin does once, until all is done or nobody wants to read it any more.
-- Companies that have begun need none.
alter table companies add first_steps_over_at timestamptz;
update companies c set first_steps_over_at = now()
  where exists (select from entries e where e.company_id = c.id);
