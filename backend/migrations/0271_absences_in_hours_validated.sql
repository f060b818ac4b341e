set local lock_timeout = '2s';
-- In a transaction of its own: it reads the table beside those who write.
alter table absence_kinds validate constraint absence_kinds_hours;
alter table entries validate constraint entries_half;
