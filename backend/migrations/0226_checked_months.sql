set local lock_timeout = '2s';
-- The word of whoever leads the team on a month that its person has confirmed; it counts as long as that confirmation is not
-- younger.
alter table month_closings
  add column checked_at timestamptz,
  add column checked_by integer;
