-- The planner computes a branch of a case beforehand where it knows its values: a week without working days divided by zero there.
create or replace function weekday_minutes(hours numeric, mask text) returns smallint[] language sql immutable as $$
  select array_agg(case substr(mask, place, 1) when '1'
    then least(1440, total / nullif(days, 0) + (length(replace(left(mask, place), '0', '')) <= total % nullif(days, 0))::int) else 0 end
    order by place)::smallint[]
  from generate_series(1, 7) place,
    (select round(hours * 60)::int as total, length(replace(mask, '0', '')) as days) week
$$;
