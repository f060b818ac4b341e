-- What the log still knows of former names: of each change of one the columns as they were before it, those that it left alone as the
-- next change of them found them. Names are kept by then, so that none falls between.
insert into former_names (company_id, user_id, first_name, name, email)
select u.company_id, u.id, before.first_name, before.name, before.email
from users u join changes c on c.company_id = u.company_id and c.table_name = 'users' and c.record_id = u.id and c.op = 'U'
  and c.before ?| array['first_name', 'name', 'email']
cross join lateral (
  select coalesce(min(l.before ->> 'first_name') filter (where l.first_name), u.first_name) as first_name,
    coalesce(min(l.before ->> 'name') filter (where l.name), u.name) as name,
    coalesce(min(l.before ->> 'email') filter (where l.email), u.email) as email
  from (
    select x.before, x.id = min(x.id) filter (where x.before ? 'first_name') over () as first_name,
      x.id = min(x.id) filter (where x.before ? 'name') over () as name,
      x.id = min(x.id) filter (where x.before ? 'email') over () as email
    from changes x where x.company_id = c.company_id and x.table_name = 'users' and x.record_id = u.id and x.op = 'U' and x.id >= c.id
  ) l
) before
on conflict do nothing;
