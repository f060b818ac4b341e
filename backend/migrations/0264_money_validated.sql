set local lock_timeout = '2s';
-- In a transaction of its own: it reads the tables beside those who write.
alter table entries validate constraint entries_job;
alter table projects validate constraint projects_fixed_price;
alter table projects validate constraint projects_archived;
