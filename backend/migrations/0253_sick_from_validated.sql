set local lock_timeout = '2s';
-- In a transaction of its own: it reads the table beside those who write.
alter table entries validate constraint entries_sick_from;
